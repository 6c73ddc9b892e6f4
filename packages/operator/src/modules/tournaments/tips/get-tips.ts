import { type PlayerApi, Refusal } from '@andon/contract'
import type { Language } from '@andon/contract/languages'
import type { TippedMatch } from '@andon/contract/player-api/tips'
import type { Handler } from '@andon/platform/http'
import type { Db } from '@andon/platform/sql'
import { pointsOfTips, type TipResult, tipUntil } from '@andon/ranking/tips/score-tips'
import type { TipRules } from '@andon/ranking/tips/tip-rules'
import { masked } from '../boards.ts'
import type { Deps } from '../deps.ts'
import { entryOf } from '../store/entries.ts'
import { type StoredTournament, tournamentById } from '../store/tournaments.ts'
import { resultsOf, tipOf, tipRulesOf } from './score-contest.ts'
import { matchesOfRound, type StoredMatch } from './store-matches.ts'
import { fixedResults, scoresTipped, tipsByRank, tipsOf } from './store-tips.ts'

const perPage = 50
const mostScores = 6

export function getTips({ db, clock }: Deps): Handler<PlayerApi['tournaments']['getTips']> {
  return async ({ tournamentId, languageId }, { site, session }) => {
    const tournament = await contestOf(db, { tournamentId, site })
    const rules = tipRulesOf(tournament)
    const entry = session && (await entryOf(db, { playerId: session.playerId, tournamentId }))
    const own = session ? await tipsOf(db, { playerIds: [session.playerId], tournamentId }) : []
    const now = clock.now()
    return {
      success: true,
      now: now.toString({ smallestUnit: 'millisecond' }),
      league: rules.names[languageId],
      number: rules.number,
      points: rules.points,
      matches: await matchesOf(db, { tournament, own: own.map(tipOf), now, language: languageId }),
      entered: entry !== null && !!entry && entry.removedAt === null,
    }
  }
}

export function getMatchTips(deps: Deps): Handler<PlayerApi['tournaments']['getMatchTips']> {
  const { db, clock } = deps
  return async ({ tournamentId, matchId, cursor = '0' }, { site }) => {
    const tournament = await contestOf(db, { tournamentId, site })
    const rules = tipRulesOf(tournament)
    const match = rules.matches.find((one) => one.matchId === matchId)
    if (!match) throw new Refusal('NOT_FOUND', { field: 'matchId' })
    const known = (await matchesOfRound(db, rules)).find((one) => one.matchId === matchId)
    if (clock.now().epochMilliseconds < untilOf(match, known))
      throw new Refusal('ACTION_IMPOSSIBLE', {
        field: 'matchId',
        message: 'Tips are shown after the kick-off',
        params: { matchId },
      })
    const result = (await shownResults(db, tournament)).find((one) => one.matchId === matchId)
    const after = Number(cursor)
    const rows = await tipsByRank(db, { tournamentId, matchId, after, limit: perPage + 1 })
    const scores = await scoresTipped(db, { tournamentId, matchId })
    const players = await deps.playersByIds(
      db,
      rows.map(({ playerId }) => playerId),
    )
    return {
      success: true,
      count: scores.reduce((sum, { count }) => sum + count, 0),
      scores: scores.slice(0, mostScores),
      tips: rows.slice(0, perPage).map(({ rank, playerId, home, away, receivedAt }) => {
        const tip = { matchId, home, away, receivedAt: receivedAt.epochMilliseconds }
        const [points = null] = pointsOfTips(rules, [tip], result ? [result] : [])
        return { rank, name: masked(players.get(playerId)?.nickname), home, away, points }
      }),
      ...(rows.length > perPage ? { nextCursor: String(after + perPage) } : {}),
    }
  }
}

/** Throws NOT_FOUND for a tournament that is no tipping contest of this site. */
export async function contestOf(
  db: Db,
  { tournamentId, site }: { tournamentId: string; site: string },
): Promise<StoredTournament> {
  const tournament = await tournamentById(db, tournamentId)
  if (tournament?.site === site && tournament.rules.tips) return tournament
  throw new Refusal('NOT_FOUND', { field: 'tournamentId' })
}

/** The end of tips on a match, in milliseconds since 1970. A match that is played already began at the latest when it was to begin. */
export const untilOf = (match: Pick<TipRules['matches'][number], 'startsAt'>, known: StoredMatch | undefined): number =>
  tipUntil(match.startsAt, known?.startsAt.epochMilliseconds)

/** The results that prizes were paid on, or as they are known now. */
const shownResults = async (db: Db, { id, rules }: StoredTournament): Promise<TipResult[]> =>
  (await fixedResults(db, id)) ?? (rules.tips ? await resultsOf(db, rules.tips) : [])

async function matchesOf(
  db: Db,
  {
    tournament,
    own,
    now,
    language,
  }: {
    tournament: StoredTournament
    own: readonly { matchId: string; home: number; away: number; receivedAt: number }[]
    now: Temporal.Instant
    language: Language
  },
): Promise<TippedMatch[]> {
  const rules = tipRulesOf(tournament)
  const known = new Map((await matchesOfRound(db, rules)).map((one) => [one.matchId, one]))
  const results = new Map((await shownResults(db, tournament)).map((one) => [one.matchId, one]))
  const isOver = Temporal.Instant.compare(now, tournament.closesAt) >= 0
  return rules.matches
    .toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt) || (a.matchId < b.matchId ? -1 : 1))
    .map((match): TippedMatch => {
      const { matchId, startsAt } = match
      const stated = known.get(matchId)
      const result = results.get(matchId)
      const tip = own.find((one) => one.matchId === matchId)
      const [points = null] = tip ? pointsOfTips(rules, [tip], result ? [result] : []) : []
      const movedMs = stated?.startsAt.epochMilliseconds ?? Date.parse(startsAt)
      return {
        matchId,
        home: match.home[language],
        away: match.away[language],
        startsAt,
        tipUntil: instantOf(untilOf(match, stated)),
        movedTo: movedMs === Date.parse(startsAt) ? null : instantOf(movedMs),
        state: stateOf({ stated, result, isOver }),
        score: scoreOf({ stated, result }),
        tip: tip ? { home: tip.home, away: tip.away } : null,
        points,
      }
    })
}

const instantOf = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms).toString()

function stateOf({
  stated,
  result,
  isOver,
}: {
  stated: StoredMatch | undefined
  result: TipResult | undefined
  isOver: boolean
}): TippedMatch['state'] {
  if (result) return result.state === 'settled' ? 'SETTLED' : 'VOID'
  if (isOver) return 'VOID'
  if (stated?.state === 'live') return 'LIVE'
  return stated?.state === 'postponed' ? 'POSTPONED' : 'SCHEDULED'
}

function scoreOf({ stated, result }: { stated: StoredMatch | undefined; result: TipResult | undefined }) {
  if (result) return result.state === 'settled' ? { home: result.home, away: result.away } : null
  return stated?.state === 'live' && stated.home !== null && stated.away !== null
    ? { home: stated.home, away: stated.away }
    : null
}
