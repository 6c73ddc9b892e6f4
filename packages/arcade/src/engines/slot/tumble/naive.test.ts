import { fraction } from '@andon/money/fraction'
import { expect, test } from 'vitest'
import { countTumble } from './count.ts'
import { tumbleFigures } from './figures.ts'
import { naiveAward, naiveCounts, naiveSpin, naiveWin } from './naive.fixture.ts'
import type { TumbleMode, TumbleRules } from './rules.ts'
import { anywhere, cluster, fallingRows, wildCluster } from './tumble.fixture.ts'

const games = [anywhere, cluster, wildCluster, fallingRows] as const
const cases = games.flatMap((rules) =>
  (['base', 'free'] as const).map((mode) => ({ name: rules.gameCode, rules, mode })),
)

test.each(cases)('$name: every outcome of the fast count is one of the plain evaluation ($mode)', ({ rules, mode }) => {
  const fast = countTumble(rules, { mode, part: 0, parts: 1 })
  expect(new Map([...fast].sort())).toEqual(new Map([...naiveCounts(rules, { mode })].sort()))
})

test.each([anywhere, cluster, wildCluster])('$gameCode: the figures are those of every round, played out', (given) => {
  const rules = { ...given, mostFreeSpins: 2 }
  const count = (mode: TumbleMode) => countTumble(rules, { mode, part: 0, parts: 1 })
  const figures = tumbleFigures(rules, { base: count('base'), free: count('free') })
  const { rounds, total } = everyRound(rules)
  const sum = (of: (win: bigint) => bigint) =>
    [...rounds].reduce((all, [win, weight]) => all + of(BigInt(win)) * weight, 0n)
  const unit = BigInt(rules.payUnit)
  const [mean, square] = [sum((win) => win), sum((win) => win * win)]
  expect(figures.rtp).toEqual(fraction(mean, total * unit))
  expect(figures.variance).toEqual(fraction(square * total - mean * mean, (total * unit) ** 2n))
  expect(figures.hitFrequency).toEqual(
    fraction(
      sum((win) => (win > 0n ? 1n : 0n)),
      total,
    ),
  )
  expect(figures.aboveStake).toEqual(
    fraction(
      sum((win) => (win > unit ? 1n : 0n)),
      total,
    ),
  )
})

/** The weight of each win of a round, in pay units, with up to two free spins. A round with fewer weighs as many as it stands for. */
function everyRound(rules: TumbleRules) {
  const spins = { base: classesOf(rules, 'base'), free: classesOf(rules, 'free') }
  const freeStops = rules.strips.free.reduce((product, strip) => product * BigInt(strip.length), 1n)
  const add = (wins: Map<number, bigint>, win: number, weight: bigint) => wins.set(win, (wins.get(win) ?? 0n) + weight)
  const remaining = (left: number, room: number, from: number): Map<number, bigint> => {
    if (left === 0) return new Map([[0, freeStops ** BigInt(room)]])
    const wins = new Map<number, bigint>()
    for (const { spin, stops } of spins.free) {
      const more = Math.min(room, naiveAward(rules, spin.scatters)?.freeSpins ?? 0)
      const falls = Math.min(rules.mostFalls, spin.won.length)
      const grown = Math.min(rules.multiplier.most, from + falls * rules.multiplier.perFall)
      const next = rules.multiplier.growsOverFreeSpins ? grown : 1
      for (const [win, weight] of known(left - 1 + more, room - more, next))
        add(wins, win + naiveWin(rules, spin, from), weight * stops)
    }
    return wins
  }
  const seen = new Map<string, Map<number, bigint>>()
  const known = (...state: [number, number, number]) => {
    const wins = seen.get(state.join()) ?? remaining(...state)
    seen.set(state.join(), wins)
    return wins
  }
  const rounds = new Map<number, bigint>()
  for (const { spin, stops } of spins.base) {
    const left = Math.min(rules.mostFreeSpins, naiveAward(rules, spin.scatters)?.freeSpins ?? 0)
    for (const [win, weight] of known(left, rules.mostFreeSpins - left, 1))
      add(rounds, win + naiveWin(rules, spin, 1), weight * stops)
  }
  return { rounds, total: [...rounds.values()].reduce((all, weight) => all + weight, 0n) }
}

/** The stops of a cycle by what a spin won before each fall and by its scatters. */
function classesOf(rules: TumbleRules, mode: TumbleMode) {
  const classes = new Map<string, { spin: ReturnType<typeof naiveSpin>; stops: bigint }>()
  const turn = (stops: readonly number[]): void => {
    const strip = rules.strips[mode][stops.length]
    if (strip) {
      for (const stop of strip.keys()) turn([...stops, stop])
      return
    }
    const spin = naiveSpin(rules, { mode, stops })
    const name = `${spin.won} ${naiveAward(rules, spin.scatters)?.least ?? 0}`
    classes.set(name, { spin, stops: (classes.get(name)?.stops ?? 0n) + 1n })
  }
  turn([])
  return [...classes.values()]
}
