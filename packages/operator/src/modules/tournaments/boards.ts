import { type PlayerApi, Refusal } from '@andon/contract'
import type { BoardEntry } from '@andon/contract/player-api/tournaments'
import type { Handler } from '@andon/platform/http'
import type { Deps } from './deps.ts'
import { boardOf, entriesOf, entryOf, rankOf, type StoredEntry } from './store/entries.ts'
import { type StoredTournament, tournamentById, tournamentsOf } from './store/tournaments.ts'
import { prizesOf, stateOf, viewOf } from './view.ts'

/** How long those that are over stay in the list. */
const pastDays = 7
const topPlaces = 20
const ordinaryPage = 50

export function getTournaments({ db, clock }: Deps): Handler<PlayerApi['tournaments']['getTournaments']> {
  return async ({ languageId }, { site }) => {
    const now = clock.now()
    const since = now.subtract({ hours: pastDays * 24 })
    const tournaments = await tournamentsOf(db, { site, since })
    return { success: true, tournaments: tournaments.map((one) => viewOf(one, { now, language: languageId })) }
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
    const tournaments = []
    for (const entry of await entriesOf(db, session.playerId)) {
      const tournament = await tournamentById(db, entry.tournamentId)
      if (!tournament) continue
      const { rank, score, prize, paidAt, removedAt } = entry
      tournaments.push({
        id: tournament.id,
        state: stateOf(tournament, clock.now()),
        ...(removedAt ? {} : { rank: rank ?? (await rankOf(db, entry)), score }),
        ...(rank !== null && prize !== null
          ? { prize: { from: rank, to: rank, kind: 'cash' as const, amount: prize } }
          : {}),
        ...(paidAt ? { paidAt: paidAt.toString() } : {}),
      })
    }
    return { success: true, tournaments }
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
  return rows.map(({ playerId, score, prize: paid }, index) => {
    const rank = after + index + 1
    const [shown] = prizes.filter(({ from, to }) => from <= rank && rank <= to)
    const prize = paid === null ? shown : { from: rank, to: rank, kind: 'cash' as const, amount: paid }
    return { rank, name: masked(players.get(playerId)?.nickname), score, ...(prize ? { prize } : {}) }
  })
}

/** Only the first letter, for privacy. */
const masked = (nickname = '') => `${[...nickname][0] ?? ''}…`
