import type { GameRequest } from '@andon/arcade/game-api'
import type {
  PastRound,
  Seat,
  TableBetNow,
  TableMessage,
  TableNow,
  TableRoundNow,
} from '@andon/arcade/game-api/table-fields'
import type { Action, Choice, LoadedGame, Scene, SceneDeps } from '../scene.ts'
import type { Panels } from './panels.ts'

/** A title whose rounds belong to a table loads this, in place of `createScene`. The shell starts the loop of shared rounds for it. */
export interface LoadedSharedTitle extends LoadedGame {
  createSharedScene(deps: SharedSceneDeps): SharedScene
}

export interface SharedSceneDeps extends SceneDeps {
  readonly table: SharedTable
  readonly panels: Panels
  /** Empty elements of the page that parts of a live room fill, such as the seats. A scene that has room for one sets its `left`, `top`, `width` and `height` at each change of size, or in place of the height `data-column`, the pixels that seats one below the other may take; others stay hidden. */
  readonly slots: SharedSlots
}

export interface SharedSlots {
  /** Players at the table. */
  readonly seats: HTMLElement
  /** The seconds to the lock, and what the table does otherwise. Shown at the top of the field where the scene sets nothing. */
  readonly countdown: HTMLElement
  /** Asks once whether the player is shown at the table. Where the scene sets nothing it is below the seconds; one that sets `left`, `top` or `bottom` and `width` says so by `data-placed`, and by `data-row` that it is low. */
  readonly question: HTMLElement
}

/** The calls that the loop gives a scene. */
export interface SharedTable {
  /** Milliseconds since 1970 by the clock of the tables. Whatever moves with a round is a function of it, so that all screens show the same: never of the instant at which a message arrived. */
  now(): number
  /** The table's id and how it names this player. */
  readonly tableId: string
  readonly ownSeat: string
  /**
   * Sends bets on the open round, in order, each once: a lost reply is asked for again. The scene hears `taken` at once, and `returned` of those that were not accepted; the player is told why by the shell. Resolves
   * when each has its answer. While no bet may be placed all of them are returned.
   */
  place(bets: readonly BetRequest[]): Promise<readonly PlaceOutcome[]>
  /** Takes an action on a bet of the running round; a lost reply is asked for again. Resolves with its definite end. The player is told of a refusal by the shell. */
  act(betId: string, action: Action): Promise<ActOutcome>
  /** Shows a reaction to everybody; false if it was not, because the last one was less than two seconds ago. */
  react(reaction: GameRequest<'react'>['reaction']): Promise<boolean>
  /** Sends how far a card is turned; only for the player who is the table's `squeezer`. May be called each frame; few messages are sent, the end always is. */
  squeeze(turned: GameRequest<'squeeze'>): void
}

/** A bet that the player wants to place. */
export interface BetRequest {
  /** Minor units; for a layout the sum of it. */
  readonly stake: number
  readonly choice?: Choice
}

export type PlaceOutcome =
  | { readonly kind: 'placed'; readonly bet: TableBetNow }
  /** No stake was taken, or it is on its way back. */
  | { readonly kind: 'refused'; readonly code: string; readonly params: Readonly<Record<string, unknown>> }

export type ActOutcome =
  | { readonly kind: 'taken'; readonly bet: TableBetNow }
  | { readonly kind: 'refused'; readonly code: string; readonly params: Readonly<Record<string, unknown>> }

/** A bet of the player's own on the round that the scene shows. */
export interface OwnBet extends Pick<TableBetNow, 'number' | 'stake' | 'choice' | 'actions' | 'win' | 'events'> {
  /** Null until the arcade has answered. */
  readonly id: string | null
  /** `sending`: the arcade has not answered yet. */
  readonly status: TableBetNow['status'] | 'sending'
}

/** The table beside its round. */
export interface TableView extends Pick<TableNow, 'tableId' | 'closed' | 'players' | 'staked' | 'squeezer'> {
  readonly seats: readonly Seat[]
  /** Rounds whose result this screen has shown or missed, the newest last: never the one that is being shown. */
  readonly past: readonly PastRound[]
  readonly ownSeat: string
}

/** A round whose result is known. */
export type ShownTableRound = TableRoundNow & {
  readonly shownAt: number
  readonly result: NonNullable<TableRoundNow['result']>
}

/** A result to be shown. */
export interface Shown {
  readonly round: ShownTableRound
  /** The player's bets on it; empty for those who only watch. Their wins may still be unknown. */
  readonly own: readonly OwnBet[]
  /** For how long everybody else has been seeing it: the scene starts there in the middle, and shows its end at once if it is over. `table.now() - round.shownAt` later on. */
  readonly elapsedMs: number
}

