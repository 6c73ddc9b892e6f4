import { parseArgs } from 'node:util'
import { deviationOf, habits, raceOf, seeded } from './fair-scoring.ts'

/**
 * `npm run simulate-fair-scoring -- [--players 10000] [--seed 1]` plays one race of players with different habits and prints how many of each reach the first
 * tenth, by scoring method. Exits 1 if under fair scoring a habit is four standard deviations from its share.
 */
const { values } = parseArgs({
  options: { players: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
})
const [players, seed] = [Number(values.players), Number(values.seed)]
if (!Number.isSafeInteger(players) || players < 160 || players > 1_000_000)
  throw new Error(`--players needs a whole number from 160 to 1,000,000, not ${values.players}`)
if (!Number.isSafeInteger(seed)) throw new Error(`--seed needs a whole number, not ${values.seed}`)
const top = Math.floor(players / 10)
const places = raceOf({ players, counted: 30, top, random: seeded(seed) })
const methods = Object.keys(places)
const width = Math.max(...habits.map(({ name }) => name.length))
const line = (name: string, cells: readonly (number | string)[]) =>
  `${name.padEnd(width)}${cells.map((cell) => String(cell).padStart(16)).join('')}`
const rows = habits.map(({ name }, at) =>
  line(
    name,
    methods.map((method) => places[method]?.[at] ?? 0),
  ),
)
const deviations = methods.map((method) => deviationOf(places[method] ?? [], { players, top }))
process.stdout.write(
  `${[
    `${players} players, as many of each habit: how many are among the first ${top} (${(top / habits.length).toFixed(1)} expected)`,
    line('', methods),
    ...rows,
    line(
      'greatest deviation, σ',
      deviations.map((one) => one.toFixed(1)),
    ),
  ].join('\n')}\n`,
)
if ((deviations[0] ?? 0) >= 4) process.exitCode = 1
