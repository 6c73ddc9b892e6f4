import { fraction } from '@andon/money/fraction'
import { expect, test } from 'vitest'
import { distributionOf, quantileOf } from '../../distribution.ts'
import { quantileShares } from '../../round-figures.ts'
import { addCounts } from '../../title-maths.ts'
import { longSumsOf, timesPlus, valuesOf } from './long-sums.fixture.ts'
import { expandingMaths } from './maths.ts'
import { figuresByKinds } from './rounds-by-kinds.fixture.ts'
import type { ExpandingRules } from './rules.ts'

const rules: ExpandingRules = {
  gameCode: 'small',
  rows: 2,
  lines: [
    [0, 0, 0],
    [1, 1, 1],
    [0, 1, 0],
  ],
  symbols: [
    { id: 's', role: 'scatter', pays: {} },
    { id: 'a', role: 'pays', pays: { 2: 1, 3: 12 } },
    { id: 'b', role: 'pays', pays: { 3: 3 } },
    { id: 'c', role: 'pays', pays: { 2: 2, 3: 5 } },
  ],
  strips: {
    base: ['a b s b c', 's a b a c b', 'b a s c b a'].map((reel) => reel.split(' ')),
    free: ['a b s c b', 'b a c s b', 'b a s b c'].map((reel) => reel.split(' ')),
  },
  scatter: { 2: { stakeMultiple: 2, freeSpins: 1 }, 3: { stakeMultiple: 3, freeSpins: 2 } },
  mostFreeSpins: 3,
  mostMultiple: 7,
}
const maths = expandingMaths(rules, { countsFast: true })
const counts = Object.fromEntries(maths.modes.map((mode) => [mode, maths.count(mode, { part: 0, parts: 1 })]))

interface Spin {
  readonly win: number
  readonly scatters: number
}

/** Written from the rules as players read them, with nothing of the engine. */
function naiveSpins(strips: ExpandingRules['strips']['base'], expanding: string | null): Spin[] {
  const spins: Spin[] = []
  const [first = [], second = [], third = []] = strips
  for (let i = 0; i < first.length; i++)
    for (let j = 0; j < second.length; j++)
      for (let k = 0; k < third.length; k++) {
        const landed = [
          [first[i], first[(i + 1) % first.length]],
          [second[j], second[(j + 1) % second.length]],
          [third[k], third[(k + 1) % third.length]],
        ]
        const scatters = landed.flat().filter((symbol) => symbol === 's').length
        const shown = landed.map((reel) => (expanding && reel.includes(expanding) ? [expanding, expanding] : reel))
        let win = (rules.scatter[scatters]?.stakeMultiple ?? 0) * rules.lines.length
        for (const line of rules.lines) {
          const on = line.map((row, reel) => shown[reel]?.[row])
          const length = on[1] !== on[0] ? 1 : on[2] !== on[0] ? 2 : 3
          win += rules.symbols.find(({ id }) => id === on[0])?.pays[length] ?? 0
        }
        spins.push({ win, scatters })
      }
  return spins
}

const free = ['a', 'b', 'c'].map((symbol) => ({ symbol, spins: naiveSpins(rules.strips.free, symbol) }))
const base = naiveSpins(rules.strips.base, null)

test('the whole histogram of each kind of spin equals that of the plain evaluation', () => {
  const histogram = (spins: readonly Spin[]) => {
    const found = new Map<string, bigint>()
    for (const { win, scatters } of spins) {
      const outcome = rules.scatter[scatters] ? `${win} scatters:${scatters}` : `${win}`
      found.set(outcome, (found.get(outcome) ?? 0n) + 1n)
    }
    return found
  }
  expect(counts).toEqual(
    Object.fromEntries([
      ['base', histogram(base)],
      ...free.map(({ symbol, spins }) => [`free:${symbol}`, histogram(spins)] as const),
    ]),
  )
})

