import type { Words } from '../engine/sentence.ts'

/** The Japanese text of what is said about the dice of a match. */
export const WORDS_JA: Words = {
  'fair.fair':
    '{rolls, plural, =0 {まだ何も振られていませんが、出目はすでに決まっています。} other {この#回の出目は、誰かが席に着く前から決まっていて、誰にも知ることができませんでした。}}',
  'fair.tampered':
    '{number, number}回目の出目は、試合の前に決まっていたものと違います。ファイルが書き換えられたか、サイコロが公正ではありませんでした。',
  'fair.false-commitment': '出目のもとになった秘密の値が、試合の前に約束されたものと違います。',
  'fair.sealed': 'この試合の出目はまだ封印されています。秘密の値は試合が終わると公開されます。',
  'fair.no-proof': 'この試合には証明がありません。出目については何も約束されていません。',
}
