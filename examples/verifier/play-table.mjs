// How the tables play, from their rules as data: one draw settles every bet of a layout by itself, and each return is rounded down by itself.

const tables = { roulette }
export const isOf = ({ mechanic }) => Object.hasOwn(tables, mechanic ?? '')

export function play(rules, { draw, stake, choice, actions }) {
  const { spots, drawn } = tables[rules.mechanic](rules, draw)
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
  const facts = drawn.map(({ face }) => face)
  const paid = laid.flatMap(({ id, amount: staked, pays }) => {
    const { up = 0, down = 1 } = pays.find(({ on }) => on.includes(Number(facts[0]))) ?? {}
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

/** The spots of a felt with one zero, in their order; a bet on k numbers returns 36 ÷ k times itself. */
function roulette({ wheel, red, laPartage, plain }, draw) {
  const rows = Array.from({ length: 12 }, (_, row) => [3 * row + 1, 3 * row + 2, 3 * row + 3])
  const pairs = rows.slice(1).map((row, before) => [rows[before], row])
  const where = (is) => rows.flat().filter(is)
  const named = (sort, lists) => lists.map((on) => [`${sort}-${on.join('-')}`, on])
  const inside = [
    ...named('straight', [[0], ...rows.flat().map((number) => [number])]),
    ...named(
      'split',
      [1, 2, 3].map((number) => [0, number]),
    ),
    ...named(
      'split',
      rows.flatMap(([a, b, c]) => [
        [a, b],
        [b, c],
      ]),
    ),
    ...named(
      'split',
      pairs.flatMap(([upper, lower]) => upper.map((number, at) => [number, lower[at]])),
    ),
    ...named('street', rows),
    ...named('trio', [
      [0, 1, 2],
      [0, 2, 3],
    ]),
    ...named(
      'corner',
      pairs.flatMap(([[a, b, c], [d, e, f]]) => [
        [a, b, d, e],
        [b, c, e, f],
      ]),
    ),
    ...named('first-four', [[0, 1, 2, 3]]),
    ...named(
      'six-line',
      pairs.map((pair) => pair.flat()),
    ),
    ...[1, 2, 3].map((column) => [`column-${column}`, where((number) => number % 3 === column % 3)]),
    ...[1, 2, 3].map((dozen) => [`dozen-${dozen}`, where((number) => Math.ceil(number / 12) === dozen)]),
  ]
  const chances = [
    ['red', where((number) => red.includes(number))],
    ['black', where((number) => !red.includes(number))],
    ['even', where((number) => number % 2 === 0)],
    ['odd', where((number) => number % 2 === 1)],
    ['low', where((number) => number < 19)],
    ['high', where((number) => number > 18)],
  ]
  const spot = ([id, on], { table = null, half = false } = {}) => {
    const won = { on, up: 36, down: on.length }
    return { id: half ? `${id}-half` : id, table, pays: half ? [won, { on: [0], up: 1, down: 2 }] : [won] }
  }
  return {
    spots: [
      ...inside.map((bet) => spot(bet)),
      ...chances.map((bet) => spot(bet, { table: plain })),
      ...(laPartage === null ? [] : chances.map((bet) => spot(bet, { table: laPartage, half: true }))),
    ],
    drawn: [{ to: 'wheel', face: `${draw(wheel.length)}` }],
  }
}
