import { fraction, multiply, toNumber } from '@andon/money/fraction'
import { describe, expect, test } from 'vitest'
import { drawsOf } from '../../../rng/seed-stream.ts'
import { title } from '../../../titles/cho-han/index.ts'
import { rules } from '../../../titles/cho-han/rules.ts'
import { figuresOfSpot, unitOf } from '../mechanic.ts'
import { choHan } from './cho-han.ts'
import { returnedOf } from './second-count.ts'

const mechanic = choHan(rules)
const game = title.current

const play = (nonce: number, choice: Readonly<Record<string, number>>) =>
  game.replay({
    draws: drawsOf({ serverSeed: 'a'.repeat(64), clientSeed: 'client', nonce }),
    stake: Object.values(choice).reduce((sum, amount) => sum + amount, 0),
    choice,
    actions: [],
  })
const diceOf = (nonce: number) => play(nonce, { cho: 100 })?.events.find((event) => event.type === 'drawn')?.face ?? ''
const nonceOf = (face: string) =>
  Array.from({ length: 2000 }, (_, nonce) => nonce).find((nonce) => diceOf(nonce) === face) ?? -1

describe('the bets', () => {
  test('return 49/50 on chō and han, 29/30 on equal dice and 35/36 on two ones', () => {
    expect(Object.fromEntries(mechanic.spots.map((spot) => [spot.id, figuresOfSpot(mechanic, spot).rtp]))).toEqual({
      cho: fraction(49, 50),
      han: fraction(49, 50),
      zorome: fraction(29, 30),
      'pin-zoro': fraction(35, 36),
    })
  })

  test('return what the maths of single bets gives', () => {
    for (const spot of mechanic.spots)
      expect(multiply(figuresOfSpot(mechanic, spot).rtp, fraction(36 * 25)), spot.id).toEqual(
        fraction(returnedOf(spot.id)),
      )
  })

  test('have chips of which every return is a whole amount', () => {
    expect(unitOf(mechanic)).toBe(25)
    const { chips = [] } = title.stakesIn.JPY.table ?? {}
    for (const chip of chips)
      for (const { pays } of mechanic.spots)
        for (const { returns } of pays)
          expect(Number.isSafeInteger(toNumber(multiply(returns, fraction(chip))))).toBe(true)
  })
})

describe('a round', () => {
  test('draws each of the 36 throws about as often as the others', () => {
    const counts = new Map<string, number>()
    for (let nonce = 0; nonce < 36_000; nonce++) {
      const { drawn } = mechanic.draw(drawsOf({ serverSeed: 'b'.repeat(64), clientSeed: 'many', nonce }))
      const face = drawn[0]?.face ?? ''
      counts.set(face, (counts.get(face) ?? 0) + 1)
    }
    expect(counts.size).toBe(36)
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)
    expect(chiSquare).toBeLessThan(66.62) // of 35 degrees, exceeded once in a thousand streams
  })

  const everything = { cho: 1000, han: 500, zorome: 100, 'pin-zoro': 200 }
  test.each([
    ['1-1', ['cho', 'zorome', 'pin-zoro'], 1960 + 580 + 7000],
    ['3-3', ['cho', 'zorome'], 1960 + 580],
    ['4-2', ['cho'], 1960],
    ['6-5', ['han'], 980],
  ])('of %s is %j and returns %i', (face, facts, win) => {
    const round = play(nonceOf(face), everything)
    expect(round?.win).toBe(win)
    expect(round?.events).toContainEqual({ type: 'decided', facts })
  })

  test.each([[{}], [{ chou: 100 }], [{ cho: 0.5 }], [{ cho: '100' }]])('offers no layout like %j', (choice) => {
    expect([game.offersChoice(choice), game.stakeOf(choice)]).toEqual([false, null])
  })
})
