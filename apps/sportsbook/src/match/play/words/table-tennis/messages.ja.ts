export const messages = {
  'figure.rallyWinners': '決定打',
  'moment.rallyWinner': '決定打で得点（{team}）',
}
