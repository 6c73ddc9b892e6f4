export const messages = {
  checking: '自動操作でないことを確認しています。数秒お待ちください。',
}
