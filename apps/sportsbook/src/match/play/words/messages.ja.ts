export const messages = {
  'moment.goal': 'ゴール（{team}）',
  'moment.goalBy': 'ゴール {player}（{team}）',
  'moment.game': '{team} ゲーム獲得',
  'moment.points': '{team} +{points}',
  'moment.yellow': 'イエローカード（{team}）',
  'moment.red': 'レッドカード（{team}）',
  'moment.corner': 'コーナーキック（{team}）',
  'moment.part': '{part} 開始',
  'moment.abandoned': '試合打ち切り',
}