test('the figures are those of every round, played out', () => {
  const rounds = new Map<number, bigint>()
  const mostUnits = 7 * rules.lines.length
  const stops = BigInt(free[0]?.spins.length ?? 0)
  const play = (spins: readonly Spin[], { left, room, win, weight }: Playing): void => {
    if (left === 0 || win >= mostUnits) {
      const paid = Math.min(win, mostUnits)
      rounds.set(paid, (rounds.get(paid) ?? 0n) + weight * stops ** BigInt(left + room))
      return
    }
    for (const [spin, times] of grouped(spins)) {
      const more = Math.min(room, rules.scatter[spin.scatters]?.freeSpins ?? 0)
      play(spins, {
        left: left - 1 + more,
        room: room - more,
        win: win + spin.win,
        weight: weight * times,
      })
    }
  }
  for (const [{ win, scatters }, times] of grouped(base)) {
    const left = rules.scatter[scatters]?.freeSpins ?? 0
    const room = rules.mostFreeSpins - left
    // each symbol expands in one round of three
    if (left === 0) play([], { left, room, win, weight: times * BigInt(free.length) })
    else for (const { spins } of free) play(spins, { left, room, win, weight: times })
  }
  const sum = (of: (win: bigint) => bigint) =>
    [...rounds].reduce((all, [win, weight]) => all + of(BigInt(win)) * weight, 0n)
  const total = sum(() => 1n)
  const unit = BigInt(rules.lines.length)
  const [mean, square] = [sum((win) => win), sum((win) => win * win)]
  const figures = maths.figures(counts)
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
  const cut = rounds.get(mostUnits) ?? 0n
  expect(cut).toBeGreaterThan(0n)
  expect(figures.topAward).toEqual({ multiple: fraction(7), perRound: fraction(cut, total) })
  const won = distributionOf(rounds)
  expect(figures.quantiles).toEqual(
    quantileShares.map((share) => ({ share, multiple: fraction(quantileOf(won, share), Number(unit)) })),
  )
})

test('the second method finds the same figures, and others where one stop is counted wrongly', () => {
  const figures = maths.figures(counts)
  expect(figuresByKinds(rules, { counts, step: 1 })).toEqual(figures)
  const wrong = addCounts([counts['free:a'] ?? new Map(), new Map([['0', -1n]]), new Map([['9', 1n]])])
  const others = figuresByKinds(rules, { counts: { ...counts, 'free:a': wrong }, step: 1 })
  expect(others.rtp).not.toEqual(figures.rtp)
  expect(others.variance).not.toEqual(figures.variance)
})

test('numbers of many digits are added and multiplied exactly', () => {
  const sums = new Map([
    [0, 2n ** 31n - 1n],
    [2, 2n ** 100n - 1n],
  ])
  const terms = [
    { by: 1, times: 2 ** 22 - 3 },
    { by: 2, times: 1 },
  ]
  const product = timesPlus(longSumsOf(sums), { terms, more: longSumsOf(new Map([[1, 2n ** 31n - 1n]])), size: 4 })
  const [first = 0n, second = 0n] = [sums.get(0), sums.get(2)]
  expect(valuesOf(product)).toEqual([0n, first * (2n ** 22n - 3n) + 2n ** 31n - 1n, first, second * (2n ** 22n - 3n)])
  expect(() => timesPlus([], { terms: [{ by: 0, times: 2 ** 22 - 1 }], more: [], size: 1 })).toThrow('a float holds')
})

interface Playing {
  readonly left: number
  readonly room: number
  readonly win: number
  readonly weight: bigint
}

/** Equal spins once, with how many there are. */
function grouped(spins: readonly Spin[]): [Spin, bigint][] {
  const found = new Map<string, [Spin, bigint]>()
  for (const spin of spins) {
    const name = `${spin.win} ${spin.scatters}`
    found.set(name, [spin, (found.get(name)?.[1] ?? 0n) + 1n])
  }
  return [...found.values()]
}
