import { type PlayerApi, Refusal } from '@andon/contract'
import type { BoardEntry } from '@andon/contract/player-api/tournaments'
import type { Handler } from '@andon/platform/http'
import { exactOf } from '@andon/ranking/tips/score-tips'
import type { Deps } from './deps.ts'
import { boardOf, entriesOf, entryOf, rankOf, type StoredEntry } from './store/entries.ts'
import { type StoredTournament, tournamentById, tournamentsById, tournamentsOf } from './store/tournaments.ts'
import { prizesOf, stateOf, viewOf } from './view.ts'

/** How long those that are over stay in the list. */
const pastDays = 7
/** Likewise those without an entry. */
const emptyPastHours = 1
const topPlaces = 20
const ordinaryPage = 50

export function getTournaments({ db, clock }: Deps): Handler<PlayerApi['tournaments']['getTournaments']> {
  return async ({ languageId }, { site }) => {
    const now = clock.now()
    const since = now.subtract({ hours: pastDays * 24 })
    const emptySince = now.subtract({ hours: emptyPastHours })
    const tournaments = await tournamentsOf(db, { site, since, emptySince })
    const views = tournaments.map((one) => viewOf(one, { now, language: languageId }))
    return { success: true, tournaments: await Promise.all(views) }
  }
}

export function getTournamentBoard(deps: Deps): Handler<PlayerApi['tournaments']['getTournamentBoard']> {
  return async ({ tournamentId, cursor = '0', limit = ordinaryPage }, { site, session }) => {
    const tournament = await tournamentById(deps.db, tournamentId)
    if (tournament?.site !== site || !/^\d{1,6}$/.test(cursor))
      throw new Refusal('NOT_FOUND', { field: tournament?.site === site ? 'cursor' : 'tournamentId' })
    const after = Number(cursor)
    const rows = await boardOf(deps.db, { tournamentId, after, limit: limit + 1 })
    const own = session && (await entryOf(deps.db, { playerId: session.playerId, tournamentId }))
    return {
      success: true,
      state: stateOf(tournament, deps.clock.now()),
      entries: await placesOf(deps, { tournament, rows: rows.slice(0, limit), after }),
      ...(own && !own.removedAt ? { me: { rank: await rankOf(deps.db, own), score: own.score } } : {}),
      ...(rows.length > limit ? { nextCursor: String(after + limit) } : {}),
    }
  }
}

export function getMyTournaments({ db, clock }: Deps): Handler<PlayerApi['tournaments']['getMyTournaments']> {
  return async (_, { session }) => {
    const entries = await entriesOf(db, session.playerId)
    const byId = new Map(
      (
        await tournamentsById(
          db,
          entries.map(({ tournamentId }) => tournamentId),
        )
      ).map((one) => [one.id, one]),
    )
    const now = clock.now()
    const tournaments = []
    for (const entry of entries) {
      const tournament = byId.get(entry.tournamentId)
      if (tournament) tournaments.push(await mine(db, { entry, tournament, now }))
    }
    return { success: true, tournaments }
  }
}

async function mine(
  db: Deps['db'],
  { entry, tournament, now }: { entry: StoredEntry; tournament: StoredTournament; now: Temporal.Instant },
) {
  const { rank, score, prize, paidAt, removedAt } = entry
  return {
    id: tournament.id,
    state: stateOf(tournament, now),
    ...(removedAt ? {} : { rank: rank ?? (await rankOf(db, entry)), score }),
    ...(rank !== null && prize !== null
      ? { prize: { from: rank, to: rank, kind: 'cash' as const, amount: prize } }
      : {}),
    ...(paidAt ? { paidAt: paidAt.toString({ smallestUnit: 'millisecond' }) } : {}),
  }
}

/** The first places; undefined for an unknown tournament. */
export async function boardTop(deps: Deps, tournamentId: string) {
  const tournament = await tournamentById(deps.db, tournamentId)
  if (!tournament) return undefined
  const rows = await boardOf(deps.db, { tournamentId, after: 0, limit: topPlaces })
  const entries = await placesOf(deps, { tournament, rows, after: 0 })
  return { state: stateOf(tournament, deps.clock.now()), entrants: tournament.entrants, entries }
}

async function placesOf(
  deps: Deps,
  { tournament, rows, after }: { tournament: StoredTournament; rows: readonly StoredEntry[]; after: number },
): Promise<BoardEntry[]> {
  const players = await deps.playersByIds(
    deps.db,
    rows.map(({ playerId }) => playerId),
  )
  const prizes = prizesOf(tournament)
  const isOfTips = tournament.rules.tips !== undefined
  return rows.map(({ playerId, score, decidedAt, prize: paid }, index) => {
    const rank = after + index + 1
    const [shown] = prizes.filter(({ from, to }) => from <= rank && rank <= to)
    const prize = paid === null ? shown : { from: rank, to: rank, kind: 'cash' as const, amount: paid }
    return {
      rank,
      name: masked(players.get(playerId)?.nickname),
      score,
      ...(isOfTips ? { exact: exactOf(decidedAt) } : {}),
      ...(prize ? { prize } : {}),
    }
  })
}

/** Only the first letter, for privacy. */
export const masked = (nickname = '') => `${[...nickname][0] ?? ''}…`
