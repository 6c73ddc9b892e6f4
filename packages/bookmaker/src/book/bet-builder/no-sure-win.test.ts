import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchSports } from '../../model/sports.ts'
import { betsOn, type Case } from './bets-on-match.fixture.ts'
import { type Bet, chancesAgainst } from './chances-against.fixture.ts'

const long = process.env.TEST_FORM === 'long'

const examples: [Case][] = [
  [{ seed: 'before', share: 0, margin: 0, joint: true }],
  [{ seed: 'in play', share: 0.45, margin: 15, joint: true }],
  [{ seed: 'length', share: 0.97, margin: 1, joint: false }],
]

describe('no set of bets at our prices on one match wins whatever happens', () => {
  test.each(matchSports)(
    '%s: before the start and in play, combinations and joint prices included',
    (sport) => {
      const one = fc.record({
        seed: fc.string({ minLength: 4, maxLength: 12 }),
        share: fc.oneof(fc.constant(0), fc.double({ min: 0.02, max: 0.97, noNaN: true })),
        margin: fc.integer({ min: 0, max: 60 }),
        joint: fc.boolean(),
      })
      fc.assert(
        fc.property(one, (which) => {
          const first = betsOn(sport, which, 1200)
          if (!first.weights || first.bets.length === 0) return
          let { worst } = chancesAgainst(first.bets, first.weights)
          if (worst !== '') {
            // so few matches may have left out the one that loses: many have not
            const again = betsOn(sport, which, 12_000)
            if (again.weights) ({ worst } = chancesAgainst(again.bets, again.weights))
          }
          expect(worst).toBe('')
        }),
        { numRuns: long ? 40 : 4, ...(long ? {} : { seed: 7, examples }) },
      )
    },
    long ? 600_000 : 60_000,
  )

  test('the search finds no chances where a set of bets does win whatever happens', () => {
    const { bets, weights } = betsOn('football', { seed: 'sure', share: 0, margin: 0, joint: false }, 1200)
    if (!weights) throw new Error('not simulated')
    expect(bets.length).toBeGreaterThan(300)
    const under = bets.find(({ name }) => name.startsWith('18|total=2.5/13'))
    if (!under) throw new Error('no under')
    const over: Bet = { name: 'a mistaken over', returns: under.returns.map((back) => (back > 0 ? 0 : 3.5)) }
    expect(chancesAgainst([...bets, over], weights).worst).not.toBe('')
  })
})
