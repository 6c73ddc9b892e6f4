import { Refusal } from '@andon/contract'
import type { GameReply, GameRequest } from '../game-api.ts'
import { type Placing, shownBet } from './place-bet.ts'
import { findTableBet, type TableBetRow } from './store/table-bets.ts'
import { findTableRound, type TableRoundRow } from './store/table-rounds.ts'
import type { TableContext } from './table-context.ts'
import type { TableView } from './table-view.ts'

/**
 * Takes an action on a bet of the round that runs. What counts is when it was received; it is stored, and answered once the leader has said that the round still ran then, or how it
 * ended. A repeated request gets the bet as it is.
 */
export async function actOnBet(
  { of, store, reads, receivedAtMs, session, view }: Placing,
  { betId, action }: GameRequest<'actOnBet'>,
): Promise<GameReply<'actOnBet'>> {
  const { deps, title } = of
  const name = { owner: session.owner, id: betId }
  const bet = await reads.bet(name)
  if (!bet || bet.gameCode !== session.gameCode) throw new Refusal('NOT_FOUND')
  if (!title.current.offersAction(action)) throw new Refusal('ACTION_NOT_ALLOWED')
  if (bet.actions.length > 0) return judgedReply(of, view, bet)
  if (bet.state !== 'placed' && bet.win === null) throw new Refusal('ACTION_NOT_ALLOWED')
  const running = await runningNow(view, bet)
  const round = running ? null : await roundOf(of, bet)
  const runsFrom = running?.runsFrom ?? round?.runsFrom?.epochMilliseconds ?? Number.POSITIVE_INFINITY
  const atMs = receivedAtMs - runsFrom
  if (!(atMs >= 0)) throw new Refusal('ACTION_NOT_ALLOWED')
  if (round) demandInTime(round, atMs)
  const stored = { ...action, atMs }
  if (await store.act({ ...name, tableId: of.tableId, number: bet.number, action: stored }))
    return judgedReply(of, view, { ...bet, actions: [stored] })
  const now = await findTableBet(deps.db, name)
  if (now && now.actions.length > 0) return judgedReply(of, view, now) // another request of the player was faster
  const ended = await roundOf(of, bet)
  throw tooLate(atMs, ended.ranMs ?? atMs) // received in time, but its bet was decided before it could be stored
}

/** The round of the bet as this server was told, if it runs. It may have ended since: whether the action counts is decided where it is stored. */
async function runningNow(view: TableView, { number }: TableBetRow) {
  const { round } = await view.now()
  return round?.number === number && round.state === 'running' ? round : null
}

async function roundOf({ deps }: TableContext, bet: TableBetRow): Promise<TableRoundRow> {
  const round = await findTableRound(deps.db, bet)
  if (!round) throw new Refusal('NOT_FOUND')
  return round
}

/** Refuses what was received when the round had ended. */
function demandInTime({ ranMs, state }: TableRoundRow, atMs: number): void {
  if (ranMs !== null && atMs >= ranMs) throw tooLate(atMs, ranMs)
  if (state !== 'running' && ranMs === null) throw new Refusal('ACTION_NOT_ALLOWED')
}

const tooLate = (receivedAtMs: number, endedAtMs: number) =>
  new Refusal('ACTION_TOO_LATE', { params: { receivedAtMs, endedAtMs } })

/** The reply once it is known how the bet's action met the end of the round. Until then nothing of it is told. */
async function judgedReply(of: TableContext, view: TableView, bet: TableBetRow): Promise<GameReply<'actOnBet'>> {
  const atMs = atMsOf(bet)
  if (!(await view.judged({ number: bet.number, atMs }))) throw new Refusal('UNAVAILABLE', { retryAfterSeconds: 1 })
  if (await runningNow(view, bet)) return { success: true, bet: await shownBet(of, bet) } // it ran beyond this instant
  const round = await roundOf(of, bet)
  if (round.ranMs !== null) demandInTime(round, atMs)
  const now = round.ranMs === null ? bet : ((await findTableBet(of.deps.db, bet)) ?? bet)
  return { success: true, bet: await shownBet(of, now) }
}

function atMsOf({ actions: [action] }: TableBetRow): number {
  return (action as { readonly atMs: number }).atMs // stored with every action
}
