import { expect, test } from 'vitest'
import { ourDefinitions } from '../feed/definitions.ts'
import { newEvent, recordMessage } from '../feed/event-record.ts'
import { seasonSpan } from '../feed/simulator/calendar.ts'
import { describeSimulated } from '../feed/simulator/describe-event.ts'
import type { League } from '../feed/simulator/league.ts'
import { leagues } from '../feed/simulator/leagues.ts'
import { openRound, outrightId, outrightOfSeason, outrightSnapshot } from '../feed/simulator/season/outrights.ts'
import { eachWayNow } from './each-way-now.ts'
import { type EventNow, lineOf } from './event-now.ts'
import { mainMarket } from './market-views.ts'

const seed = 'each way'

function outrightAt(league: League, share: number): EventNow {
  const span = seasonSpan(league, 3)
  const outright = outrightOfSeason(league, 3, seed)
  let at = span.from + Math.floor(share * (span.to - span.from))
  while (openRound(outright, at) === null && at < span.to) at += 600_000
  const id = outrightId(league, 3)
  return {
    record: outrightSnapshot(outright, at).reduce(recordMessage, newEvent(id)),
    description: describeSimulated(seed)(id),
    sequence: 1,
    context: {
      ...ourDefinitions,
      groupsOf: (market) => ourDefinitions.groupsOf(market) ?? [],
      isUp: () => true,
      time: 0,
    },
  }
}

test('what has a price to win and for a place is bet each way, at the usual part or as much as the price for a place allows', () => {
  const seen = { both: 0, offered: 0, usual: 0 }
  for (const league of leagues) {
    const event = outrightAt(league, 0)
    const places = league.entrants.length < 8 ? 2 : 3
    const [win, place] = ['1110', `1091|winners=${places}`].map((key) => lineOf(event, key)?.outcomes ?? [])
    for (const { id, price } of win ?? []) {
      const placePrice = place?.find((one) => one.id === id)?.price ?? null
      const terms = eachWayNow(event, { marketKey: '1110', outcome: id })
      if (price === null || placePrice === null) expect(terms).toBeNull()
      if (price === null || placePrice === null) continue
      seen.both++
      if (!terms) {
        expect((price - 1000) / (placePrice - 1000), id).toBeGreaterThan(20)
        continue
      }
      seen.offered++
      const below = Number(/^1\/(\d+)$/.exec(terms.placeFraction)?.[1])
      expect([places === 2 ? 4 : 5, 6, 8, 10, 12, 16, 20]).toContain(below)
      expect(terms.places).toBe(places)
      expect((price - 1000) / below).toBeLessThanOrEqual(placePrice - 1000)
      if (below <= 5) seen.usual++
      // the next larger part would pay more than the place alone
      else expect((price - 1000) / below).toBeGreaterThan((placePrice - 1000) / 1.5)
    }
  }
  expect(seen.offered / seen.both).toBeGreaterThan(0.9)
  expect(seen.usual).toBeGreaterThan(10)
})

test('the page states which outcomes are bet each way and at which part, the favourite first', () => {
  const [found] = leagues.flatMap((league) => {
    const event = outrightAt(league, 0)
    const market = mainMarket(event)
    return market?.eachWay ? [{ event, market }] : []
  })
  if (!found) throw new Error('nothing is bet each way')
  const { event, market } = found
  const prices = market.outcomes.map(({ price }) => price ?? 0)
  expect(prices.length).toBeGreaterThan(3)
  expect(prices).toEqual(prices.toSorted((one, other) => one - other))
  for (const { selection, eachWay } of market.outcomes) {
    const [, , outcome = ''] = selection.split('/')
    expect(eachWay).toBe(eachWayNow(event, { marketKey: '1110', outcome })?.placeFraction ?? null)
  }
  const parts = market.outcomes.flatMap(({ eachWay }) => (eachWay ? [Number(eachWay.split('/')[1])] : []))
  expect(market.eachWay).toEqual({ places: 3, placeFraction: `1/${Math.min(...parts)}` })
})

test('a margin of an outright with an outcome that is left out, though it may win, is not stated', () => {
  for (const league of leagues) {
    const event = outrightAt(league, 0.6)
    for (const key of ['1110', '1091|winners=3']) {
      const line = lineOf(event, key)
      const view =
        line &&
        mainMarket({ ...event, record: { ...event.record, lines: { [key]: event.record.lines[key] } } } as EventNow)
      if (!line || !view || view.winners === null) continue
      const shown = view.outcomes.map(({ selection }) => selection.split('/')[2])
      const hidden = line.outcomes.filter(({ id }) => !shown.includes(id))
      expect(hidden.every(({ probability }) => probability === 0)).toBe(true)
      const margin =
        view.outcomes.reduce((sum, { price }) => sum + 1000 / (price ?? Number.POSITIVE_INFINITY), 0) / view.winners
      if (line.status === 'active') expect(margin, league.code).toBeGreaterThan(1)
    }
  }
})
