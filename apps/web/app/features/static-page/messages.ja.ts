export const messages = {
  updated: '最終更新日：{date}',
  draft: '草案：このページは法務確認中のため、内容が変わることがあります。',
  contents: '目次',
  newTab: '（新しいタブで開きます）',
  'tools.title': '今すぐできること',
  'tools.time': 'ログイン時間',
  'tools.visitor': '現在ログインしていません。',
  'tools.help': '相談先を見る',
  'tools.contact': 'カスタマーサービスに問い合わせる',
}
