import { expect, test } from 'vitest'
import { ourDefinitions } from '../feed/definitions.ts'
import { newEvent, recordMessage } from '../feed/event-record.ts'
import { onlyStatus } from '../feed/messages.ts'
import { fixturesBetween } from '../feed/simulator/calendar.ts'
import { simulatedEvent } from '../feed/simulator/catalogue.ts'
import { leagues } from '../feed/simulator/leagues.ts'
import { producers } from '../feed/simulator/match-messages.ts'
import { matchOffer } from '../feed/simulator/match-offer.ts'
import { ratesOf } from '../feed/simulator/strengths.ts'
import { newMatch } from '../markets/new-match.ts'
import { jointChance } from '../pricing/bet-builder.ts'
import { chancesOf } from '../pricing/model.ts'
import { readSpecifiers } from '../specifiers.ts'
import type { EventNow } from './event-now.ts'
import { simulatedWords } from './event-words.ts'
import { jointNow } from './joint-now.ts'

const seed = 'joint'
const day = 24 * 3_600_000
const football = leagues.filter(({ sport }) => sport === 'football')
const fixtures = fixturesBetween(1_790_000_000_000, 1_790_000_000_000 + 3 * day, seed, football).slice(0, 6)

function eventOf(fixture: (typeof fixtures)[number], status: 'notStarted' | 'live' = 'notStarted'): EventNow {
  const { id } = fixture
  const about = { producer: producers.preMatch, event: id, at: 1, requestId: null }
  const markets = [...matchOffer(fixture, seed).offerAt(-1).values()]
  const state = onlyStatus(status)
  return {
    record: recordMessage(newEvent(id), { type: 'oddsChange', ...about, state, markets }),
    words: simulatedWords(seed)(id),
    sequence: 1,
    around: { ...ourDefinitions, groupsOf: (market) => ourDefinitions.groupsOf(market) ?? [], isUp: () => true },
  }
}

const combinations: readonly (readonly (readonly [marketKey: string, outcome: string])[])[] = [
  [
    ['1', '1'],
    ['18|total=2.5', '12'],
  ],
  [
    ['1', '3'],
    ['18|total=2.5', '13'],
  ],
  [
    ['1', '2'],
    ['29', '74'],
  ],
  [
    ['10', '9'],
    ['29', '76'],
    ['18|total=3.5', '13'],
  ],
  [
    ['60', '1'],
    ['1', '1'],
  ],
]

test('the score grid behind a feed’s chances gives the joint chances of the model that made them', () => {
  expect(fixtures.length).toBeGreaterThan(3)
  let priced = 0
  for (const fixture of fixtures) {
    const truth = chancesOf(newMatch('football'), ratesOf(fixture, seed))
    const event = eventOf(fixture)
    for (const parts of combinations) {
      const joint = jointNow(
        event,
        parts.map(([marketKey, outcome]) => ({ marketKey, outcome })),
      )
      if ('refused' in joint) continue // a line that this match has not
      const legs = parts.map(([key, outcome]) => {
        const [market, specifiers = ''] = key.split('|')
        return { market: Number(market), specifiers: readSpecifiers(specifiers) ?? {}, outcome }
      })
      const exact = jointChance(legs, truth, { simulate: null })
      expect('chance' in exact && exact.chance).toBeCloseTo(joint.chance, 4)
      expect((joint.price / 1000) * joint.chance).toBeLessThanOrEqual(1 / 1.08)
      expect((joint.price / 1000) * joint.chance).toBeGreaterThan(0.85)
      priced += 1
    }
  }
  expect(priced).toBeGreaterThan(fixtures.length * 3)
})

test('what excludes or implies the rest, what can be returned, and what is in play has no joint price', () => {
  const [fixture] = fixtures
  if (!fixture) throw new Error('no match of football')
  const event = eventOf(fixture)
  const of = (one: EventNow, ...parts: (readonly [string, string])[]) =>
    jointNow(
      one,
      parts.map(([marketKey, outcome]) => ({ marketKey, outcome })),
    )
  expect(of(event, ['1', '1'], ['1', '3'])).toEqual({ refused: 'LEGS_CONTRADICT' })
  expect(of(event, ['1', '1'], ['10', '9'])).toEqual({ refused: 'LEG_IMPLIED' })
  expect(of(event, ['1', '1'], ['11', '4'])).toEqual({ refused: 'NO_JOINT_PRICE' })
  expect(of(event, ['1', '1'], ['7', '1'])).toEqual({ refused: 'NO_JOINT_PRICE' })
  expect(of(eventOf(fixture, 'live'), ['1', '1'], ['18|total=2.5', '12'])).toEqual({ refused: 'NO_JOINT_PRICE' })
  expect(simulatedEvent(fixture.id, seed)?.kind).toBe('match')
})
