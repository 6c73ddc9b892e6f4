import type { Language } from '@andon/contract/languages'
import type { Catalogue } from '@andon/operator/catalogue'
import type { Runtime } from '@andon/platform/runtime'
import type { Db } from '@andon/platform/sql'
import { endingOf } from './ending-of.ts'
import type { RoundRow } from './store.ts'
import { longRounds, openRoundsOf, seenUntil, storeSeen } from './waiting-store.ts'

export interface LeftRound extends RoundRow {
  readonly gameName: string
  readonly shownByGame: boolean
}

export interface WaitingRounds {
  /** The one that ends first, first. */
  readonly waiting: readonly (LeftRound & { readonly waitsUntil: Temporal.Instant })[]
  /** Finished as their games' rules say, the latest first; without those that the player has seen. */
  readonly finished: readonly (LeftRound & { readonly closedAt: Temporal.Instant })[]
}

const keptFor = { hours: 24 * 30 }
const most = 10

/** The player's rounds in games whose rounds wait: those that are open, and those that were finished without the player. */
export async function readWaitingRounds(
  { db, clock }: Pick<Runtime, 'db' | 'clock'>,
  { suppliers, findGames }: Pick<Catalogue, 'suppliers' | 'findGames'>,
  { playerId, language }: { readonly playerId: string; readonly language: Language },
): Promise<WaitingRounds> {
  const oldest = clock.now().subtract(keptFor)
  const seen = await seenUntil(db, playerId)
  const since = seen && Temporal.Instant.compare(seen, oldest) > 0 ? seen : oldest
  const [open, long] = await Promise.all([openRoundsOf(db, playerId), longRounds(db, { playerId, since })])
  const games = await findGames(db, [...new Set([...open, ...long].map(({ gameCode }) => gameCode))])
  const named = (row: RoundRow) => {
    const game = games.get(row.gameCode)
    const ending = endingOf(row, game?.details.actWithinHours)
    const shownByGame = game?.published === true && suppliers.find(row.supplier)?.showsRounds === true
    return { ...row, ...ending, shownByGame, gameName: game?.details.name[language] ?? row.gameCode }
  }
  const waiting = open
    .map(named)
    .flatMap(({ waitsUntil, ...round }) => (waitsUntil === null ? [] : [{ ...round, waitsUntil }]))
    .sort((a, b) => Temporal.Instant.compare(a.waitsUntil, b.waitsUntil))
  const finished = long
    .map(named)
    .flatMap(({ closedAt, ...round }) => (closedAt === null || !round.finishedByRules ? [] : [{ ...round, closedAt }]))
  return { waiting: waiting.slice(0, most), finished: finished.slice(0, most) }
}

/** A later mark stays, and none is in the future. */
export function markEndingsSeen(
  { db, clock }: { readonly db: Db } & Pick<Runtime, 'clock'>,
  { playerId, until }: { readonly playerId: string; readonly until: Temporal.Instant },
): Promise<void> {
  const now = clock.now()
  return storeSeen(db, { playerId, until: Temporal.Instant.compare(until, now) > 0 ? now : until })
}
