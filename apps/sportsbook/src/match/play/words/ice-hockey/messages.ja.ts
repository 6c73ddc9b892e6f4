export const messages = {
  'figure.shotsOnGoal': '枠内シュート',
  'figure.powerPlays': 'パワープレー',
  'figure.powerPlayGoals': 'パワープレーゴール',
  'figure.faceoffsWon': 'フェイスオフ勝利',
  'figure.hits': 'ボディチェック',
  'figure.penaltyMinutes': 'ペナルティ時間（分）',
  'moment.penalty': 'マイナーペナルティ 2分（{team}）',
  'moment.penaltyBy': 'マイナーペナルティ 2分 {player}（{team}）',
  'moment.powerPlayOver': 'ペナルティ終了（{team}）',
}
