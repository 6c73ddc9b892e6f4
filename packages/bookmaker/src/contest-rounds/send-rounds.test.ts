import type { WalletCall, WalletRequest } from '@andon/contract/wallet-api'
import { type SportMatchSent, sportRoundsSent } from '@andon/contract/wallet-api/sport-rounds'
import { createLog } from '@andon/platform/log'
import type { WalletPort } from '@andon/platform/wallet-client'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { EventNow } from '../book/event-now.ts'
import { type Book, feedContext } from '../feed/book.ts'
import { ourDefinitions } from '../feed/definitions.ts'
import { eventIn } from '../feed/event-map.ts'
import type { FixturesAhead } from '../feed/fixtures-ahead.ts'
import { applyMessages, up } from '../feed/simulator/apply-messages.fixture.ts'
import { type Fixture, fixturesOfRound, roundsOf } from '../feed/simulator/calendar.ts'
import { describeSimulated } from '../feed/simulator/describe-event.ts'
import { simulatedFixturesAhead } from '../feed/simulator/fixtures-ahead.ts'
import { leagues } from '../feed/simulator/leagues.ts'
import { matchMessages, matchSnapshot, spanOf } from '../feed/simulator/match-messages.ts'
import { matchOffer } from '../feed/simulator/match-offer.ts'
import { createRoundSender } from './send-rounds.ts'

const seed = 'rounds'
const describe = describeSimulated(seed)

/** A round in which a match is broken off, so that it has no result. */
function roundWithAVoidMatch(): readonly Fixture[] {
  const league = leagues.find(({ code }) => code === 'fbmx2')
  if (!league) throw new Error('no league')
  for (let round = 0; round < roundsOf(league) * 40; round++) {
    const found = fixturesOfRound(league, 40 + Math.floor(round / roundsOf(league)), round % roundsOf(league), seed)
    const isAtOneTime = found.every(({ plannedAt, startsAt }) => plannedAt === startsAt)
    if (isAtOneTime && found.some(({ brokenOffAfter }) => brokenOffAfter !== null && brokenOffAfter < 0.6)) return found
  }
  throw new Error('no such round')
}

const now = Date.UTC(2026, 10, 1)

/** A teller whose operator can be out of reach, and what that operator heard of each match, in order. */
function sentBy({ events, ahead = null }: { events: () => readonly EventNow[]; ahead?: FixturesAhead | null }) {
  const sent = new Map<string, SportMatchSent[]>()
  const operator = { isDown: false, calls: 0 }
  const wallet = {
    call: async (call: string, request: WalletRequest<'sportRounds'>) => {
      expect(call).toBe('sportRounds')
      operator.calls++
      if (operator.isDown) return { outcome: 'unknown', why: 'no answer' }
      expect(v.safeParse(sportRoundsSent, request).issues).toBeUndefined()
      for (const match of request.rounds.flatMap(({ matches }) => matches))
        sent.set(match.matchId, [...(sent.get(match.matchId) ?? []), match])
      return { outcome: 'ok', reply: { status: 'OK' } }
    },
  } as unknown as WalletPort<WalletCall> // the teller makes this call alone
  const log = createLog({ level: 'silent' })
  const sender = createRoundSender({ book: { events, leads: () => true }, wallet, log, now: () => now, ahead })
  return { sent, operator, send: sender.send }
}

/** The event as a book has it after these messages. */
function eventNow(book: Book, { id }: Fixture): EventNow {
  const record = eventIn(book.events, id)
  if (!record) throw new Error('no event')
  return { record, description: describe(id), sequence: 1, context: feedContext(book, ourDefinitions) }
}

test('a match is stated from its fixture to its result, and again where no answer came', async () => {
  const round = roundWithAVoidMatch()
  for (const isBrokenOff of [false, true]) {
    const fixture = round.find(({ brokenOffAfter }) => (brokenOffAfter !== null) === isBrokenOff)
    if (!fixture) throw new Error('no match')
    const offer = matchOffer(fixture, seed)
    const span = spanOf(offer)
    const closing = applyMessages(
      applyMessages(up, matchSnapshot(offer, span.to - 1)),
      matchMessages(offer, span.to - 1, span.to),
    )
    const books = [
      applyMessages(up, matchSnapshot(offer, fixture.startsAt - 60_000)),
      applyMessages(up, matchSnapshot(offer, fixture.startsAt + 600_000)),
      applyMessages(up, matchSnapshot(offer, span.to - 1)),
      closing,
    ]
    let book = books[0] ?? up
    const { sent, operator, send: turn } = sentBy({ events: () => [eventNow(book, fixture)] })
    operator.isDown = true
    await expect(turn()).rejects.toThrow('no answer')
    operator.isDown = false
    for (const next of books) {
      book = next
      await turn()
      await turn() // states nothing twice
    }
    const end = isBrokenOff ? { state: 'void' } : { state: 'settled', score: { home: expect.any(Number) } }
    expect(sent.get(fixture.id)).toMatchObject([
      { state: 'scheduled', startsAt: fixture.plannedAt },
      { state: 'live', score: { home: expect.any(Number) } },
      end,
    ])
  }
})

test('rounds of the next days are stated before the book has their matches', async () => {
  const round = roundWithAVoidMatch()
  const at = (round[0]?.plannedAt ?? 0) - 3 * 86_400_000
  const ahead = simulatedFixturesAhead(seed, { now: () => at, sports: ['football'] })
  const { sent, operator, send: turn } = sentBy({ events: () => [], ahead })
  await turn()
  for (const { id, plannedAt } of round)
    expect(sent.get(id)).toMatchObject([{ state: 'scheduled', startsAt: plannedAt }])
  const { calls } = operator
  await turn()
  expect(operator.calls).toBe(calls)
})
