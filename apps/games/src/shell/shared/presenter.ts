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
  const { scene, parts } = deps
  let table: TableNow | null = null
  let at: OnScreen | null = null
  let isAway = false
  let onBets = () => {}
  const betsChange = () =>
    new Promise<void>((go) => {
      onBets = go
    })

  const showTable = () => {
    if (table) tellTable(table, deps, at?.isShown ?? false)
  }
  const showOwn = () => {
    if (table?.round && !isAway) tellOwn(table.round.number, deps)
  }
  const leave = () => {
    if (at && !isOver(at.phase)) deps.onSeen(at.round.number)
    at = null
  }
  const present = async (round: ShownTableRound, mine: OnScreen) => {
    const isMine = () => at === mine && !isAway
    const onShown = () => {
      mine.isShown = true
      showTable() // the result is one of the past now
    }
    await showResult(round, deps, { isMine, onShown, betsChange }).catch(deps.onFailure)
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
    const mine = at
    const phase = phaseOf(round, mine.phase)
    if (phase === mine.phase) return
    mine.phase = phase
    enter(phase, round, scene)
    if (phase === 'showing' && isShown(round)) void present(round, mine)
    if (phase === 'void') deps.onSeen(round.number)
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

/** The table for the scene and the parts beside it. */
function tellTable(table: TableNow, { scene, parts, ownSeat }: PresenterDeps, isSeen: boolean): void {
  const view = viewOf(table, { ownSeat, isSeen })
  scene.showTable(view)
  for (const part of parts) part.showTable?.(view)
}

/** The player's own bets on a round, for the scene and the parts beside it. */
function tellOwn(number: number, { scene, parts, ownBets }: PresenterDeps): void {
  const own = ownBets.of(number)
  scene.showOwn(own)
  for (const part of parts) part.showOwn?.(own)
}

/** Tells the scene at once of a phase; a result takes its time, and `showResult` shows it. */
function enter(phase: Phase, round: TableRoundNow, scene: SharedScene): void {
  switch (phase) {
    case 'open':
      scene.open(round)
      break
    case 'locked':
      scene.lock(round)
      break
    case 'running':
      if (round.runsFrom !== null) scene.run?.({ ...round, runsFrom: round.runsFrom })
      break
    case 'rest':
      scene.rest(round)
      break
    case 'void':
      scene.voided(round)
  }
}

interface Showing {
  /** The round still has the screen. */
  readonly isMine: () => boolean
  readonly onShown: () => void
  /** Resolves at the next change of the player's bets. */
  readonly betsChange: () => Promise<void>
}

/** Shows a result, and what it paid as soon as all of the player's bets on it are decided; goes no further once the screen is another round's. */
async function showResult(round: ShownTableRound, deps: PresenterDeps, showing: Showing): Promise<void> {
  const { config, scene, ownBets, now } = deps
  const { isMine, onShown, betsChange } = showing
  const { number } = round
  await scene.show({ round, own: ownBets.of(number), elapsedMs: Math.max(0, now() - round.shownAt) })
  if (!isMine()) return
  onShown()
  while (isMine() && !ownBets.areDecided(number)) await betsChange()
  const own = ownBets.of(number)
  if (!isMine() || own.length === 0) return
  const settled = settledOf(config, { round, own, leftMs: leftOf(round, now()) })
  await scene.settle(settled)
  if (isMine()) deps.onSettled(settled)
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
    tableId,
    closed,
    players,
    staked,
    squeezer,
    seats,
    ownSeat,
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
