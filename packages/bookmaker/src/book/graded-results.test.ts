import { freshDatabase } from '@andon/tests/database'
import { expect, test } from 'vitest'
import { fixturesOfRound } from '../feed/simulator/calendar.ts'
import { leagues } from '../feed/simulator/leagues.ts'
import type { ResultMessage } from './offer.ts'
import { simulatedBooks } from './simulated-book.fixture.ts'

const seed = 'graded'

test.each(['ttm1', 'fbjp3'])(
  'every result of a match of %s that is no void says what it was graded on',
  async (code) => {
    const league = leagues.find((one) => one.code === code)
    const [fixture] = league ? fixturesOfRound(league, 40, 2, seed) : []
    if (!fixture) throw new Error('no match')
    const { db, close } = await freshDatabase({ modules: ['bookmaker'] })
    const settled: ResultMessage[] = []
    const { start } = simulatedBooks({
      db,
      seed,
      codes: [code],
      from: fixture.startsAt - 600_000,
      speed: 600,
      settle: async (results) => void settled.push(...results),
    })
    const { book, pass } = start('nod_1')
    const isOver = () =>
      settled.some((one) => one.eventId === fixture.id && one.kind === 'settlement' && one.certainty === 2)
    for (let turn = 0; turn < 200 && !isOver(); turn++) await pass()
    await pass(100)
    const results = settled.filter((one) => one.eventId === fixture.id).filter((one) => one.kind === 'settlement')
    expect(results.length).toBeGreaterThan(100)
    const bare = results.filter(({ graded, outcome }) => !graded && outcome.result !== 'void')
    expect(bare.map(({ selection }) => selection)).toEqual([])
    await book.stop()
    await close()
  },
)
