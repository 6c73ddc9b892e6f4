import { accountLocked } from '@andon/operator/limits'
import { recompute } from '@andon/ranking/recompute'
import { runsOf } from '@andon/tests/long-form'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moveOne } from './move.ts'
import { buyIn, openRaces } from './races.fixture.ts'

let open: Awaited<ReturnType<typeof openRaces>>
beforeAll(async () => {
  open = await openRaces()
})
afterAll(() => open.closeClean())

const added = 7
const slow = 600_000
const players = 4
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ what: fc.constant('round' as const), who: fc.nat(players - 1), win: fc.nat(400) }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('correct' as const), nth: fc.nat(20), win: fc.nat(400) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('void' as const), nth: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('lock' as const), who: fc.nat(players - 1) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('pass' as const), minutes: fc.integer({ min: 1, max: 5 }) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('die' as const) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('move' as const) }) },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never
type Settled = ReturnType<typeof open.settled>

/** The board as everyone sees it, with the payments. */
const shownOf = async (tournamentId: string) =>
  open.db.query<object>(
    `select number, score, rounds, removed_at is not null as removed, prize, refunded_at is not null as refunded
     from tournaments.entries where tournament_id = $1 order by number`,
    [tournamentId],
  )

/** Plays a history in a race of its own; every fact comes once, or again at once. */
async function play(steps: readonly Step[], { twice }: { twice: readonly boolean[] }) {
  const id = await open.newRace({ scoring: { method: 'fair', rounds: 3, minStake: 10 } })
  const ids = await Promise.all(Array.from({ length: players }, () => open.newPlayer()))
  for (const player of ids) await open.enter(player, id)
  const facts: Settled[] = []
  const locked = new Set<string>()
  const follow = async (fact: Settled) => {
    facts.push(fact)
    await open.follow(...(twice[facts.length % twice.length] ? [fact, fact] : [fact]))
  }
  for (const one of steps) {
    if (one.what === 'round')
      await follow(open.settled(ids[one.who] ?? '', { roundId: `${id}-${facts.length}`, win: one.win }))
    else if (one.what === 'correct' || one.what === 'void') {
      const known = facts[one.nth % Math.max(1, facts.length)]
      if (!known) continue
      const changed = one.what === 'void' ? { stake: 0, win: 0 } : { stake: known.data.stake, win: one.win }
      const { roundId, stakedAt } = known.data
      const at = { roundId, stakedAt: Temporal.Instant.from(stakedAt ?? '') }
      await follow(open.settled(known.key, { ...at, ...changed }))
    } else if (one.what === 'lock') {
      const player = ids[one.who] ?? ''
      locked.add(player)
      const data = { kind: 'lock' as const, since: open.clock.now().toString(), limits: [], version: 1 }
      const fact = { ...accountLocked({ key: player, data }), position: 1, at: open.clock.now() }
      await open.db.transaction(async (tx) => open.races.subscribers[1]?.handle(tx, [fact]))
    } else if (one.what === 'pass') open.clock.advance({ minutes: one.minutes })
    else if (one.what === 'move') await open.moveAll(id)
    else await dieWhileMoving(id)
  }
  open.clock.advance({ hours: 1 })
  await Promise.all([open.moveAll(id), dieWhileMoving(id), open.moveAll(id)])
  return { id, ids, facts }
}

const dieWhileMoving = (id: string) =>
  open.db
    .transaction(async (tx) => {
      await moveOne(open.deps, tx, id)
      throw new Error('the process dies')
    })
    .catch(() => undefined)

test(
  'whatever is repeated, corrected, locked or killed, all buy-ins and what the house adds are paid once, and the log holds',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 5, maxLength: 40 }),
        fc.array(fc.boolean(), { minLength: 1, maxLength: 5 }),
        async (steps, twice) => {
          const { id, ids } = await play(steps, { twice })
          const cash = await Promise.all(ids.map(open.cashOf))
          const won = cash.reduce<number>((sum, amount) => sum + (amount ?? 0) - 1_000, 0)
          const [race] = await open.db.query<{ state: string }>(
            'select state from tournaments.tournaments where id = $1',
            [id],
          )
          const entries = await open.db.query<{ prize: number | null; paid: number; removed: boolean }>(
            'select prize, paid, removed_at is not null as removed from tournaments.entries where tournament_id = $1',
            [id],
          )
          const prizes = entries.reduce((sum, { prize }) => sum + (prize ?? 0), 0)
          const kept = entries.filter(({ removed }) => !removed).length * buyIn
          if (race?.state === 'cancelled' || kept === 0) {
            expect([prizes, won]).toEqual([0, 0])
            return
          }
          expect([race?.state, prizes, won]).toEqual(['paid', kept + added, added])
          expect(await recompute(await open.logOf(id))).toEqual({ holds: true })
        },
      ),
      { numRuns: runsOf({ short: 8, long: 300 }) },
    )
  },
  slow,
)

test(
  'a board does not depend on how its facts arrive, and comes again from the facts alone',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ who: fc.nat(players - 1), win: fc.nat(400) }), { minLength: 1, maxLength: 15 }),
        fc.array(fc.nat(), { minLength: 15, maxLength: 15 }),
        fc.integer({ min: 1, max: 6 }),
        async (rounds, keys, size) => {
          const id = await open.newRace({ scoring: { method: 'fair', rounds: 3, minStake: 10 } })
          const ids = await Promise.all(Array.from({ length: players }, () => open.newPlayer()))
          for (const player of ids) await open.enter(player, id)
          const facts = rounds.map(({ who, win }, n) => open.settled(ids[who] ?? '', { roundId: `${id}-${n}`, win }))
          await open.follow(...facts)
          const board = await shownOf(id)
          const shuffled = facts
            .map((fact, n) => ({ fact, key: keys[n] ?? 0 }))
            .sort((a, b) => a.key - b.key)
            .map(({ fact }) => fact)
          await open.ownerDb.query('delete from tournaments.rounds where tournament_id = $1', [id])
          await open.ownerDb.query(
            'update tournaments.entries set score = 0, rounds = 0, decided_at = 0 where tournament_id = $1',
            [id],
          )
          for (let from = 0; from < shuffled.length; from += size)
            await open.follow(...shuffled.slice(from, from + size), ...facts.slice(0, 1))
          expect(await shownOf(id)).toEqual(board)
        },
      ),
      { numRuns: runsOf({ short: 8, long: 300 }) },
    )
  },
  slow,
)
