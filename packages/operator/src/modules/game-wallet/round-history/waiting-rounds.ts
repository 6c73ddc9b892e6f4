import type { Language } from '@andon/contract/languages'
import type { Catalogue } from '@andon/operator/catalogue'
import type { Runtime } from '@andon/platform/runtime'
import type { Db } from '@andon/platform/sql'
import type { RoundRow } from './store.ts'
import { finishedRounds, openRoundsOf, seenUntil, storeSeen } from './waiting-store.ts'
import { waitsUntil } from './waits-until.ts'

export interface LeftRound extends RoundRow {
  readonly gameName: string
  readonly shownByGame: boolean
}

export interface RunningBets extends Pick<RoundRow, 'gameCode' | 'currency' | 'openedAt'> {
  readonly gameName: string
  /** The stakes of all these bets together. */
  readonly staked: number
}

export interface WaitingRounds {
  /** The one that ends first, first. */
  readonly waiting: readonly (LeftRound & { readonly waitsUntil: Temporal.Instant })[]
  /** Bets that a live table decides by itself, by game, the latest first. */
  readonly running: readonly RunningBets[]
  /** Finished as their games' rules say, the latest first; without those that the player has seen. */
  readonly finished: readonly (LeftRound & { readonly closedAt: Temporal.Instant })[]
}

const keptFor = { hours: 24 * 30 }
const most = 10
/** Nothing of such a round waits for the player. */
const decidedByTable = 'live-casino'

/** The player's open rounds in games whose rounds wait and at live tables, and those that were finished without the player. */
export async function readWaitingRounds(
  { db, clock }: Pick<Runtime, 'db' | 'clock'>,
  { suppliers, findGames }: Pick<Catalogue, 'suppliers' | 'findGames'>,
  { playerId, language }: { readonly playerId: string; readonly language: Language },
): Promise<WaitingRounds> {
  const oldest = clock.now().subtract(keptFor)
  const seen = await seenUntil(db, playerId)
  const since = seen && Temporal.Instant.compare(seen, oldest) > 0 ? seen : oldest
  const [open, finished] = await Promise.all([openRoundsOf(db, playerId), finishedRounds(db, { playerId, since })])
  const games = await findGames(db, [...new Set([...open, ...finished].map(({ gameCode }) => gameCode))])
  const named = <Row extends RoundRow>(row: Row) => {
    const game = games.get(row.gameCode)
    const until = waitsUntil(row, game?.details.actWithinHours)
    const shownByGame = game?.published === true && suppliers.find(row.supplier)?.showsRounds === true
    const isLive = game?.details.category === decidedByTable
    return { ...row, waitsUntil: until, shownByGame, isLive, gameName: game?.details.name[language] ?? row.gameCode }
  }
  const waiting = open
    .map(named)
    .flatMap(({ waitsUntil, ...round }) => (waitsUntil === null ? [] : [{ ...round, waitsUntil }]))
    .sort((a, b) => Temporal.Instant.compare(a.waitsUntil, b.waitsUntil))
  const running = Map.groupBy(
    open.map(named).filter(({ isLive, staked }) => isLive && staked > 0),
    ({ gameCode }) => gameCode,
  )
  return {
    waiting: waiting.slice(0, most),
    running: [...running.values()].flatMap(together).slice(0, most),
    finished: finished.slice(0, most).map(named),
  }
}

/** Rounds of one game, the latest first. */
function together(rounds: readonly LeftRound[]): RunningBets[] {
  const [latest] = rounds
  if (!latest) return []
  const { gameCode, gameName, currency, openedAt } = latest
  return [{ gameCode, gameName, currency, openedAt, staked: rounds.reduce((sum, { staked }) => sum + staked, 0) }]
}

/** A later mark stays, and none is in the future. */
export function markEndingsSeen(
  { db, clock }: { readonly db: Db } & Pick<Runtime, 'clock'>,
  { playerId, until }: { readonly playerId: string; readonly until: Temporal.Instant },
): Promise<void> {
  const now = clock.now()
  return storeSeen(db, { playerId, until: Temporal.Instant.compare(until, now) > 0 ? now : until })
}
