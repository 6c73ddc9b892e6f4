import { Refusal } from '@andon/contract'
import type { GameReply, GameRequest } from '../game-api.ts'
import type { SessionRow } from '../store/sessions.ts'
import { maskedName } from './seats.ts'
import { type TableContext, tellTable } from './table-context.ts'
import type { TableView } from './table-view.ts'

const reactionEveryMs = 2_000
/** Players whose last reaction is kept; older ones are dropped. */
const mostKept = 10_000

/** When each player last reacted, at this server. */
export type LastReactions = Map<string, number>

/** Shows a reaction to everybody at the table; in demo play to nobody else. */
export function react(
  of: TableContext,
  { session, last }: { session: SessionRow; last: LastReactions },
  { reaction }: GameRequest<'react'>,
): GameReply<'react'> {
  const { owner } = session
  const now = of.time.now()
  const waitMs = (last.get(owner) ?? 0) + reactionEveryMs - now
  if (waitMs > 0) throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
  last.delete(owner)
  last.set(owner, now)
  const [oldest] = last.keys()
  if (last.size > mostKept && oldest !== undefined) last.delete(oldest)
  if (session.mode === 'real') {
    const { seatOf, tableId } = of
    const seat = seatOf({ tableId, owner, atMs: now })
    const name = maskedName(session.nickname)
    tellTable(of, { epoch: null, message: { type: 'reaction', now, seat, name, reaction } })
  }
  return { success: true }
}

/** Shows everybody how far the player whom the table names has turned a card. */
export async function squeeze(
  of: TableContext,
  { session: { owner }, view }: { session: SessionRow; view: TableView },
  squeezed: GameRequest<'squeeze'>,
): Promise<GameReply<'squeeze'>> {
  const { round, squeezer } = await view.now()
  const seat = of.seatOf({ tableId: of.tableId, owner, atMs: round?.openedAt ?? 0 })
  const isTheirs = squeezer === seat && round?.number === squeezed.number && round.state === 'shown'
  if (!isTheirs) throw new Refusal('ACTION_NOT_ALLOWED')
  const { number, card, from, part } = squeezed
  const now = of.time.now()
  tellTable(of, { epoch: null, message: { type: 'squeezed', now, seat, number, card, from, part } })
  return { success: true }
}
