import type { GameConfig } from '@andon/arcade/game-api'
import type { TableNow, TableRoundNow } from '@andon/arcade/game-api/table-fields'
import { mayCelebrate } from '../../win/may-celebrate.ts'
import type { OwnBets } from './own-bets.ts'
import type { Settled, SharedPart, SharedScene, ShownTableRound, TableView } from './shared-scene.ts'
import { asPast } from './table-state.ts'

export interface PresenterDeps {
  readonly config: Pick<GameConfig, 'celebratesReturnOfStake'>
  readonly scene: SharedScene
  readonly parts: readonly SharedPart[]
  readonly now: () => number
  readonly ownSeat: string
  readonly ownBets: Pick<OwnBets, 'of' | 'areDecided'>
  /** The result of the round has been seen, or is not shown any more because the next one has begun, or there is none. */
  readonly onSeen: (number: number) => void
  /** The player's bets on the round were paid so much, and have been shown. */
  readonly onSettled: (settled: Settled) => void
  readonly onFailure: (error: unknown) => void
}

type Phase = 'new' | 'open' | 'locked' | 'running' | 'showing' | 'seen' | 'rest' | 'void'

/** The round that is on the screen. */
interface OnScreen {
  readonly round: TableRoundNow
  phase: Phase
  /** Its result has been shown; wins of the player's may follow. */
  isShown: boolean
}

/** Shows the table's round as it is: each state once, in order, and whatever was missed not at all. */
export function createPresenter(deps: PresenterDeps) {
  const { scene, parts, now, ownBets } = deps
  let table: TableNow | null = null
  let at: OnScreen | null = null
  let isAway = false
  let onBets = () => {}

  const showTable = () => {
    if (!table) return
    const view = viewOf(table, { ownSeat: deps.ownSeat, isSeen: at?.isShown ?? false })
    scene.showTable(view)
    for (const part of parts) part.showTable?.(view)
  }
  const showOwn = () => {
    if (!table?.round || isAway) return
    const own = ownBets.of(table.round.number)
    scene.showOwn(own)
    for (const part of parts) part.showOwn?.(own)
  }
  const leave = () => {
    if (at && !isOver(at.phase)) deps.onSeen(at.round.number)
    at = null
  }
  const present = async (round: ShownTableRound, mine: OnScreen) => {
    const isMine = () => at === mine && !isAway
    try {
      await scene.show({ round, own: ownBets.of(round.number), elapsedMs: Math.max(0, now() - round.shownAt) })
      if (!isMine()) return
      mine.isShown = true
      showTable() // the result is one of the past now
      while (isMine() && !ownBets.areDecided(round.number))
        await new Promise<void>((go) => {
          onBets = go
        })
      const own = ownBets.of(round.number)
      if (isMine() && own.length > 0) {
        const settled = settledOf(deps.config, { round, own, leftMs: leftOf(round, now()) })
        await scene.settle(settled)
        if (at === mine) deps.onSettled(settled)
      }
    } catch (error) {
      deps.onFailure(error)
    }
    if (!isMine()) return
    mine.phase = 'seen'
    deps.onSeen(round.number)
    advance()
  }
  const advance = () => {
    const round = table?.round
    if (!round || isAway) return
    if (at?.round.number !== round.number) {
      leave()
      onBets()
    }
    at ??= { round, phase: 'new', isShown: false }
    const before = at.phase
    at.phase = phaseOf(round, before)
    if (at.phase === before) return
    switch (at.phase) {
      case 'open':
        return scene.open(round)
      case 'locked':
        return scene.lock(round)
      case 'running':
        return round.runsFrom === null ? undefined : scene.run?.({ ...round, runsFrom: round.runsFrom })
      case 'showing':
        return void (isShown(round) && present(round, at))
      case 'rest':
        return scene.rest(round)
      case 'void':
        scene.voided(round)
        return deps.onSeen(round.number)
    }
  }
  return {
    /** The table is as it is now. */
    show: (next: TableNow): void => {
      const hasMoved = next.round?.number !== table?.round?.number || next.round?.state !== table?.round?.state
      table = next
      advance()
      if (hasMoved && next.round) for (const part of parts) part.round?.(next.round)
      showTable()
      if (hasMoved) showOwn()
    },
    /** Bets of the player on this round are others. */
    betsChanged: (number: number): void => {
      if (number === table?.round?.number) showOwn()
      onBets()
    },
    /** A past round has the screen, or gives it back; then the table's round is shown as it is by now. */
    setAway: (value: boolean): void => {
      if (isAway === value) return
      if (value) leave()
      isAway = value
      onBets()
      advance()
      showTable()
      showOwn()
    },
    /** A result is being shown. */
    isShowing: () => at?.phase === 'showing' || at?.phase === 'locked' || at?.phase === 'running',
  }
}

const isOver = (phase: Phase) => phase === 'seen' || phase === 'rest' || phase === 'void'
const isShown = (round: TableRoundNow): round is ShownTableRound => round.result !== null && round.shownAt !== null

function phaseOf(round: TableRoundNow, before: Phase): Phase {
  switch (round.state) {
    case 'open':
    case 'locked':
    case 'running':
    case 'void':
      return round.state
    case 'shown':
    case 'over':
      if (before === 'showing' || before === 'rest') return before
      if (before === 'seen') return round.state === 'over' ? 'rest' : 'seen'
      return isShown(round) ? 'showing' : 'rest'
  }
}

function leftOf({ endsAt }: TableRoundNow, now: number): number {
  return endsAt === null ? Number.POSITIVE_INFINITY : Math.max(0, endsAt - now)
}

function viewOf(table: TableNow, { ownSeat, isSeen }: { ownSeat: string; isSeen: boolean }): TableView {
  const { tableId, closed, players, staked, squeezer, seats, past, round } = table
  return {
    ...{ tableId, closed, players, staked, squeezer, seats, ownSeat },
    past: round && isSeen ? [...past, asPast(round)] : past,
  }
}

/** All bets of a round together: a win of one of them may be a loss in all. */
export function settledOf(
  config: PresenterDeps['config'],
  { round, own, leftMs }: Pick<Settled, 'round' | 'own' | 'leftMs'>,
): Settled {
  const stake = own.reduce((sum, bet) => sum + bet.stake, 0)
  const win = own.reduce((sum, bet) => sum + (bet.win ?? 0), 0)
  return { round, own, stake, win, leftMs, celebrates: mayCelebrate(config, { total: win, stake }) }
}
