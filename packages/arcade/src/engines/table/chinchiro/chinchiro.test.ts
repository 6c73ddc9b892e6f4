import { fraction, multiply, sum, toNumber } from '@andon/money/fraction'
import { describe, expect, test } from 'vitest'
import { chinchiroHands } from '../../../maths/chinchiro.ts'
import { drawsOf } from '../../../rng/seed-stream.ts'
import { title } from '../../../titles/chinchiro/index.ts'
import { rules } from '../../../titles/chinchiro/rules.ts'
import { expectedReturn } from '../../bets.ts'
import { drawsOfNumbers } from '../../cards/forced-draws.fixture.ts'
import { figuresOfSpot, unitOf } from '../mechanic.ts'
import { chinchiro } from './chinchiro.ts'
import { handOf, hands, waysOfHands } from './hands.ts'
import { returnedOf } from './second-count.ts'

const mechanic = chinchiro(rules)
const game = title.current

/** A round of ¥500 on the cloth, five stakes of ¥100, with these throws: those of the banker first. */
const thrown = (dice: string) =>
  game.replay({
    draws: drawsOfNumbers([...dice.replaceAll(' ', '')].map((face) => Number(face) - 1)),
    stake: 500,
    choice: { bowl: 500 },
    actions: [],
  })

describe('the hands', () => {
  test.each([
    ['111', 'pin-zoro'],
    ['222', 'arashi'],
    ['666', 'arashi'],
    ['645', '4-5-6'],
    ['443', 'point-3'],
    ['344', 'point-3'],
    ['115', 'point-5'],
    ['661', 'point-1'],
    ['246', 'no-hand'],
    ['134', 'no-hand'],
    ['312', '1-2-3'],
  ])('%s is %s', (dice, hand) => {
    const [a = 0, b = 0, c = 0] = [...dice].map(Number)
    expect(handOf([a, b, c])).toBe(hand)
  })

  test('are made as often as the maths of the game counts', () => {
    const all = 216n ** 3n
    const byMaths = [...chinchiroHands().values()].map((cases) => fraction(cases, all))
    expect([...waysOfHands(3)].map(([, cases]) => fraction(cases, all))).toEqual(byMaths)
    expect([...waysOfHands(3).keys()]).toEqual([...hands])
  })
})

describe('the figures', () => {
  test('return 97.4428 % of the stake, and 99.4886 % of the five stakes on the cloth', () => {
    const [spot] = mechanic.spots
    if (!spot) throw new Error('there is one spot')
    const { rtp } = figuresOfSpot(mechanic, spot)
    expect((toNumber(rtp) * 100).toFixed(4)).toBe('97.4428')
    expect(multiply(rtp, fraction(216n ** 6n * 125n))).toEqual(fraction(returnedOf()))
    expect(game.figures.rtp).toEqual(rtp)
    expect(game.figures.topAward.multiple).toEqual(fraction(980, 500)) // of all chips: no round can return more
    expect(game.figures.ofAllStakes?.staked).toEqual(fraction(5))
    expect(toNumber(game.figures.ofAllStakes?.rtp ?? rtp)).toBeCloseTo(0.994886, 6)
  })

  test('expect of an amount on the cloth what all of it returns, not the stake alone', () => {
    const laid = game.stakeOf({ bowl: 50_000 })
    const expected = expectedReturn({ stake: 50_000, laid }, game.figures, game.figures.rtp)
    expect(expected).toBeCloseTo(40_000 + 10_000 * toNumber(game.figures.rtp), 6)
  })

  test('have chips of which every return is a whole amount', () => {
    expect(unitOf(mechanic)).toBe(125)
    for (const chip of title.stakesIn.JPY.table?.chips ?? []) expect(chip % 125, String(chip)).toBe(0)
  })
})

describe('a round of five stakes of 100', () => {
  test.each([
    // banker, player, win
    ['443', '555', 'win-3', 500 + 288],
    ['443', '111', 'win-5', 500 + 480],
    ['443', '456', 'win-2', 500 + 192],
    ['443', '116', 'win-1', 500 + 96],
    ['123', '112', 'win-2', 500 + 192],
    ['123', '111', 'win-5', 500 + 480],
    ['443', '223', 'tie', 500],
    ['222', '666', 'tie', 500],
    ['135 246 135', '146 235 136', 'tie', 500],
    ['443', '221', 'loss-1', 400],
    ['443', '146 235 136', 'loss-1', 400],
    ['443', '123', 'loss-2', 300],
    ['135 246 135', '123', 'loss-2', 300],
    ['456', '443', 'loss-2', 300],
    ['333', '456', 'loss-3', 200],
    ['333', '123', 'loss-3', 200],
    ['111', '222', 'loss-5', 0],
  ])('banker %s, player %s: %s returns %i', (banker, player, fact, win) => {
    const round = thrown(`${banker} ${player}`)
    expect(round?.win).toBe(win)
    const decided = round?.events.find((event) => event.type === 'decided')
    expect(decided?.type === 'decided' && decided.facts[0]).toBe(fact)
  })

  test('shows every throw in its order, the banker’s first, and none after a hand', () => {
    const events = thrown('135 246 443 146 112')?.events ?? []
    expect(events.filter((event) => event.type === 'drawn')).toEqual([
      { type: 'drawn', to: 'banker', face: '1-3-5' },
      { type: 'drawn', to: 'banker', face: '2-4-6' },
      { type: 'drawn', to: 'banker', face: '4-4-3' },
      { type: 'drawn', to: 'player', face: '1-4-6' },
      { type: 'drawn', to: 'player', face: '1-1-2' },
    ])
  })

  test('throws by the seeds as often as the chances say', () => {
    const counts = new Map<string, number>()
    const rounds = 20_000
    const serverSeed = 'c'.repeat(64)
    for (let nonce = 0; nonce < rounds; nonce++) {
      const { facts } = mechanic.draw(drawsOf({ serverSeed, clientSeed: 'many', nonce }))
      for (const fact of facts.slice(1)) counts.set(fact, (counts.get(fact) ?? 0) + 1)
    }
    const ways = waysOfHands(3)
    const all = toNumber(sum([...ways.values()].map((cases) => fraction(cases))))
    for (const side of ['banker', 'player']) {
      const chiSquare = [...ways].reduce((total, [hand, cases]) => {
        const expected = (Number(cases) / all) * rounds
        return total + ((counts.get(`${side}-${hand}`) ?? 0) - expected) ** 2 / expected
      }, 0)
      expect(chiSquare, side).toBeLessThan(29.59) // of 10 degrees, exceeded once in a thousand streams
    }
  })

  test.each([[{}], [{ bowl: 0.5 }], [{ bowl: '500' }], [{ cup: 500 }]])('offers no layout like %j', (choice) => {
    expect([game.offersChoice(choice), game.stakeOf(choice)]).toEqual([false, null])
  })
})
