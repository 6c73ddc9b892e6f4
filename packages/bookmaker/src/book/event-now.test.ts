import { expect, test } from 'vitest'
import { newEvent } from '../feed/event-record.ts'
import { urn } from '../model/urn.ts'
import { type EventNow, selectionNow } from './event-now.ts'

const [tournament, category, sport] = [urn('tournament', 't'), urn('category', 'c'), urn('sport', 'football')]
const name = { ja: 'x', en: 'x' }

function combinesOf(kind: 'match' | 'outright' | 'special' | null, market: number, decidedBy?: readonly string[]) {
  const id = urn('match', 'one')
  const line = {
    market,
    specifiers: '',
    scouted: null,
    confirmed: null,
    rolledBackAt: -1,
    cancels: {},
    offers: {
      1: {
        at: 1,
        favourite: true,
        cashOut: 'available' as const,
        status: 'active' as const,
        outcomes: { 4: { at: 1, price: 2000, active: true, probability: 0.5 } },
      },
    },
  }
  const event = {
    record: { ...newEvent(id), lines: { [market]: line } },
    description: kind && {
      event: { id, tournament, kind, name, competitors: [], startsAt: 0 },
      tournament: { id: tournament, category, name },
      category: { id: category, sport, name },
      sport: { id: sport, code: 'football', name },
      players: [],
      ...(decidedBy && { decidedBy }),
    },
    sequence: 1,
    context: { isUp: () => true, groupsOf: () => [], isKnownGroup: () => true },
  } as unknown as EventNow // what a message leaves, shortened
  return selectionNow(event, { marketKey: `${market}`, outcome: '4' })?.combines
}

test('only what one match decides is free to combine', () => {
  const groups = [tournament, category]
  expect(combinesOf('match', 1)).toEqual({ combining: 'free', groups })
  expect(combinesOf('match', 99_999)).toEqual({ combining: 'free', groups })
  // who goes through is decided by other matches, too, and so is an outright that a feed hangs on a match
  expect(combinesOf('match', 2)).toEqual({ combining: 'oneOfGroup', groups })
  expect(combinesOf('match', 1110)).toEqual({ combining: 'oneOfGroup', groups })
  expect(combinesOf('outright', 1110, ['t'])).toEqual({ combining: 'oneOfGroup', groups: ['t'] })
  // what nobody says this of, or describes at all, is combined with nothing
  const nothing = { combining: 'never', groups: [] }
  expect(combinesOf('outright', 1110)).toEqual(nothing)
  expect(combinesOf('special', 535, [])).toEqual(nothing)
  expect(combinesOf(null, 1)).toEqual(nothing)
})
