import { chained, commitmentOf } from '@andon/ranking/hash'
import type { RankLog, RankLogPlace } from '@andon/ranking/rank-log'
import type { Deps } from './deps.ts'
import { rankedAfter, type StoredEntry, sumsOf } from './store/entries.ts'
import { histogramsByHash } from './store/histograms.ts'
import { type CountedRound, firstRounds } from './store/rounds.ts'
import { type StoredTournament, tournamentById } from './store/tournaments.ts'
import { tipsLogPieces } from './tips/tips-log.ts'

/** Rounds that are read at once, at most: some megabytes. */
const roundsOfPage = 20_000

/** The rank log of a tournament of a site as JSON, piece by piece; null before its prizes are paid, and for one that is not known. */
export async function rankLogOf(
  { db }: Pick<Deps, 'db'>,
  { tournamentId, site }: { tournamentId: string; site: string },
): Promise<AsyncIterable<string> | null> {
  const tournament = await tournamentById(db, tournamentId)
  if (tournament?.state !== 'paid' || tournament.site !== site) return null
  return tournament.rules.tips ? tipsLogPieces(db, tournament) : pieces({ db }, tournament)
}

async function* pieces({ db }: Pick<Deps, 'db'>, tournament: StoredTournament): AsyncIterable<string> {
  const { id, rules, rulesHash, seed } = tournament
  const stored = await histogramsByHash(db, Object.values(rules.histograms))
  const histograms: RankLog['histograms'] = {}
  for (const [game, hash] of Object.entries(rules.histograms)) {
    const histogram = stored.get(hash)
    if (histogram) histograms[game] = histogram
  }
  const { buyIns } = await sumsOf(db, id)
  const seedCommitment = await commitmentOf(seed)
  const head: Omit<RankLog, 'ranking' | 'placesHash'> = {
    version: 1,
    tournament: id,
    rules,
    rulesHash,
    seed,
    seedCommitment,
    histograms,
    buyIns,
  }
  yield `${JSON.stringify(head).slice(0, -1)},"ranking":[`
  const { minStake, rounds: most } = rules.scoring
  const page = Math.ceil(roundsOfPage / most)
  let after = 0
  let placesHash = rulesHash
  for (;;) {
    const entries = await rankedAfter(db, { tournamentId: id, after, limit: page })
    if (entries.length === 0) break
    const wanted = entries.map(({ playerId }) => ({ playerId, tournamentId: id, minStake, most }))
    const byPlayer = Map.groupBy(await firstRounds(db, wanted), ({ playerId }) => playerId)
    const places = entries.map((entry) => placeOf(entry, byPlayer.get(entry.playerId) ?? []))
    for (const place of places) placesHash = await chained(placesHash, place)
    yield `${after === 0 ? '' : ','}\n${places.map((place) => JSON.stringify(place)).join(',\n')}`
    after += entries.length
  }
  yield `\n],"placesHash":"${placesHash}"}\n`
}

const placeOf = (entry: StoredEntry, rounds: readonly CountedRound[]): RankLogPlace => ({
  ...(entry.chipsGiven > 0 ? { chips: entry.chipsGiven } : {}),
  rank: entry.rank ?? 0,
  player: `entry-${entry.number}`,
  entry: entry.number,
  enteredAt: entry.enteredAt.toString(),
  score: entry.score,
  decidedAt: entry.decidedAt,
  adjusted: entry.adjusted,
  prize: entry.prize ?? 0,
  ...(entry.reward ? { reward: entry.reward } : {}),
  rounds: rounds.map(({ position, supplier, roundId, gameCode, stake, win, stakedAt, points }) => ({
    position,
    supplier,
    roundId,
    gameCode,
    stake,
    win,
    stakedAt: stakedAt.toString(),
    points,
    proof: `${supplier}/${roundId}`,
  })),
})
