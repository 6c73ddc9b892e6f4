// How the slider plays, from its rules as data.

export const isOf = (rules) => rules.mechanic === 'slider'

/** The slider: one number is drawn; under or over the mark it pays return ÷ chance, a fraction of the stake that is rounded down once. */
export function play(rules, { draw, stake, choice, actions }) {
  const { side, at, ...more } = choice ?? {}
  const winning = side === 'under' ? at : side === 'over' ? rules.numbers - 1 - at : 0
  const isOffered = Number.isInteger(at) && at >= 0 && winning >= rules.winning.least && winning <= rules.winning.most
  if (!isOffered || actions.length > 0 || Object.keys(more).length > 0) return null
  const number = draw(rules.numbers)
  const won = side === 'under' ? number < at : number > at
  const [up, down] = [rules.return.numerator * rules.numbers, rules.return.denominator * winning]
  const win = won ? Number((BigInt(stake) * BigInt(up)) / BigInt(down)) : 0
  const paid = win > 0 ? [{ type: 'sliderPaid', amount: win }] : []
  return {
    events: [{ type: 'numberDrawn', stake, side, at, number, won }, ...paid, { type: 'roundEnd', amount: win }],
    win,
  }
}
