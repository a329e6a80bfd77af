import type { Words } from './sentence.ts'

/** The Japanese text of what the engine itself says. */
export const WORDS_JA: Words = {
  'engine.seats': '{title}の席数は{least}〜{most}です（指定：{wanted}）。',
  'engine.option-unknown': '{title}に「{name}」というオプションはありません。使えるもの：{known}。',
  'engine.option-value': 'オプション「{name}」に{value}は指定できません。指定できる値：{allowed}。',
  'engine.over': 'ゲームは終わっています。',
  'engine.no-chance': 'いまはサイコロやカードの出番ではありません。席{waitedFor}の行動を待っています。',
  'engine.impossible': '{outcome}は「{kind}」の結果としてありえません。',
  'engine.chance-due': '先に「{kind}」の結果を決める必要があります。',
  'engine.not-waited-for': '席{seat}の番ではありません。席{waitedFor}の行動を待っています。',
  'engine.not-an-action': '{action}はこのゲームの行動ではありません。',
  'engine.no-throw': 'いまはあなたが振るサイコロはありません。',
  'engine.undo-nothing': 'まだ何も行われていません。',
  'engine.undo-chance': 'その後にサイコロやカードの結果が出たので、取り消せません。',
  'engine.undo-other': '最後に行動したのは{other}なので、取り消せません。',
  'engine.undo-reveal': '最後の行動で隠れていたものが明らかになったので、取り消せません。',
}
