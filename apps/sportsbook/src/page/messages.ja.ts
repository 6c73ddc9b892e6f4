export const messages = {
  loading: '読み込み中…',
  pageFailed: 'ページを読み込めませんでした。接続を確認して、もう一度お試しください。',
  retry: 'もう一度試す',
}
