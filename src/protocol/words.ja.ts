import type { Words } from '../engine/sentence.ts'

/** The Japanese text of what the readers of files say. */
export const WORDS_JA: Words = {
  'file.player': 'プレイヤー{number}',

  'file.not-text': 'テキストではありません。対戦ファイルはUTF-8のJSONです。',
  'file.link': 'このリンクには対戦が入っていません。途中で切れている可能性があります。',
  'file.link-too-large': 'このリンクは長すぎます。代わりに対戦ファイルを送ってもらってください。',
  'file.too-large': 'ファイルが{megabytes} MBを超えています。',
  'file.too-deep': 'ファイルの入れ子が{levels}段を超えています。',
  'file.too-many': 'ファイルの値が{values, number}個を、または名前が{names, number}種類を超えています。',
  'file.too-much': 'この部分が{most, number}文字を超えています。',
  'file.not-json': 'JSONとして読めません。{expected}が来るところに{found}があります。',
  'file.json.value': '値',
  'file.json.first-item': '値または「]」',
  'file.json.key': '二重引用符で囲んだ名前',
  'file.json.first-key': '二重引用符で囲んだ名前または閉じる波括弧',
  'file.json.colon': '「:」',
  'file.json.comma': 'カンマまたは閉じ括弧',
  'file.json.end': 'ファイルの終わり',
  'file.json.nothing': 'ファイルの終わり',

  'file.missing': 'この項目がありません。',
  'file.type': '{expected}が必要ですが、{found}になっています。',
  'file.expected.number': '数値',
  'file.expected.int': '整数',
  'file.expected.string': '文字列',
  'file.expected.boolean': 'trueかfalse',
  'file.expected.array': 'リスト',
  'file.expected.object': 'オブジェクト',
  'file.expected.record': 'オブジェクト',
  'file.expected.other': '別のもの',
  'file.value': '{found}は使えません。使えるもの：{allowed}。',
  'file.too-small': '{found}は小さすぎるか短すぎます。下限は{least}です。',
  'file.too-big': '{found}は大きすぎるか長すぎます。上限は{most}です。',
  'file.format': '{found}は空か、制御文字を含んでいます。',
  'file.unknown-field': 'ここに{name}という項目はありません。',
  'file.entry': '記録の1行には、席と行動の組か、結果のどちらかを書きます。',

  'file.redacted':
    'このファイルには{seat, select, none {全員} other {席{seat}}}が知ってよいことだけが書かれています。この行から先は再現できません。',

  'file.unknown-game': '{game}というゲームはありません。{hint}',
  'file.hint.near': '「{near}」のことですか？',
  'file.hint.known': '遊べるゲーム：{known}。',
  'file.rules-version':
    '{title}はここではルールのバージョン{ours}で遊びます。この試合はより新しいバージョン{theirs}で始まりました。',
  'file.outdated': 'この試合はルールのバージョン{theirs}で始まり、この項目から先は今のルールに合いません：{reason}',
  'file.unknown-board': '{title}に{board}というボードはありません。使えるもの：{known}。',
  'file.no-boards': '{title}には選べるボードがありません。',
  'file.no-own-board': '{title}には自作できるボードがありません。',
  'file.board': '{flaw}',
  'file.more': 'ほかにも誤りが{more, number}件あります。',
  'file.unknown-shape': 'どのゲームのボードの形とも合いません。ボードのあるゲーム：{known}。',
  'file.result-early': 'ファイルには最終結果がありますが、記録の最後でゲームはまだ終わっていません。',
  'file.result': '記録どおりに進めると{ours}になりますが、ファイルには{theirs}とあります。',
}
