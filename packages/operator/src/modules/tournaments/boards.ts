import { type PlayerApi, Refusal } from '@andon/contract'
import type { Language } from '@andon/contract/languages'
import type { BoardEntry } from '@andon/contract/player-api/tournaments'
import type { ChipStack } from '@andon/operator/game-wallet'
import type { Handler } from '@andon/platform/http'
import { exactOf } from '@andon/ranking/tips/score-tips'
import type { Deps } from './deps.ts'
import { chipRoundsOf, chipsHad } from './play-chips.ts'
import { boardOf, entriesOf, entryOf, rankOf, type StoredEntry } from './store/entries.ts'
import {
  type End,
  endedBefore,
  notOver,
  type StoredTournament,
  tournamentById,
  tournamentsById,
} from './store/tournaments.ts'
import { prizesOf, stateOf, viewOf, wonBy } from './view.ts'

/** How long those that are over without an entry stay in the list. */
const emptyPastHours = 1
const pastPage = 50
const topPlaces = 20
const ordinaryPage = 50

export function getTournaments({ db, clock, textOf }: Deps): Handler<PlayerApi['tournaments']['getTournaments']> {
  return async ({ languageId, tournamentId, cursor }, { site }) => {
    const now = clock.now()
    const viewsOf = (tournaments: readonly StoredTournament[]) =>
      Promise.all(tournaments.map((one) => viewOf(one, { now, language: languageId, textOf })))
    if (tournamentId !== undefined) {
      const one = await tournamentById(db, tournamentId)
      return { success: true, tournaments: await viewsOf(one?.site === site ? [one] : []) }
    }
    const before = cursor === undefined ? { at: now.subtract({ hours: emptyPastHours }), id: '' } : endOf(cursor)
    const first = cursor === undefined ? await notOver(db, { site, since: before.at }) : []
    const past = await endedBefore(db, { site, before, limit: pastPage + 1 })
    const last = past.length > pastPage ? past[pastPage - 1] : undefined
    return {
      success: true,
      tournaments: await viewsOf([...first, ...past.slice(0, pastPage)]),
      ...(last ? { nextCursor: `${last.endsAt.epochNanoseconds}.${last.id}` } : {}),
    }
  }
}

function endOf(cursor: string): End {
  const [, atNs, id] = /^(\d{1,19})\.(trn_[0-9a-z_]{1,56})$/.exec(cursor) ?? []
  if (atNs === undefined || id === undefined) throw new Refusal('NOT_FOUND', { field: 'cursor' })
  return { at: new Temporal.Instant(BigInt(atNs)), id }
}

export function getTournamentBoard(deps: Deps): Handler<PlayerApi['tournaments']['getTournamentBoard']> {
  return async ({ tournamentId, cursor = '0', limit = ordinaryPage }, { site, session }) => {
    const tournament = await tournamentById(deps.db, tournamentId)
    if (tournament?.site !== site || !/^\d{1,6}$/.test(cursor))
      throw new Refusal('NOT_FOUND', { field: tournament?.site === site ? 'cursor' : 'tournamentId' })
    const after = Number(cursor)
    const [rows, me] = await Promise.all([
      boardOf(deps.db, { tournamentId, after, limit: limit + 1 }),
      session && placeOf(deps.db, { playerId: session.playerId, tournamentId }),
    ])
    return {
      success: true,
      state: stateOf(tournament, deps.clock.now()),
      entries: await placesOf(deps, { tournament, rows: rows.slice(0, limit), after }),
      ...(me ? { me } : {}),
      ...(rows.length > limit ? { nextCursor: String(after + limit) } : {}),
    }
  }
}

/** The player's own place; null for one who is not in it. */
async function placeOf(db: Deps['db'], named: { playerId: string; tournamentId: string }) {
  const own = await entryOf(db, named)
  return own && !own.removedAt ? { rank: await rankOf(db, own), score: own.score, entry: own.number } : null
}

export function getMyTournaments(deps: Deps): Handler<PlayerApi['tournaments']['getMyTournaments']> {
  const { db, clock } = deps
  return async ({ tournamentId }, { session: { playerId }, language }) => {
    const entries = await entriesOf(db, playerId)
    const byId = new Map(
      (
        await tournamentsById(
          db,
          entries.map(({ tournamentId }) => tournamentId),
        )
      ).map((one) => [one.id, one]),
    )
    const now = clock.now()
    const stacks = await chipsHad(deps, { playerId, tournaments: [...byId.values()] })
    const tournaments = []
    for (const entry of entries) {
      const tournament = byId.get(entry.tournamentId)
      if (tournament)
        tournaments.push(await mine(db, { entry, tournament, now, language, stack: stacks.get(entry.tournamentId) }))
    }
    const rounds = tournamentId === undefined ? undefined : await chipRoundsOf(deps, { playerId, tournamentId })
    return { success: true, tournaments, ...(rounds ? { rounds } : {}) }
  }
}

async function mine(
  db: Deps['db'],
  {
    entry,
    tournament,
    now,
    language,
    stack,
  }: {
    entry: StoredEntry
    tournament: StoredTournament
    now: Temporal.Instant
    language: Language
    stack: ChipStack | undefined
  },
) {
  const { rank, score, reward, takenAt, removedAt } = entry
  const prize = wonBy(entry)
  const paidAt = entry.paidAt ?? takenAt
  return {
    id: tournament.id,
    name: tournament.about.texts[language].name,
    state: stateOf(tournament, now),
    ...(removedAt ? {} : { rank: rank ?? (await rankOf(db, entry)), score }),
    ...(prize ? { prize } : {}),
    ...(stack ? { chips: chipsOf(stack, { tournament, entry }) } : {}),
    ...(reward && !takenAt ? { waiting: true as const } : {}),
    ...(paidAt ? { paidAt: paidAt.toString({ smallestUnit: 'millisecond' }) } : {}),
  }
}

const chipsOf = (
  { balance, rounds, mostRounds, minStake }: ChipStack,
  { tournament, entry }: { tournament: StoredTournament; entry: StoredEntry },
) => ({
  balance,
  rebuysLeft: (tournament.rules.chips?.rebuys ?? 0) - entry.rebuys,
  roundsLeft: mostRounds - rounds,
  isOut: balance < minStake,
})

/** The first places; undefined for an unknown tournament. */
export async function boardTop(deps: Deps, tournamentId: string) {
  const [tournament, rows] = await Promise.all([
    tournamentById(deps.db, tournamentId),
    boardOf(deps.db, { tournamentId, after: 0, limit: topPlaces }),
  ])
  if (!tournament) return undefined
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
  return rows.map((row, index) => {
    const { playerId, score, decidedAt } = row
    const rank = after + index + 1
    const [shown] = prizes.filter(({ from, to }) => from <= rank && rank <= to)
    const prize = wonBy(row) ?? shown
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
