import type { ProvenSeed } from '@andon/operator/game-wallet'
import { chained, commitmentOf } from '@andon/ranking/hash'
import type { RankLog, RankLogPlace, RoundsProof } from '@andon/ranking/rank-log'
import type { Deps } from './deps.ts'
import { allInIt, rankedAfter, type StoredEntry, sumsOf } from './store/entries.ts'
import { histogramsByHash } from './store/histograms.ts'
import { type CountedRound, firstRounds } from './store/rounds.ts'
import { type StoredTournament, tournamentById } from './store/tournaments.ts'
import { tipsLogPieces } from './tips/tips-log.ts'

/** Rounds that are read at once, at most: some megabytes. */
const roundsOfPage = 20_000

interface PublishedLog {
  /** JSON. */
  readonly pieces: AsyncIterable<string>
  /** It never changes. */
  readonly isFinal: boolean
}

/** The rank log of a tournament of a site, piece by piece; null before its prizes are paid, and for one that is not known. It is final once all rounds are proven that its rules say. */
export async function rankLogOf(
  deps: Pick<Deps, 'db' | 'chips'>,
  { tournamentId, site }: { tournamentId: string; site: string },
): Promise<PublishedLog | null> {
  const { db } = deps
  const tournament = await tournamentById(db, tournamentId)
  if (tournament?.state !== 'paid' || tournament.site !== site) return null
  if (tournament.rules.tips) return { pieces: tipsLogPieces(db, tournament), isFinal: true }
  const isFinal = !tournament.rules.chips?.proofs || !(await deps.chips.isUnproven(db, tournamentId))
  return { pieces: pieces(deps, tournament), isFinal }
}

async function* pieces({ db, chips }: Pick<Deps, 'db' | 'chips'>, tournament: StoredTournament): AsyncIterable<string> {
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
    const playerIds = entries.map(({ playerId }) => playerId)
    const seeds = rules.chips?.proofs ? await chips.provenSeedsOf(db, { tournamentId: id, playerIds }) : []
    const seedsByPlayer = Map.groupBy(seeds, ({ playerId }) => playerId)
    const places = entries.map((entry) => {
      const proofs = rules.chips?.proofs ? { proofs: (seedsByPlayer.get(entry.playerId) ?? []).flatMap(proofOf) } : {}
      return { ...placeOf(entry, byPlayer.get(entry.playerId) ?? []), ...proofs }
    })
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

function proofOf(seed: ProvenSeed): RoundsProof[] {
  const { supplier, commitment, serverSeed, clientSeed, count, rounds } = seed
  if (serverSeed === null || clientSeed === null || count === null) return []
  const statedAt = seed.statedAt.toString()
  return [{ supplier, commitment, statedAt, serverSeed, clientSeed, count, rounds: [...rounds] }]
}

/** Entries that are read at once. */
const entriesOfPage = 500

/**
 * The hashes of the seeds that rounds of a race are drawn from, by the numbers of its entries, with the instants at which their suppliers stated them: JSON, piece by piece. Public while it is on, so that
 * anyone can keep them and compare them with its log. Null for a tournament of another site, or without proofs of rounds.
 */
export async function seedLogOf(
  { db, chips }: Pick<Deps, 'db' | 'chips'>,
  { tournamentId, site }: { tournamentId: string; site: string },
): Promise<PublishedLog | null> {
  const tournament = await tournamentById(db, tournamentId)
  if (tournament?.site !== site || !tournament.rules.chips?.proofs) return null
  return { pieces: seedPieces({ db, chips }, tournament), isFinal: false }
}

async function* seedPieces(
  { db, chips }: Pick<Deps, 'db' | 'chips'>,
  { id, rulesHash }: StoredTournament,
): AsyncIterable<string> {
  yield `${JSON.stringify({ version: 1, tournament: id, rulesHash }).slice(0, -1)},"entries":[`
  const entries = await allInIt(db, id)
  for (let from = 0; from < entries.length; from += entriesOfPage) {
    const page = entries.slice(from, from + entriesOfPage)
    const playerIds = page.map(({ playerId }) => playerId)
    const stated = await chips.statedSeedsOf(db, { tournamentId: id, playerIds })
    const byPlayer = Map.groupBy(stated, ({ playerId }) => playerId)
    const shown = page.map(({ playerId, number }) => {
      const seeds = (byPlayer.get(playerId) ?? []).map(({ supplier, commitment, statedAt }) => ({
        supplier,
        commitment,
        statedAt: statedAt.toString(),
      }))
      return JSON.stringify({ entry: number, player: `entry-${number}`, seeds })
    })
    yield `${from === 0 ? '' : ','}\n${shown.join(',\n')}`
  }
  yield '\n]}\n'
}
