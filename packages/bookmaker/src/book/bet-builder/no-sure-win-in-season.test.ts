import { expect, test } from 'vitest'
import { ourDefinitions } from '../../feed/definitions.ts'
import { newEvent, recordMessage } from '../../feed/event-record.ts'
import { seasonSpan } from '../../feed/simulator/calendar.ts'
import type { League } from '../../feed/simulator/league.ts'
import { leagues } from '../../feed/simulator/leagues.ts'
import {
  openRound,
  outrightId,
  outrightOfSeason,
  outrightSnapshot,
  roundBegins,
} from '../../feed/simulator/season/outrights.ts'
import { competitorId } from '../../feed/simulator/season/season.ts'
import { eachWayNow } from '../each-way-now.ts'
import type { EventNow } from '../event-now.ts'
import { type Bet, chancesAgainst } from './chances-against.fixture.ts'

const shares = process.env.TEST_FORM === 'long' ? [0, 0.2, 0.4, 0.6, 0.8, 0.95] : [0, 0.6]

test.each(leagues)(
  'no set of bets at our prices on the season of $code wins whatever happens: winner, places, each way, and one against another',
  (league) => {
    for (const share of shares) {
      const { event, ends } = seasonAt(league, share)
      const bets = [...seasonBets(event, ends), ...eachWayBets(event, ends)]
      if (share === 0) expect(bets.length).toBeGreaterThan(0)
      const { worst } = chancesAgainst(bets, new Float64Array(ends.length).fill(1 / ends.length))
      expect(worst, `${league.code} ${share}`).toBe('')
    }
  },
)

test('some of these bets are each way', () => {
  const offering = leagues.filter((league) => {
    const { event, ends } = seasonAt(league, 0)
    return eachWayBets(event, ends).length > 0
  })
  expect(offering.length).toBeGreaterThan(5)
})

/** A season as far as it was played at a share of its time, as the book has it, and ways it can end from there, each as an order of the entrants. */
function seasonAt(league: League, share: number): { event: EventNow; ends: readonly (readonly string[])[] } {
  const [number, seed] = [3, 'outrights']
  const span = seasonSpan(league, number)
  const outright = outrightOfSeason(league, number, seed)
  let at = span.from + Math.floor(share * (span.to - span.from))
  while (openRound(outright, at) === null && at < span.to) at += 600_000
  const pricedAt = roundBegins(outright, openRound(outright, at) ?? 0)
  const record = outrightSnapshot(outright, at).reduce(recordMessage, newEvent(outrightId(league, number)))
  const ends: string[][] = []
  outright.season
    .imaginedEnds(pricedAt, (order) => ends.push(Array.from(order, (entrant) => competitorId(league, entrant))))
    .imagine(400)
  const context = {
    ...ourDefinitions,
    groupsOf: (market: number) => ourDefinitions.groupsOf(market) ?? [],
    isUp: () => true,
    time: 0,
  }
  return { event: { record, description: null, sequence: 1, context }, ends }
}

const placeIn = (order: readonly string[], id: string) => order.indexOf(id) + 1

function seasonBets({ record }: EventNow, ends: readonly (readonly string[])[]): Bet[] {
  return Object.entries(record.lines).flatMap(([key, { market, offers }]) => {
    const outcomes = Object.entries(Object.values(offers)[0]?.outcomes ?? {})
    return outcomes.flatMap(([id, { price }]): Bet[] => {
      if (price === null) return []
      const rival = outcomes.find(([other]) => other !== id)?.[0] ?? ''
      const last = market === 1110 ? 1 : Number(/winners=(\d)/.exec(key)?.[1])
      const wins = (order: readonly string[]) =>
        market === 539 ? placeIn(order, id) < placeIn(order, rival) : placeIn(order, id) <= last
      return [
        {
          name: `${key}/${id} at ${price}`,
          returns: Float32Array.from(ends, (order) => (wins(order) ? price / 1000 : 0)),
        },
      ]
    })
  })
}

/** Half on winning, half on a place. */
function eachWayBets(event: EventNow, ends: readonly (readonly string[])[]): Bet[] {
  const winners = Object.entries(Object.values(event.record.lines['1110']?.offers ?? {})[0]?.outcomes ?? {})
  return winners.flatMap(([id, { price }]): Bet[] => {
    const terms = eachWayNow(event, { marketKey: '1110', outcome: id })
    if (price === null || !terms) return []
    const [parts, whole] = terms.placeFraction.split('/').map(Number)
    const placed = 1 + ((price / 1000 - 1) * (parts ?? 0)) / (whole ?? 1)
    const returns = Float32Array.from(ends, (order) => {
      const place = placeIn(order, id)
      return ((place === 1 ? price / 1000 : 0) + (place <= terms.places ? placed : 0)) / 2
    })
    return [{ name: `${id} each way at ${price}`, returns }]
  })
}
