import type { Db } from '@andon/platform/sql'
import { chained } from '@andon/ranking/hash'
import { exactOf, pointsOfTips, type TipResult } from '@andon/ranking/tips/score-tips'
import type { TipsLog, TipsLogPlace } from '@andon/ranking/tips/tips-log'
import type { StoredTournament } from '../store/tournaments.ts'
import { tipOf, tipRulesOf } from './score-contest.ts'
import { entriesWithTips, fixedResults, type StoredTip, tipsOf } from './store-tips.ts'

/** Entries that are read at once. */
const page = 200

type Entry = Awaited<ReturnType<typeof entriesWithTips>>[number]

/** The rank log of a tipping contest that is paid, as JSON, piece by piece. */
export async function* tipsLogPieces(db: Db, tournament: StoredTournament): AsyncIterable<string> {
  const { id, rules, rulesHash } = tournament
  const fixed = (await fixedResults(db, id)) ?? []
  const results = fixed.map(({ matchId, state, startsAt, home, away }) => ({
    matchId,
    state,
    startsAt: instantOf(startsAt),
    home,
    away,
  }))
  const head: Omit<TipsLog, 'ranking' | 'placesHash'> = {
    version: 1,
    kind: 'tips',
    tournament: id,
    rules,
    rulesHash,
    results,
  }
  yield `${JSON.stringify(head).slice(0, -1)},"ranking":[`
  let after = 0
  let placesHash = await chained(rulesHash, results)
  for (;;) {
    const entries = await entriesWithTips(db, { tournamentId: id, after, limit: page })
    if (entries.length === 0) break
    const named = { playerIds: entries.map(({ playerId }) => playerId), tournamentId: id }
    const byPlayer = Map.groupBy(await tipsOf(db, named), ({ playerId }) => playerId)
    const places = entries.map((entry) =>
      placeOf(tournament, { entry, tips: byPlayer.get(entry.playerId) ?? [], results: fixed }),
    )
    for (const place of places) placesHash = await chained(placesHash, place)
    yield `${after === 0 ? '' : ','}\n${places.map((place) => JSON.stringify(place)).join(',\n')}`
    after += entries.length
  }
  yield `\n],"placesHash":"${placesHash}"}\n`
}

const instantOf = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms).toString()

function placeOf(
  tournament: StoredTournament,
  { entry, tips, results }: { entry: Entry; tips: readonly StoredTip[]; results: readonly TipResult[] },
): TipsLogPlace {
  const points = pointsOfTips(tipRulesOf(tournament), tips.map(tipOf), results)
  return {
    rank: entry.rank,
    player: `entry-${entry.number}`,
    entry: entry.number,
    enteredAt: entry.enteredAt.toString(),
    score: entry.score,
    exact: exactOf(entry.decidedAt),
    tieBreak: entry.decidedAt,
    adjusted: entry.adjusted,
    prize: entry.prize ?? 0,
    tips: tips.map(({ matchId, home, away, receivedAt }, at) => ({
      matchId,
      home,
      away,
      receivedAt: receivedAt.toString(),
      points: points[at] ?? null,
    })),
  }
}
