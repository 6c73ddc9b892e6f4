// How bets on a layout are settled: one draw decides every bet by itself, and each return is rounded down by itself.

/** `spots`: what each bet pays (`up` ÷ `down` of what lies on it, the stake included) on which facts; `drawn` and `facts`: the result. Null: such a layout of bets is not allowed. */
export function settle({ spots, drawn, facts }, { stake, choice, actions }) {
  const laid = spots
    .filter(({ id }) => Object.hasOwn(choice ?? {}, id))
    .map((spot) => ({ ...spot, amount: choice[spot.id] }))
  const isAllowed =
    actions.length === 0 &&
    laid.length > 0 &&
    laid.length === Object.keys(choice).length &&
    laid.every(({ amount }) => Number.isSafeInteger(amount) && amount > 0) &&
    laid.reduce((sum, { amount }) => sum + amount, 0) === stake &&
    new Set(laid.flatMap(({ table }) => table ?? [])).size < 2
  if (!isAllowed) return null
  const paid = laid.flatMap(({ id, amount: staked, pays }) => {
    const { up = 0, down = 1 } = pays.find(({ on }) => on.some((fact) => facts.includes(`${fact}`))) ?? {}
    const amount = Number((BigInt(staked) * BigInt(up)) / BigInt(down))
    return amount > 0 ? [{ type: 'betPaid', spot: id, staked, amount }] : []
  })
  const win = paid.reduce((sum, { amount }) => sum + amount, 0)
  const events = [
    { type: 'betsLaid', bets: laid.map(({ id, amount }) => ({ spot: id, amount })) },
    ...drawn.map((one) => ({ type: 'drawn', ...one })),
    { type: 'decided', facts },
    ...paid,
    { type: 'roundEnd', amount: win },
  ]
  return { events, win }
}

/** Odds to one as text, such as 12 or 37/5, with the bet itself. */
export const returns = (odds) => {
  const [up, down = 1] = odds.split('/').map(Number)
  return { up: up + down, down }
}
export const spotOn = (id, odds, on = [id]) => ({ id, pays: [{ on, ...returns(odds) }] })