/** The outcome of the player's bets on a round, all together. */
export interface Settled {
  readonly round: ShownTableRound
  readonly own: readonly OwnBet[]
  /** All stakes and wins together, in minor units. */
  readonly stake: number
  readonly win: number
  /** True if sound, motion and banners may celebrate the win; never at or below all stakes of the round, unless the law of the player's country allows it. */
  readonly celebrates: boolean
  /** Milliseconds until the next round opens: nothing may be in the way of bets then. */
  readonly leftMs: number
}

export type LeftMessage = Extract<TableMessage, { type: 'left' }>
export type SqueezedMessage = Extract<TableMessage, { type: 'squeezed' }>
export type ReactionMessage = Extract<TableMessage, { type: 'reaction' }>

/**
 * Shows the rounds of a table. The loop calls it in the order of the table's states; a player who comes in the middle gets the call of the state that is. Between them any of the `show…` calls may come at any time.
 * Past rounds are replayed by the calls of `Scene`, with the events that the bet of one player has (`Game.replay`).
 */
export interface SharedScene extends Pick<Scene, 'begin' | 'halt' | 'clear' | 'play'> {
  /** The player has buttons of the scene to place bets: the shell shows no main button. */
  readonly hasOwnButtons?: boolean
  /** The reading of a running round so many milliseconds after `runsFrom`: `2.31`. Absent where rounds show no such figure. */
  readingAt?(elapsedMs: number): string
  /** Bets are taken until `round.locksAt`. What the last round left is removed. */
  open(round: TableRoundNow): void
  /** No more bets: the result is on its way, and nothing depends on it yet. */
  lock(round: TableRoundNow): void
  /** The round runs from `round.runsFrom`, until `show`. Absent in games whose rounds do not run. */
  run?(round: TableRoundNow & { readonly runsFrom: number }): void
  /** The server said that the round still ran so long after `runsFrom`. A scene that hears nothing for a second shows no further figures. */
  stillRuns?(elapsedMs: number): void
  /** Shows the result. Resolves when it has been seen; what is then on the screen stays until `open`. */
  show(shown: Shown): Promise<void>
  /** After `show`, if the player had bets on the round and their wins are known: shows what they are paid, and celebrates if it may. Resolves when that was seen. */
  settle(settled: Settled): Promise<void>
  /** The result was seen and the next round is not open yet. */
  rest(round: TableRoundNow): void
  /** The round has no result: stakes go back. The shell says so in words. */
  voided(round: TableRoundNow): void
  /** The player's bets on the round that is shown, whenever one of them is another. Those without an accepted status are marked apart. */
  showOwn(bets: readonly OwnBet[]): void
  /** Seats, players, stakes, past results and who may turn cards, whenever something of it is another. */
  showTable(view: TableView): void
  /** Bets of everybody that have left the running round. Absent where rounds do not run. */
  left?(message: LeftMessage): void
  /** Somebody turns a card for all to see. Absent in games without. */
  squeezed?(message: SqueezedMessage): void
  /** The bets that the player has ready: the shell's meter shows their sum, and the main button sends them. Empty: none. `stakeChanged()` reports a change. */
  nextBets(): readonly BetRequest[]
  /** These bets are being sent: they are no longer among `nextBets`, and come as `showOwn`. */
  taken(bets: readonly BetRequest[]): void
  /** These bets were not accepted: they may be among `nextBets` again. */
  returned(bets: readonly BetRequest[]): void
  /** True: bets may be placed now. Between the lock and the next round the player may lay bets for that one. */
  setReady(ready: boolean): void
  /** False while the connection is lost: what is shown may be out of date, and no bet is taken. */
  setCurrent?(isCurrent: boolean): void
  /** The balance that the player sees, in minor units: what may be staked. */
  showBalance(amount: number): void
}

/** A part of a live room beside the scene, such as the seats or the chat. It is made once, and hears what happens at the table. */
export interface SharedPart {
  showTable?(view: TableView): void
  showOwn?(bets: readonly OwnBet[]): void
  reacted?(message: ReactionMessage): void
  /** A round has gone on to this state. */
  round?(round: TableRoundNow): void
  /** False while the connection is lost. */
  setCurrent?(isCurrent: boolean): void
  /** True if the player agrees to be shown at the table with the bets that follow. Without a part that has this, no player is. */
  isShown?(): boolean
}
