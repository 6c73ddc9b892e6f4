import { compare, fraction, multiply } from '@andon/money/fraction'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Draws } from '../../rng/draws.ts'
import { drawsOf } from '../../rng/seed-stream.ts'
import { title } from '../../titles/rising-firework/index.ts'
import { rules, stakes } from '../../titles/rising-firework/rules.ts'
import { chanceOfReaching, drawBustPoint } from './bust-point.ts'
import { curveOf } from './curve.ts'

const { current: game } = title
const engine = title.shared?.engine
if (!engine) throw new Error('rounds are shared')
const curve = curveOf(rules)
const word = 2 ** 32

/** Gives these words and no others; `left` has those that were not drawn. */
function words(...given: readonly number[]): Draws & { left: number[] } {
  const left = [...given]
  return {
    left,
    uniform: (n) => {
      expect(n).toBe(word)
      const next = left.shift()
      if (next === undefined) throw new Error('one word more')
      return next
    },
  }
}
/** Words with which X is `hundredths`: U in the middle of what gives it. */
const drawing = (hundredths: number) => {
  const middle = (9900n * BigInt(word) ** 2n) / BigInt(hundredths * 100 + 50)
  return words(Number(middle / BigInt(word)), Number(middle % BigInt(word)))
}
const flownTo = (hundredths: number) => engine.open(drawing(hundredths))
const bet = (choice: unknown, ...cashOutsMs: number[]) => ({
  stake: 1000,
  choice,
  actions: cashOutsMs.map((atMs) => ({ type: 'cashOut', atMs })),
})

describe('the bust point', () => {
  test('is at least h with the chance 99 ÷ h: the first word decides on either side of that mark, and the next one in its interval', () => {
    for (const h of [100, 101, 137, 200, 299, 1234, 99_999, 1_000_000]) {
      const mark = (99n * BigInt(word)) / BigInt(h) // U = 99 ÷ h lies between this word and the next
      const rest = Number(((99n * BigInt(word) ** 2n) / BigInt(h)) % BigInt(word))
      const reaches = (...given: number[]) => drawBustPoint(words(...given), rules) >= h
      // a second word only where it is needed; a neighbour may be cut by the mark of another h
      expect(reaches(Number(mark) - 1, 0, 1), `${h} below the mark`).toBe(true)
      expect(reaches(Number(mark) + 1, word - 1, word - 1), `${h} above the mark`).toBe(false)
      expect(reaches(Number(mark), rest - 1, 0, 1), `${h} just below the mark`).toBe(true)
      expect(reaches(Number(mark), rest + 1, word - 1, word - 1), `${h} just above the mark`).toBe(false)
      expect(compare(multiply(chanceOfReaching(rules, h), fraction(h, 100)), fraction(99, 100))).toBe(0)
    }
  })

  test('draws no more words than decide it', () => {
    const enough = words(word / 2 + 5, 7)
    expect(drawBustPoint(enough, rules)).toBe(197)
    expect(enough.left).toEqual([7])
    const undecided = words(Math.floor(word / 3), 7, 8) // 1/3, where 297 ends, lies between this word and the next
    expect(drawBustPoint(undecided, rules)).toBe(297)
    expect(undecided.left).toEqual([8])
    expect(drawBustPoint(words(0, 0, 5), rules)).toBe(1_000_000)
  })

  test('below 1.00 ends the round at once for everybody, and at 10,000.00 everybody leaves', () => {
    const none = engine.open(words(word - 1, 0))
    expect(none.events).toEqual([{ type: 'burst', hundredths: 100, atMs: 0 }])
    expect([none.facts, none.runsForMs]).toEqual([['1.00', 'at-once'], 0])
    expect([none.winOf(bet({ auto: 101 })), none.winOf(bet(null, 0)), none.winOf(bet(null))]).toEqual([0, 0, 0])
    const all = engine.open(words(0, 1))
    expect(all.facts).toEqual(['10000.00'])
    expect(all.leavesAt(bet(null))).toEqual({ atMs: all.runsForMs, hundredths: 1_000_000 })
    expect(all.winOf(bet(null))).toBe(10_000_000)
  })
})

