import { roundClosed } from '@andon/operator/game-wallet'
import { onMany, type Subscriber, subscriber } from '@andon/platform/facts'
import type { Tx } from '@andon/platform/sql'
import type * as v from 'valibot'
import type { Deps } from './deps.ts'
import { scoreOf } from './domain/score.ts'
import { boardChanged } from './facts.ts'
import { lockEntries, type StoredEntry, saveScores } from './store/entries.ts'
import { type CountedRound, firstRounds, saveRounds } from './store/rounds.ts'
import { openTournaments, type StoredTournament } from './store/tournaments.ts'

interface RoundFact {
  readonly key: string
  readonly position: number
  readonly at: Temporal.Instant
  readonly data: v.InferOutput<typeof roundClosed.schema>
}

/**
 * Counts settled rounds for the tournaments that their players are in. Scores are computed again from the rounds that are stored, so a fact that comes
 * again changes nothing, and one that corrects a round corrects the score.
 */
export function scoringSubscriber(deps: Deps): Subscriber {
  return subscriber('tournaments', {
    batch: onMany(roundClosed, async (tx, facts) => {
      const open = await openTournaments(tx, deps.clock.now())
      if (open.length === 0) return
      await count(deps, tx, { open, facts })
    }),
  })
}

async function count(
  deps: Deps,
  tx: Tx,
  { open, facts }: { open: readonly StoredTournament[]; facts: readonly RoundFact[] },
): Promise<void> {
  const pairs = facts.flatMap((fact) =>
    open.filter((one) => qualifies(one, fact)).map((tournament) => ({ fact, tournament })),
  )
  if (pairs.length === 0) return
  const wanted = new Map(
    pairs.map(({ fact, tournament }) => [
      `${fact.key} ${tournament.id}`,
      { playerId: fact.key, tournamentId: tournament.id },
    ]),
  )
  const entries = new Map((await lockEntries(tx, [...wanted.values()])).map((entry) => [nameOf(entry), entry]))
  const rounds = new Map<string, CountedRound>()
  const touched = new Map<string, StoredEntry>()
  for (const { fact, tournament } of pairs) {
    const entry = entries.get(`${fact.key} ${tournament.id}`)
    const stakedAt = instantOf(fact)
    if (!entry || Temporal.Instant.compare(stakedAt, entry.enteredAt) < 0) continue
    const { supplier, roundId, gameCode, stake, win } = fact.data
    const name = `${nameOf(entry)} ${supplier} ${roundId}`
    const position = rounds.get(name)?.position ?? fact.position
    const { playerId, tournamentId } = entry
    rounds.set(name, { playerId, tournamentId, supplier, roundId, position, gameCode, stake, win, stakedAt })
    touched.set(nameOf(entry), entry)
  }
  if (rounds.size === 0) return
  await saveRounds(tx, [...rounds.values()])
  await scoreAgain(deps, tx, { entries: [...touched.values()], open })
}

const nameOf = ({ playerId, tournamentId }: { playerId: string; tournamentId: string }) => `${playerId} ${tournamentId}`

/** Facts of an earlier release do not say when the round was staked: it counts as when it closed. */
const instantOf = ({ data, at }: RoundFact) => (data.stakedAt ? Temporal.Instant.from(data.stakedAt) : at)

function qualifies({ rules, site, currency, startsAt, endsAt }: StoredTournament, fact: RoundFact): boolean {
  const { data } = fact
  const stakedAt = instantOf(fact)
  return (
    data.site === site &&
    data.currency === currency &&
    (data.category === 'sports') === (rules.product === 'sports') &&
    (rules.games.length === 0 || rules.games.includes(data.gameCode)) &&
    Temporal.Instant.compare(stakedAt, startsAt) >= 0 &&
    Temporal.Instant.compare(stakedAt, endsAt) < 0
  )
}

async function scoreAgain(
  { facts }: Deps,
  tx: Tx,
  { entries, open }: { entries: readonly StoredEntry[]; open: readonly StoredTournament[] },
): Promise<void> {
  const byId = new Map(open.map((tournament) => [tournament.id, tournament]))
  const concerned = entries.flatMap((entry) => {
    const tournament = byId.get(entry.tournamentId)
    return tournament ? [{ ...entry, tournament }] : []
  })
  const wanted = concerned.map(({ playerId, tournamentId, tournament }) => {
    const { minStake, rounds } = tournament.rules.scoring
    return { playerId, tournamentId, minStake, most: rounds }
  })
  const byEntry = Map.groupBy(await firstRounds(tx, wanted), nameOf)
  const scores = concerned.map(({ playerId, tournamentId, tournament }) => {
    const { rules, seed } = tournament
    const counted = byEntry.get(nameOf({ playerId, tournamentId })) ?? []
    const { score, rounds, decidedAt } = scoreOf(rules.scoring, counted, { seed, distributions: rules.distributions })
    return { playerId, tournamentId, score, rounds, decidedAt }
  })
  await saveScores(tx, scores)
  const changed = new Set(scores.map(({ tournamentId }) => tournamentId))
  await facts.write(
    tx,
    [...changed].map((key) => boardChanged({ key, data: {} })),
  )
}
