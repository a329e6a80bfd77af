/** What the page says about playing without a network, and about newer versions of itself, in Japanese. */
export const WORDS_JA = {
  'web.offline.notice': 'このページについて',
  'web.offline.update': '新しいバージョンの準備ができました。',
  'web.offline.update.table': 'テーブルは保存され、更新後も同じ場面から続きます。',
  'web.offline.update.unsaved':
    'このブラウザではこのテーブルを保存できないため、更新すると失われます。先に最後まで遊ぶか、それでも更新するかを選んでください。',
  'web.offline.update.now': 'いますぐ更新',
  'web.offline.update.anyway': 'それでも更新する',
  'web.offline.update.later': 'あとで',
  'web.offline.new': 'Paddockはネットワークがなくても遊べるようになりました。',

  'web.offline.title': 'この端末',
  'web.offline.kept.ready': 'すべてこの端末に保存済みです。ネットワークがなくても遊べます。',
  'web.offline.kept.coming': 'ネットワークなしで遊べるように準備しています…',
  'web.offline.kept.none': 'このブラウザはページを保存しないため、開くときにネットワークが必要です。',
  'web.offline.now': '現在オフラインです。',
  'web.offline.version': 'バージョン{release}（{version}）',
  'web.offline.licences': 'このページに含まれるソフトウェアのライセンス',
  'web.offline.install': 'Paddockをインストール',
}
