import { recompute } from '@andon/ranking/recompute'
import { runsOf } from '@andon/tests/long-form'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyIn, openRaces } from './races.fixture.ts'

let open: Awaited<ReturnType<typeof openRaces>>
beforeAll(async () => {
  open = await openRaces()
})
afterAll(() => open.closeClean())

const added = 7
const players = runsOf({ short: 20, long: 500 })
const roundsEach = 4
const atOnce = 50

/** All of them, in another order. */
const shuffled = <T>(all: readonly T[], seed: number): T[] =>
  fc.sample(fc.shuffledSubarray([...all], { minLength: all.length }), { numRuns: 1, seed })[0] ?? []

test(`a season of three overlapping races with ${players} players: facts that come late, twice and in any order; every pool is paid out, and every log holds`, async () => {
  const scoring = (method: 'fair' | 'bestMultiple' | 'streak') => ({ scoring: { method, rounds: 3, minStake: 10 } })
  const races = [
    await open.newRace(scoring('fair')),
    await open.newRace(scoring('bestMultiple'), { inMinutes: 1 }),
    await open.newRace(scoring('streak'), { inMinutes: 2 }),
  ]
  const ids = []
  for (let player = 0; player < players; player++) {
    const id = await open.newPlayer()
    for (const race of races) await open.enter(id, race)
    ids.push(id)
  }
  open.clock.advance({ minutes: 3 })
  const facts = ids.flatMap((id, player) =>
    Array.from({ length: roundsEach }, (_, nth) =>
      open.settled(id, { roundId: `${player}-${nth}`, win: ((player * 7919 + nth * 104_729) % 5) * 100 }),
    ),
  )
  const arriving = shuffled([...facts, ...facts.filter((_, nth) => nth % 3 === 0)], players)
  for (let from = 0; from < arriving.length; from += atOnce) await open.follow(...arriving.slice(from, from + atOnce))
  open.clock.advance({ hours: 1 })
  await Promise.all([...races, ...races].map((race) => open.moveAll(race)))
  for (const race of races) {
    const log = await open.logOf(race)
    expect(log.ranking).toHaveLength(players)
    expect(log.ranking.reduce((sum, { prize }) => sum + prize, 0)).toBe(players * buyIn + added)
    expect(await recompute(log)).toEqual({ holds: true })
  }
  const cash = await Promise.all(ids.map(open.cashOf))
  expect(cash.reduce<number>((sum, one) => sum + (one ?? 0), 0)).toBe(players * 1_000 + races.length * added)
}, 900_000)
