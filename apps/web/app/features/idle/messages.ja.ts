export const messages = {
  title: 'まだご利用中ですか？',
  text: 'しばらく操作がありません。安全のため、約1分後にログアウトします。',
  stay: 'ログインを続ける',
  leave: 'ログアウト',
}
