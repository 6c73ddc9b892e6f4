import { finalsOf, neighboursOf, rouletteSections } from '@andon/arcade/maths/roulette-calls'
import { title } from '@andon/arcade/titles/rose-window-roulette/index'
import { rules } from '@andon/arcade/titles/rose-window-roulette/rules'
import { describe, expect, test } from 'vitest'
import { texts } from '../../../titles/rose-window-roulette/texts.ts'
import { placeAt, upright } from '../felt.ts'
import { coveredBy } from '../pays.ts'
import { wheelOrder } from './numbers.ts'
import { racetrack } from './racetrack.ts'

const track = racetrack(wheelOrder)
const { display } = title.current
if (display.engine !== 'table') throw new Error('roulette is a table')
const spots = new Map(display.spots.map((spot) => [spot.id, spot]))

/** The numbers that a call covers, ascending; each once where every number has one chip's spot. */
function numbersOf(id: string, reach = 2): number[] {
  const bet = track.bet(id, reach)
  const covered = Object.keys(bet?.chips ?? {}).flatMap((spot) => coveredBy(spots.get(spot) ?? { pays: [] }))
  return [...new Set(covered.map(Number))].sort((a, b) => a - b)
}
const chipsOf = (id: string, reach = 2) =>
  Object.values(track.bet(id, reach)?.chips ?? {}).reduce((sum, count) => sum + count, 0)
const onWheel = (from: number, to: number) => {
  const [first, last] = [wheelOrder.indexOf(from), wheelOrder.indexOf(to)]
  const length = ((last - first + wheelOrder.length) % wheelOrder.length) + 1
  return Array.from({ length }, (_, step) => wheelOrder[(first + step) % wheelOrder.length] ?? -1).sort((a, b) => a - b)
}

test('the wheel is that of the server’s rules', () => expect(wheelOrder).toEqual(rules.wheel))

describe('call bets', () => {
  test('cover their parts of the wheel with the chips of French tables', () => {
    expect([numbersOf('voisins'), chipsOf('voisins')]).toEqual([onWheel(22, 25), 9])
    expect([numbersOf('tiers'), chipsOf('tiers')]).toEqual([onWheel(27, 33), 6])
    expect([numbersOf('orphelins'), chipsOf('orphelins')]).toEqual([[1, 6, 9, 14, 17, 20, 31, 34], 5])
    expect([numbersOf('jeu-zero'), chipsOf('jeu-zero')]).toEqual([onWheel(12, 15), 4])
    const all = ['voisins', 'tiers', 'orphelins'].flatMap((id) => numbersOf(id))
    expect(all.sort((a, b) => a - b)).toEqual(wheelOrder.toSorted((a, b) => a - b))
  })

  test('are those whose figures are computed at the server', () => {
    const spotsOf = (bets: readonly { sort: string; numbers: readonly number[]; chips: number }[]) =>
      Object.fromEntries(bets.map(({ sort, numbers, chips }) => [`${sort}-${numbers.join('-')}`, chips]))
    const chipsOn = (id: string, reach = 2) => track.bet(id, reach)?.chips
    expect(chipsOn('voisins')).toEqual(spotsOf(rouletteSections.voisins))
    expect(chipsOn('tiers')).toEqual(spotsOf(rouletteSections.tiers))
    expect(chipsOn('orphelins')).toEqual(spotsOf(rouletteSections.orphelins))
    expect(chipsOn('jeu-zero')).toEqual(spotsOf(rouletteSections.jeuZero))
    for (const number of [0, 17])
      expect(chipsOn(String(number), 3)).toEqual(spotsOf(neighboursOf(number, { eachSide: 3 })))
    for (const digit of [0, 6, 9]) expect(chipsOn(`final-${digit}`)).toEqual(spotsOf(finalsOf(digit)))
  })

  test.each([1, 2, 3, 4])('lay a number with %i neighbours on each side, also over the zero', (reach) => {
    for (const number of [0, 26, 17]) {
      const place = wheelOrder.indexOf(number)
      const at = (step: number) => wheelOrder[(place + step + wheelOrder.length) % wheelOrder.length] ?? -1
      expect(numbersOf(String(number), reach)).toEqual(onWheel(at(-reach), at(reach)))
      expect(chipsOf(String(number), reach)).toBe(2 * reach + 1)
    }
  })

  test('lay all numbers with the same last digit', () => {
    expect([numbersOf('final-6'), numbersOf('final-7')]).toEqual([
      [6, 16, 26, 36],
      [7, 17, 27],
    ])
  })

  test('know no others', () => {
    for (const id of ['37', '', 'snake', '-1', '1.5']) expect(track.bet(id, 2)).toBeNull()
  })
})

test('each call has a place on the racetrack, which is hit where it is named', () => {
  for (const felt of [track.felt(texts.ja), upright(track.felt(texts.ja))]) {
    expect(felt.places).toHaveLength(37 + 4 + 10)
    for (const { id, at } of felt.places) {
      expect(placeAt(felt, at.x, at.y)?.id).toBe(id)
      expect(track.bet(id, 1)).not.toBeNull()
    }
  }
})
