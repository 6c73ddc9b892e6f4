import { isBehind } from '@andon/platform/facts'
import type { Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { boardChanged, tellEntrants } from './facts.ts'
import { pay, refund, removeLocked } from './pay.ts'
import { chipScoring } from './play-chips.ts'
import { scoring } from './score-rounds.ts'
import { allInIt } from './store/entries.ts'
import {
  deleteEmpty,
  lockTournament,
  type StoredState,
  type StoredTournament,
  setState,
  tournamentsToMove,
} from './store/tournaments.ts'
import { fixContest } from './tips/score-contest.ts'

/** Players who entered shortly before the start know that it begins. */
const enteredEarlyMinutes = 15
/** After the hold. */
const proofsAwaitedMinutes = 10
/** Runs of a series that nobody entered are kept so long. */
const emptyKeptDays = 30

/**
 * Moves every tournament as far as its times allow, each step in one transaction of its own. May run any number of times and on two servers at once. One
 * that fails holds up no other.
 */
export async function moveTournaments(deps: Deps): Promise<void> {
  const failures: unknown[] = []
  for (const id of await tournamentsToMove(deps.db)) {
    try {
      let moved = true
      while (moved) moved = await deps.db.transaction((tx) => moveOne(deps, tx, id))
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'tournaments could not be moved')
  await deleteEmpty(deps.db, deps.clock.now().subtract({ hours: emptyKeptDays * 24 }))
}

/** One step; false: nothing is due. */
export async function moveOne(deps: Deps, tx: Tx, id: string): Promise<boolean> {
  const tournament = await lockTournament(tx, id)
  if (!tournament) return false
  if (tournament.state === 'cancelled') return refund(deps, tx, { tournament, all: true })
  const next = nextState(tournament, deps.clock.now())
  if (next === null) return false
  // Prizes wait for every round that may count, also where its fact could not be handled yet.
  const subscriber = tournament.rules.chips ? chipScoring : scoring
  if (next === 'paid' && (await isBehind(tx, { subscriber, before: tournament.closesAt }))) return false
  if (next === 'paid' && (await isToBeProven(deps, tx, tournament))) return false
  if (next === 'paid') await finish(deps, tx, tournament)
  else await setState(tx, id, { state: next })
  if (next === 'running') await tellOfStart(deps, tx, tournament)
  await deps.facts.write(tx, [boardChanged({ key: id, data: {} })])
  return true
}

/** The log of a race with proofs has them when its prizes are paid; a supplier that does not prove holds up no prize for longer. */
async function isToBeProven(deps: Deps, tx: Tx, { id, rules, paysAt }: StoredTournament): Promise<boolean> {
  if (!rules.chips?.proofs) return false
  const until = paysAt.add({ minutes: proofsAwaitedMinutes })
  return Temporal.Instant.compare(deps.clock.now(), until) < 0 && (await deps.chips.isUnproven(tx, id))
}

async function finish(deps: Deps, tx: Tx, tournament: StoredTournament): Promise<void> {
  if (await removeLocked(deps, tx, tournament)) return
  if (tournament.rules.tips) await fixContest(tx, tournament)
  if (await pay(deps, tx, tournament)) await setState(tx, tournament.id, { state: 'paid' })
  else await cancel(deps, tx, { tournament, reason: 'No entry has a result' })
}

/** Its buy-ins return by the job that moves tournaments. */
export async function cancel(
  deps: Deps,
  tx: Tx,
  { tournament, reason }: { tournament: StoredTournament; reason: string },
): Promise<void> {
  const { id, rules } = tournament
  await setState(tx, id, { state: 'cancelled', note: reason })
  const entrants = await allInIt(tx, id)
  const playerIds = entrants.map(({ playerId }) => playerId)
  if (rules.chips) await deps.chips.close(tx, { tournamentId: id, playerIds, at: deps.clock.now() })
  await tellEntrants(deps, tx, { tournament, what: 'cancelled', entrants })
}

async function tellOfStart(deps: Deps, tx: Tx, tournament: StoredTournament): Promise<void> {
  const early = tournament.startsAt.subtract({ minutes: enteredEarlyMinutes })
  const entrants = (await allInIt(tx, tournament.id)).filter(
    ({ enteredAt }) => Temporal.Instant.compare(enteredAt, early) < 0,
  )
  await tellEntrants(deps, tx, { tournament, what: 'started', entrants })
}

function nextState(tournament: StoredTournament, now: Temporal.Instant): StoredState | null {
  const { state, startsAt, endsAt, closesAt, paysAt } = tournament
  const isPast = (at: Temporal.Instant) => Temporal.Instant.compare(now, at) >= 0
  switch (state) {
    case 'published':
      return isPast(startsAt) ? 'running' : null
    case 'running':
      return isPast(endsAt) ? 'closing' : null
    case 'closing':
      return isPast(closesAt) ? 'provisional' : null
    case 'provisional':
      return isPast(paysAt) ? 'paid' : null
    case 'paid':
    case 'cancelled':
      return null
  }
}
