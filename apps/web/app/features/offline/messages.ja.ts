export const messages = {
  title: '接続できません',
  text: 'このページはそのままご利用いただけます。接続が戻りしだい、次のページを開きます。',
  textStaying: '接続が戻りしだい、続きを読み込みます。',
  trying: '接続を確認しています…',
  retry: '再試行',
  stay: '移動をやめる',
  dismiss: '閉じる',
  install: 'アプリとして追加',
  installed: 'ホーム画面に追加しました。',
}
