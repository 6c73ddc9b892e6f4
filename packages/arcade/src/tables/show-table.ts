import { Refusal } from '@andon/contract'
import type { GameReply, GameRequest } from '../game-api.ts'
import type { SessionRow } from '../store/sessions.ts'
import { type BetName, findBetsSince, findTableBets, type TableBetRow } from './store/table-bets.ts'
import { findTableRound, listPastRounds, type TableRoundRow } from './store/table-rounds.ts'
import type { TableContext } from './table-context.ts'
import type { TableView } from './table-view.ts'
import { betView, roundView } from './views.ts'

const pageSize = 100

/** The table as everybody sees it, with the player's bets of this round and the last one. */
export async function showTable(
  of: TableContext,
  { view, session: { owner } }: { view: TableView; session: SessionRow },
): Promise<GameReply<'table'>> {
  const { deps, tableId, seatOf, time } = of
  const table = await view.now()
  const since = Math.max(1, (table.round?.number ?? 1) - 1)
  const bets = await findBetsSince(deps.db, { owner, tableId, number: since })
  const seat = seatOf({ tableId, owner, atMs: table.round?.openedAt ?? time.now() })
  return { success: true, table, bets: await viewsOf(of, bets), seat }
}

/** Bets as their players see them now, with whose they are; those of other tables are missing. */
export async function showBets(of: TableContext, names: readonly BetName[]) {
  const bets = (await findTableBets(of.deps.db, names)).filter(({ tableId }) => tableId === of.tableId)
  const views = await viewsOf(of, bets)
  return views.map((bet, at) => ({ owner: bets[at]?.owner ?? '', bet }))
}

async function viewsOf({ deps, title, tableId }: TableContext, bets: readonly TableBetRow[]) {
  const rounds = new Map<number, TableRoundRow | null>()
  for (const { number, win } of bets)
    if (win !== null && !rounds.has(number)) rounds.set(number, await findTableRound(deps.db, { tableId, number }))
  return bets.map((bet) => betView(title, bet, rounds.get(bet.number) ?? null))
}

export async function showPastRounds(
  { deps, tableId }: TableContext,
  { before }: GameRequest<'tableRounds'>,
): Promise<GameReply<'tableRounds'>> {
  const from = before === undefined ? null : Number(before)
  const rounds = await listPastRounds(deps.db, { tableId, before: from, limit: pageSize + 1 })
  const page = rounds.slice(0, pageSize)
  return { success: true, rounds: page, next: rounds.length > pageSize ? (page.at(-1)?.number ?? null) : null }
}

export async function showRound(
  { deps, tableId }: TableContext,
  { number }: GameRequest<'tableRound'>,
): Promise<GameReply<'tableRound'>> {
  const round = await findTableRound(deps.db, { tableId, number: Number(number) })
  if (!round) throw new Refusal('NOT_FOUND')
  return { success: true, round: roundView(round) }
}
