// How roulette plays, from its rules as data.
import { settle } from './layout.mjs'

export const isOf = ({ mechanic }) => mechanic === 'roulette'

export const play = (rules, round) => settle(roulette(rules, round.draw), round)

/** The spots of a felt with one zero, in their order; a bet on k numbers returns 36 ÷ k times itself. */
function roulette({ wheel, red, laPartage, plain }, draw) {
  const rows = Array.from({ length: 12 }, (_, row) => [3 * row + 1, 3 * row + 2, 3 * row + 3])
  const pairs = rows.slice(1).map((row, before) => [rows[before], row])
  const where = (is) => rows.flat().filter(is)
  const beside = rows.flatMap(([a, b, c]) => [
    [a, b],
    [b, c],
  ])
  const above = pairs.flatMap(([upper, lower]) => upper.map((number, at) => [number, lower[at]]))
  const corners = pairs.flatMap(([[a, b, c], [d, e, f]]) => [
    [a, b, d, e],
    [b, c, e, f],
  ])
  const lists = {
    straight: [[0], ...rows.flat().map((number) => [number])],
    split: [...[1, 2, 3].map((number) => [0, number]), ...beside, ...above],
    street: rows,
    trio: [
      [0, 1, 2],
      [0, 2, 3],
    ],
    corner: corners,
    'first-four': [[0, 1, 2, 3]],
    'six-line': pairs.map((pair) => pair.flat()),
  }
  const inside = [
    ...Object.entries(lists).flatMap(([sort, all]) => all.map((on) => [`${sort}-${on.join('-')}`, on])),
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
  const face = `${draw(wheel.length)}`
  return {
    spots: [
      ...inside.map((bet) => spot(bet)),
      ...chances.map((bet) => spot(bet, { table: plain })),
      ...(laPartage === null ? [] : chances.map((bet) => spot(bet, { table: laPartage, half: true }))),
    ],
    drawn: [{ to: 'wheel', face }],
    facts: [face],
  }
}
