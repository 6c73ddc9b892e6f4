export const messages = {
  checking: 'プログラムによる操作ではないことを確認しています。数秒お待ちください。',
}
