import { expect, test } from 'vitest'
import { ourDefinitions } from '../feed/definitions.ts'
import { newEvent, recordMessage } from '../feed/event-record.ts'
import { lineKey, type MessageOf } from '../feed/messages.ts'
import { price } from '../model/price.ts'
import type { EventNow } from './event-now.ts'
import { isRowMarket, rowLines } from './row-lines.ts'
import { described } from './scripted-book.fixture.ts'
import { concernsList, listedEvent } from './shown.ts'

const event = 'andon:match:lines-1' as const
type Market = MessageOf<'oddsChange'>['markets'][number]

interface LineOptions {
  readonly prices?: readonly [number | null, number | null]
  readonly favourite?: boolean
  readonly status?: Market['status']
}

function line(
  market: number,
  specifiers: string,
  { prices = [1900, 1900], favourite = false, status = 'active' }: LineOptions = {},
): Market {
  const ids = specifiers.startsWith('hcp') ? ['1714', '1715'] : ['12', '13']
  const outcomes = ids.map((id, place) => {
    const thousandths = prices[place] ?? null
    return {
      id,
      active: thousandths !== null,
      probability: null,
      price: thousandths === null ? null : price(thousandths),
    }
  })
  return { market, specifiers, status, favourite, cashOut: 'available', outcomes }
}

function eventWith(markets: readonly Market[]): EventNow {
  const message: MessageOf<'oddsChange'> = {
    type: 'oddsChange',
    producer: 3,
    event,
    at: 1,
    requestId: null,
    state: null,
    markets,
  } as never // the fields that are read
  return {
    record: recordMessage(newEvent(event), message),
    description: described(event),
    sequence: 1,
    context: {
      ...ourDefinitions,
      groupsOf: (market) => ourDefinitions.groupsOf(market) ?? [],
      isUp: () => true,
      time: 0,
    },
  }
}

const keysOf = (markets: readonly Market[]) => rowLines(eventWith(markets), lineKey)

test('the line that the feed marks is the main one, whatever its prices', () => {
  expect(
    keysOf([
      line(18, 'total=2.5'),
      line(18, 'total=3', { prices: [2400, 1550], favourite: true }),
      line(16, 'hcp=-0.5', { favourite: true }),
      line(16, 'hcp=-1'),
    ]),
  ).toEqual({ handicap: '16|hcp=-0.5', total: '18|total=3' })
})

test('without a mark it is the line whose prices are nearest to each other, of two alike the lower', () => {
  const lines = [
    line(18, 'total=3.5', { prices: [2500, 1500] }),
    line(18, 'total=2.75', { prices: [1950, 1850] }),
    line(18, 'total=10', { prices: [1900, null] }),
    line(18, 'total=2.5', { prices: [1850, 1950] }),
  ]
  expect(keysOf(lines).total).toBe('18|total=2.5')
  expect(keysOf(lines.toReversed()).total).toBe('18|total=2.5')
})

test('a line that takes bets stands before one that is suspended, also of another market', () => {
  const stopped = { status: 'suspended', favourite: true } as const
  expect(keysOf([line(18, 'total=2.5', stopped), line(18, 'total=3')]).total).toBe('18|total=3')
  expect(keysOf([line(189, 'total=22.5', stopped), line(314, 'total=2.5')]).total).toBe('314|total=2.5')
})

test('where all are suspended the main line stays, suspended; one that is not offered is not shown', () => {
  const all = [
    line(18, 'total=2.5', { status: 'suspended' }),
    line(18, 'total=3', { status: 'suspended', favourite: true }),
    line(16, 'hcp=0', { status: 'inactive' }),
  ]
  const shown = rowLines(eventWith(all), ({ specifiers, status }) => [specifiers, status])
  expect(shown).toEqual({ handicap: null, total: ['total=3', 'suspended'] })
})

test('totals of a half, of a side or of corners are no main lines, and an outright has none', () => {
  expect(keysOf([line(68, 'total=1.5'), line(19, 'total=1.5'), line(166, 'total=9.5'), line(66, 'hcp=0')])).toEqual({
    handicap: null,
    total: null,
  })
  const now = eventWith([line(18, 'total=2.5')])
  const description = now.description && { ...now.description, event: { ...now.description.event, kind: 'outright' } }
  expect(rowLines({ ...now, description } as EventNow, lineKey).total).toBeNull()
})

test('a list is sent the main lines, and again when any line of their markets changes', () => {
  const listed = listedEvent(eventWith([line(18, 'total=2.5'), line(16, 'hcp=-0.5')]))
  expect(listed?.lines).toMatchObject({ handicap: { key: '16|hcp=-0.5' }, total: { key: '18|total=2.5' } })
  const change = (market: number) => ({ kind: 'prices' as const, event, market, specifiers: 'total=3', outcomes: [] })
  expect(concernsList([change(18)], null)).toBe(true)
  expect(concernsList([change(68)], null)).toBe(false)
  expect(isRowMarket(1)).toBe(false)
})
