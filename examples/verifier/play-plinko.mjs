// How plinko plays, from its rules as data.

export const isOf = (rules) => rules.mechanic === 'plinko'

/** Plinko: a draw of two for each row, 1 to the right. The bin has as many as went to the right; what it pays is a fraction of the stake, rounded down once. */
export function play(rules, { draw, stake, choice, actions }) {
  const { rows, risk, ...more } = choice ?? {}
  const table = rules.tables.find((one) => one.rows === rows && one.risk === risk)
  if (!table || actions.length > 0 || Object.keys(more).length > 0) return null
  const path = Array.from({ length: rows }, () => (draw(2) === 1 ? 'R' : 'L')).join('')
  const bin = path.split('R').length - 1
  const [up, down = '1'] = table.bins[bin].split('/')
  const win = Number((BigInt(stake) * BigInt(up)) / BigInt(down))
  const paid = win > 0 ? [{ type: 'binPaid', bin, amount: win }] : []
  return {
    events: [{ type: 'ballDropped', stake, rows, risk, path, bin }, ...paid, { type: 'roundEnd', amount: win }],
    win,
  }
}
