import { expect, test } from 'vitest'
import { simulatedBackground } from './background.ts'
import { fixturesOfRound, roundsOf, seasonSpan } from './calendar.ts'
import { leagues } from './leagues.ts'
import { season } from './season/season.ts'

const seed = 'background'
const season0 = 40

test.each(leagues.map((league) => [league.code, league] as const))('of a match of %s', async (_, league) => {
  const round = roundsOf(league) - 1
  const [fixture] = fixturesOfRound(league, season0, round, seed)
  if (!fixture) throw new Error('a round without matches')
  const at = fixture.startsAt
  const known = await simulatedBackground(seed, () => at)(fixture.id)
  if (!known) throw new Error('no background')
  const { table, form, meetings, lineUps } = known
  expect(table.map(({ points }) => points)).toEqual(
    season(league, season0, seed)
      .tableAt(at)
      .map(({ points }) => points),
  )
  for (const row of table) expect(row.played).toBe(row.won + row.drawn + row.lost)
  for (const side of ['home', 'away'] as const) {
    const starts = form[side].map(({ startsAt }) => startsAt)
    expect(starts).toHaveLength(5)
    expect(starts).toEqual([...starts].sort((one, other) => other - one))
    expect(Math.max(...starts)).toBeLessThan(at)
  }
  const pair = meetings.map(({ home, away }) => [home.id, away.id].sort().join())
  // in a few rounds of a cup some never met before
  const met = new Set(pair).size
  if (league.phase === null) expect(met).toBe(1)
  else expect(met).toBeLessThanOrEqual(1)
  expect(lineUps?.home.length ?? 0).toBe(
    { football: 11, basketball: 5, baseball: 10, iceHockey: 6 }[league.sport as string] ?? 0,
  )
})

test('at the start of a season its table is empty, and the form is of the season before', async () => {
  const [league] = leagues
  if (!league) throw new Error('no league')
  const { from } = seasonSpan(league, season0)
  const [fixture] = fixturesOfRound(league, season0, 0, seed)
  if (!fixture) throw new Error('a round without matches')
  const known = await simulatedBackground(seed, () => from)(fixture.id)
  expect(known?.table.every(({ played }) => played === 0)).toBe(true)
  expect(known?.form.home).toHaveLength(5)
  expect(await simulatedBackground(seed, () => from)('andon:match:other-1')).toBeNull()
})
