import { type chipRoundClosed, roundClosed } from '@andon/operator/game-wallet'
import { onMany, type Subscriber, subscriber } from '@andon/platform/facts'
import { assert, type Tx } from '@andon/platform/sql'
import { scoreOf } from '@andon/ranking/score-entry'
import { drawKey, pointsOf } from '@andon/ranking/score-round'
import type * as v from 'valibot'
import type { Deps } from './deps.ts'
import { boardChanged } from './facts.ts'
import { lockEntries, type StoredEntry, saveScores } from './store/entries.ts'
import { createDistributions, type Distributions } from './store/histograms.ts'
import { type CountedRound, firstRounds, knownRounds, type RoundName, saveRounds } from './store/rounds.ts'
import { openTournaments, type StoredTournament } from './store/tournaments.ts'

/** The name of the subscriber. */
export const scoring = 'tournaments'

/** A round that was staked with money, or with the chips of a race. */
interface RoundFact {
  readonly key: string
  readonly position: number
  readonly at: Temporal.Instant
  readonly data: v.InferOutput<typeof roundClosed.schema> | v.InferOutput<typeof chipRoundClosed.schema>
}

/** A fact that may count for an entry. */
interface Pair {
  readonly fact: RoundFact
  readonly tournament: StoredTournament
}

/**
 * Counts settled rounds for the tournaments that their players are in. Scores are computed again from the rounds that are stored, so a fact that comes
 * again changes nothing, and one that corrects a round corrects the score.
 */
export function scoringSubscriber(deps: Deps): Subscriber {
  const distributions = createDistributions()
  return subscriber(scoring, {
    batch: onMany(roundClosed, (tx, facts) => scoreFacts(deps, tx, { facts, distributions })),
  })
}

export async function scoreFacts(
  deps: Deps,
  tx: Tx,
  { facts, distributions }: { facts: readonly RoundFact[]; distributions: Distributions },
): Promise<void> {
  const playerIds = [...new Set(facts.map(({ key }) => key))]
  const open = await openTournaments(tx, { playerIds, now: deps.clock.now() })
  const pairs = facts.flatMap((fact) =>
    open.filter((one) => qualifies(one, fact)).map((tournament) => ({ fact, tournament })),
  )
  if (pairs.length === 0) return
  const counted = await count(tx, { pairs, distributions })
  if (counted.length > 0) await scoreAgain(deps, tx, counted)
}

/** An entry and its tournament. */
interface Counted {
  readonly entry: StoredEntry
  readonly tournament: StoredTournament
}

/** Stores the rounds of those facts that count; returns the entries that they change. */
async function count(
  tx: Tx,
  { pairs, distributions }: { pairs: readonly Pair[]; distributions: Distributions },
): Promise<Counted[]> {
  const wanted = new Map(
    pairs.map(({ fact: { key: playerId }, tournament: { id: tournamentId } }) => {
      const entry = { playerId, tournamentId }
      return [nameOf(entry), entry]
    }),
  )
  const entries = new Map((await lockEntries(tx, [...wanted.values()])).map((entry) => [nameOf(entry), entry]))
  const entered = pairs.flatMap((pair) => {
    const entry = entries.get(nameOf({ playerId: pair.fact.key, tournamentId: pair.tournament.id }))
    const isIn = entry && Temporal.Instant.compare(stakedAtOf(pair.fact), entry.enteredAt) >= 0
    return isIn ? [{ ...pair, entry }] : []
  })
  const known = await namesKnown(
    tx,
    entered.filter(({ fact, tournament }) => !isFirst(fact, tournament)),
  )
  const changed = new Map<string, Counted>()
  const rounds = new Map<string, CountedRound>()
  const pointsByPair = await pointsIn(tx, { pairs: entered, distributions })
  for (const { fact, tournament, entry, points } of pointsByPair) {
    const name = roundNameOf({ fact, tournament })
    if (!isFirst(fact, tournament) && !known.has(keyOf(name)) && !rounds.has(keyOf(name))) continue
    const { gameCode, stake, win } = fact.data
    const position = rounds.get(keyOf(name))?.position ?? fact.position
    rounds.set(keyOf(name), { ...name, position, gameCode, stake, win, points, stakedAt: stakedAtOf(fact) })
    changed.set(nameOf(entry), { entry, tournament })
  }
  if (rounds.size > 0) await saveRounds(tx, [...rounds.values()])
  return [...changed.values()]
}

