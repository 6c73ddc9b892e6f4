export const messages = {
  'figure.roundsWon': '獲得ラウンド',
  'figure.kills': 'キル',
  'figure.firstKills': 'ファーストキル',
  'figure.pistolRounds': 'ピストルラウンド獲得',
  rounds: 'ラウンドの経過',
  'rounds.map': 'マップ{number} {name}',
  'rounds.won': '{number}ラウンド {team} {home}–{away}キル',
  'rounds.toCome': '未開始',
}
