export const messages = {
  updated: '{date} 版',
  draft: 'この文書は草案です。弁護士の確認をまだ受けていないため、内容が変わることがあります。',
  contents: '目次',
  newTab: '（新しいタブで開きます）',
  'tools.title': '今すぐできること',
  'tools.time': 'ログインからの時間',
  'tools.visitor': '今はログインしていません。',
  'tools.help': '相談先を見る',
  'tools.contact': 'カスタマーサービスに書く',
}
