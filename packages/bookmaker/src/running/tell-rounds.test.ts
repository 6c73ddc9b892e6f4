import type { WalletCall, WalletRequest } from '@andon/contract/wallet-api'
import { sportRoundsSent } from '@andon/contract/wallet-api/sport-rounds'
import { createLog } from '@andon/platform/log'
import type { WalletPort } from '@andon/platform/wallet-client'
import { freshDatabase } from '@andon/tests/database'
import * as v from 'valibot'
import { expect, onTestFinished, test } from 'vitest'
import { type Fixture, fixturesOfRound, roundsOf } from '../feed/simulator/calendar.ts'
import { simulatedFixturesAhead } from '../feed/simulator/fixtures-ahead.ts'
import { leagues } from '../feed/simulator/leagues.ts'
import { simulatedBooks } from './simulated-book.fixture.ts'
import { createRoundTeller } from './tell-rounds.ts'

const seed = 'rounds'

/** A round in which a match is broken off, so that it has no result. */
function roundWithAVoidMatch(): readonly Fixture[] {
  const league = leagues.find(({ code }) => code === 'fbmx1')
  if (!league) throw new Error('no league')
  for (let round = 0; round < roundsOf(league) * 40; round++) {
    const found = fixturesOfRound(league, 40 + Math.floor(round / roundsOf(league)), round % roundsOf(league), seed)
    const isAtOneTime = found.every(({ plannedAt, startsAt }) => plannedAt === startsAt)
    if (isAtOneTime && found.some(({ brokenOffAfter }) => brokenOffAfter !== null && brokenOffAfter < 0.6)) return found
  }
  throw new Error('no such round')
}

test('a round is stated from its fixtures to its results, and again where no answer came', async () => {
  const fixtures = roundWithAVoidMatch()
  const starts = fixtures.map(({ startsAt }) => startsAt)
  const { db, close } = await freshDatabase({ modules: ['bookmaker'] })
  onTestFinished(close)
  const { start, log, feedTime } = simulatedBooks({
    ...{ db, seed, codes: ['fbmx1'], from: Math.min(...starts) - 600_000, speed: 600 },
    settle: async () => undefined,
  })
  const { book, pass } = start('nod_1')
  let isDown = true
  const known = new Map<string, WalletRequest<'sportRounds'>['rounds'][number]['matches'][number][]>()
  const wallet = {
    call: async (call: string, request: WalletRequest<'sportRounds'>) => {
      expect(call).toBe('sportRounds')
      if (isDown) return { outcome: 'unknown', why: 'down' }
      expect(v.safeParse(sportRoundsSent, request).issues).toBeUndefined()
      for (const { matches, size, number } of request.rounds) {
        expect([size, number]).toEqual([fixtures.length, expect.any(Number)])
        for (const match of matches) known.set(match.matchId, [...(known.get(match.matchId) ?? []), match])
      }
      return { outcome: 'ok', reply: { status: 'OK' } }
    },
  } as unknown as WalletPort<WalletCall> // the teller makes this call alone
  const teller = createRoundTeller({ book, wallet, log, now: feedTime, ahead: null })
  const last = () => fixtures.map(({ id }) => known.get(id)?.at(-1)?.state)
  for (let turn = 0; turn < 50 && ![...book.events()].some(({ words }) => words?.round); turn++) await pass(10)
  await expect(teller.tell()).rejects.toThrow('down')
  isDown = false
  await teller.tell()
  expect(last()).toEqual(fixtures.map(() => 'scheduled'))
  for (let turn = 0; turn < 60 && last().some((state) => state !== 'settled' && state !== 'void'); turn++) {
    await pass(2_000)
    await teller.tell()
  }
  await book.stop()
  expect(last()).toEqual(fixtures.map(({ brokenOffAfter }) => (brokenOffAfter === null ? 'settled' : 'void')))
  for (const { id } of fixtures) {
    const said = known.get(id) ?? []
    expect(said.some(({ state, score }) => state === 'live' && score !== undefined)).toBe(true)
    for (const [place, one] of said.entries()) expect(one).not.toEqual(said[place + 1])
  }
}, 60_000)

test('rounds of the next days are stated before the book has their matches', async () => {
  const fixtures = roundWithAVoidMatch()
  const at = (fixtures[0]?.plannedAt ?? 0) - 3 * 86_400_000
  const told: WalletRequest<'sportRounds'>['rounds'] = []
  const wallet = {
    call: async (_: string, request: WalletRequest<'sportRounds'>) => {
      expect(v.safeParse(sportRoundsSent, request).issues).toBeUndefined()
      told.push(...request.rounds)
      return { outcome: 'ok', reply: { status: 'OK' } }
    },
  } as unknown as WalletPort<WalletCall> // the teller makes this call alone
  const ahead = simulatedFixturesAhead(seed, { now: () => at, sports: ['football'] })
  const teller = createRoundTeller({
    book: { events: () => [], leads: () => true },
    wallet,
    log: createLog({ level: 'silent' }),
    now: () => at,
    ahead,
  })
  await teller.tell()
  const stated = told.flatMap(({ matches }) => matches)
  for (const { id, plannedAt } of fixtures)
    expect(stated.filter(({ matchId }) => matchId === id)).toMatchObject([{ state: 'scheduled', startsAt: plannedAt }])
  const before = told.length
  await teller.tell()
  expect(told).toHaveLength(before)
})