/** True if this fact may count the round for the first time: it closed within the grace, and something was staked. */
const isFirst = (fact: RoundFact, { closesAt }: StoredTournament) =>
  fact.data.stake > 0 && Temporal.Instant.compare(fact.at, closesAt) < 0

async function namesKnown(tx: Tx, pairs: readonly Pair[]): Promise<ReadonlySet<string>> {
  if (pairs.length === 0) return new Set()
  return new Set((await knownRounds(tx, pairs.map(roundNameOf))).map(keyOf))
}

/** All at once, because each is drawn outside this thread. */
async function pointsIn<P extends Pair>(
  tx: Tx,
  { pairs, distributions }: { pairs: readonly P[]; distributions: Distributions },
): Promise<(P & { readonly points: number })[]> {
  const hashes = pairs.flatMap((pair) => histogramOf(pair) ?? [])
  const known = await distributions(tx, hashes)
  const seeds = new Map(pairs.map(({ tournament: { id, seed } }) => [id, seed]))
  const keys = new Map(await Promise.all([...seeds].map(async ([id, seed]) => [id, await drawKey(seed)] as const)))
  return Promise.all(
    pairs.map(async (pair) => {
      const { data } = pair.fact
      const { id, rules } = pair.tournament
      const key = keys.get(id)
      assert(key, 'each tournament has a key')
      const distribution = known.get(histogramOf(pair) ?? '')
      return {
        ...pair,
        points: data.stake === 0 ? 0 : await pointsOf(rules.scoring.method, data, { key, distribution }),
      }
    }),
  )
}

const histogramOf = ({ fact, tournament }: Pair): string | undefined => tournament.rules.histograms[fact.data.gameCode]

const roundNameOf = ({ fact, tournament }: Pair): RoundName => ({
  playerId: fact.key,
  tournamentId: tournament.id,
  supplier: fact.data.supplier,
  roundId: fact.data.roundId,
})
const keyOf = (name: RoundName) => JSON.stringify([name.playerId, name.tournamentId, name.supplier, name.roundId])
const nameOf = ({ playerId, tournamentId }: { playerId: string; tournamentId: string }) => `${playerId} ${tournamentId}`

/** Facts of an earlier release do not say when the round was staked: it counts as when it closed. */
const stakedAtOf = ({ data, at }: RoundFact) => (data.stakedAt ? Temporal.Instant.from(data.stakedAt) : at)

function qualifies(tournament: StoredTournament, fact: RoundFact): boolean {
  const { rules, startsAt, endsAt } = tournament
  const { data } = fact
  const stakedAt = stakedAtOf(fact)
  return (
    rules.scoring.method !== 'tips' &&
    isOfKind(tournament, data) &&
    (rules.games.length === 0 || rules.games.includes(data.gameCode)) &&
    Temporal.Instant.compare(stakedAt, startsAt) >= 0 &&
    Temporal.Instant.compare(stakedAt, endsAt) < 0
  )
}

/** A round with chips is one of its race alone, and no other round is. */
function isOfKind({ id, rules, site, currency }: StoredTournament, data: RoundFact['data']): boolean {
  if ('tournamentId' in data) return rules.chips !== undefined && data.tournamentId === id
  const isSport = data.category === 'sports'
  return !rules.chips && data.site === site && data.currency === currency && isSport === (rules.product === 'sports')
}

/** Computes the scores of these entries, which are locked, from their rounds and adjustments. */
export async function scoreAgain({ facts }: Deps, tx: Tx, counted: readonly Counted[]): Promise<void> {
  const wanted = counted.map(({ entry: { playerId, tournamentId }, tournament }) => {
    const { minStake, rounds } = tournament.rules.scoring
    return { playerId, tournamentId, minStake, most: rounds }
  })
  const byEntry = Map.groupBy(await firstRounds(tx, wanted), nameOf)
  const scores = counted.map(({ entry: { playerId, tournamentId, adjusted, chipsGiven }, tournament }) => {
    const rounds = byEntry.get(nameOf({ playerId, tournamentId })) ?? []
    const { score, decidedAt } = scoreOf(tournament.rules.scoring.method, rounds, { adjusted, chips: chipsGiven })
    return { playerId, tournamentId, score, rounds: rounds.length, decidedAt }
  })
  await saveScores(tx, scores)
  const changed = Map.groupBy(scores, ({ tournamentId }) => tournamentId)
  await facts.write(
    tx,
    [...changed].map(([key, own]) => boardChanged({ key, data: { players: own.map(({ playerId }) => playerId) } })),
  )
}
