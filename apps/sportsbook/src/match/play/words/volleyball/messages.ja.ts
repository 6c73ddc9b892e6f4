export const messages = {
  'figure.attackPoints': 'スパイク得点',
  'figure.blocks': 'ブロック得点',
  'figure.ownErrors': 'ミスによる失点',
  'figure.longestRun': '最多連続得点',
  'figure.averageRally': '獲得ラリーの平均打数',
  'figure.longestRally': '獲得ラリーの最多打数',
  'figure.timeOuts': 'タイムアウト',
  'moment.attackPoint': 'スパイク得点（{team}）',
  'moment.block': 'ブロック得点（{team}）',
  'moment.serveError': '相手のサーブミスで得点（{team}）',
  'moment.rallyError': '相手のミスで得点（{team}）',
  'moment.timeOut': 'タイムアウト（{team}）',
}
