import type { Words } from '../../engine/sentence.ts'

/** The Japanese text of what a store says. */
export const WORDS_JA: Words = {
  'store.full': 'サーバーのディスクがいっぱいです。何も変更されていません。',
  'store.busy': 'サーバーのディスクの応答が遅れています。何も変更されていません。',
  'store.broken': 'サーバーのディスクを読み書きできません。何も変更されていません。',
  'store.closed': 'サーバーを終了しています。何も変更されていません。',
  'store.in-use': '{folder}のデータを使っているサーバーがあります。',
  'store.newer':
    '{file}は新しいPaddockが書いたものです（バージョン{theirs}。こちらは{ours}まで）。何も変更されていません。',
  'store.foreign': '{file}はPaddockのデータベースではありません。',
  'store.damaged': '{file}は壊れています。',
  'store.missing': '{file}というデータベースはありません。',
  'store.exists': '{file}はすでにあります。',
  'store.unreachable': 'データベース{place}を使えません：{reason}。',
  'store.not-empty': '{place}にはすでにデータがあります。何も変更されていません。',
  'store.differs': '{place}への写しが元と一致しません（{shelf}）。写しは破棄されました。',
}