describe('the multiplier', () => {
  test('is what whole numbers of any size give, step by step, and never falls', () => {
    let units = 10n ** 10n
    for (let ms = 0; ms <= curve.reaches(1_000_000); ms += 10) {
      const exact = Number(units / 10n ** 8n)
      expect(curve.at(ms)).toBe(Math.min(exact, 1_000_000))
      units += (units * 66n) / 100_000n
    }
  })

  test('has doubled after 10.51 s, ten times in 105 s, and stays at the greatest', () => {
    expect([curve.at(0), curve.at(159.9), curve.at(160), curve.at(10_499), curve.at(10_510)]).toEqual([
      100, 100, 101, 199, 200,
    ])
    expect([curve.reaches(100), curve.reaches(101), curve.reaches(200)]).toEqual([0, 160, 10_510])
    expect(curve.reaches(1_000_000)).toBe(139_600)
    expect(curve.at(10 ** 9)).toBe(1_000_000)
  })

  test('reaches a multiple at the first instant that shows it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 101, max: 1_000_000 }), (hundredths) => {
        const ms = curve.reaches(hundredths)
        expect(curve.at(ms)).toBeGreaterThanOrEqual(hundredths)
        expect(curve.at(ms - 1)).toBeLessThan(hundredths)
      }),
    )
  })
})

describe('a bet', () => {
  test('is cashed out at the multiplier of the instant it was received, and too late at the bust', () => {
    const round = flownTo(250)
    const bustMs = curve.reaches(251)
    expect(round.runsForMs).toBe(bustMs)
    expect(round.leavesAt(bet(null, 10_515))).toEqual({ atMs: 10_515, hundredths: 200 })
    expect(round.winOf(bet(null, 10_515))).toBe(2000)
    expect(round.winOf(bet(null, bustMs - 0.001))).toBe(2500)
    expect(round.winOf(bet(null, bustMs))).toBe(0)
    expect(round.leavesAt(bet(null, bustMs))).toBeNull()
    expect(round.winOf(bet(null, 12_000, 500))).toBe(round.winOf(bet(null, 500))) // the first counts
  })

  test('leaves by itself at its own multiple exactly, before the bust is judged', () => {
    const [low, high] = [60_000, 60_001] // one step of the multiplier passes both
    expect(curve.reaches(low)).toBe(curve.reaches(high))
    const round = flownTo(low)
    expect(round.leavesAt(bet({ auto: low }))).toEqual({ atMs: round.runsForMs, hundredths: low })
    expect(round.winOf(bet({ auto: low }))).toBe(600_000)
    expect(round.winOf(bet({ auto: high }))).toBe(0)
    expect(round.leavesAt(bet({ auto: 200 }, 20_000))?.hundredths).toBe(200) // it had left
    expect(round.leavesAt(bet({ auto: 200 }, 500))?.atMs).toBe(500)
  })

  test('sees the round as the table pays it, whatever was drawn and done', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.constantFrom(...stakes),
        fc.option(fc.oneof(fc.integer({ min: 101, max: 1000 }), fc.integer({ min: 101, max: 1_000_000 }))),
        fc.array(fc.double({ min: 0, max: 30_000, noNaN: true }), { maxLength: 3 }),
        (nonce, stake, auto, cashOutsMs) => {
          const placed = { ...bet(auto === null ? null : { auto }, ...cashOutsMs), stake }
          const draws = () => drawsOf({ serverSeed: 'd'.repeat(64), clientSeed: 'crash', nonce })
          const round = engine.open(draws())
          const replayed = game.replay({ draws: draws(), ...placed })
          expect(replayed?.win).toBe(round.winOf(placed))
          const left = replayed?.events.find(({ type }) => type === 'left') ?? null
          expect(
            left && { atMs: 'atMs' in left && left.atMs, hundredths: 'hundredths' in left && left.hundredths },
          ).toEqual(round.leavesAt(placed))
          expect(replayed?.events.filter(({ type }) => type === 'burst')).toEqual(round.events)
        },
      ),
      { numRuns: 500 },
    )
  })
})

test('only an automatic cash-out from 1.01 to 10,000.00 is chosen, and a player never says when it was received', () => {
  for (const choice of [null, {}, { auto: 101 }, { auto: 1_000_000 }]) expect(game.offersChoice(choice)).toBe(true)
  for (const choice of [{ auto: 100 }, { auto: 1_000_001 }, { auto: 150.5 }, { auto: '200' }, { at: 200 }, 200])
    expect(game.offersChoice(choice), JSON.stringify(choice)).toBe(false)
  expect(game.offersAction({ type: 'cashOut' })).toBe(true)
  for (const action of [{ type: 'cashOut', atMs: 1 }, { type: 'open' }, null])
    expect(game.offersAction(action), JSON.stringify(action)).toBe(false)
  expect(game.replay({ draws: drawing(300), ...bet(null, -1) })).toBeNull()
})
