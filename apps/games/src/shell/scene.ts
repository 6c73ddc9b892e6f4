import type { WireKind } from '@andon/arcade/engines/kind'
import type { GameConfig, GameRequest, Round } from '@andon/arcade/game-api'
import type { RoundEvent } from '@andon/arcade/round-events'
import type { SoundPlayer } from '../sound/sound-player.ts'
import type { IconName } from './hud/elements.ts'
import type { Hud } from './hud/hud.ts'
import type { LoadedSharedTitle } from './shared/shared-scene.ts'
import type { Stage } from './stage/stage.ts'
import type { Figures } from './text/amounts.ts'
import type { Language, Messages } from './text/messages.ts'

/** The shell needs this of a game. Titles make it with their engine, such as `reelsTitle`, `tumbleTitle` or `boardTitle`. */
export interface Title {
  readonly gameCode: string
  /** The display and events that the arcade sends of its kind of game. */
  readonly kind: WireKind
  /** Loads the pictures; `progress` gets the part done, 0 … 1. */
  load(language: Language, progress: (part: number) => void): Promise<LoadedTitle | LoadedSharedTitle>
}

/** Everything of a loaded title but its scene. */
export interface LoadedGame {
  readonly words: GameWords
  /** Where the player decides, the volatility depends on how it is played, and the highest is stated. */
  readonly playerDecides: boolean
  /** Events after which the player decides. A replay stays there for a moment. */
  readonly decisionEvents: ReadonlySet<RoundEvent['type']>
  /** The information page after the figures. */
  info(deps: InfoDeps): GameInfo
  /** A finished round as a picture, for its verification; null without one. */
  outcome(events: readonly RoundEvent[]): Node | null
}

/** A title whose rounds are of one player. */
export interface LoadedTitle extends LoadedGame {
  createScene(deps: SceneDeps): Scene
}

/** The texts for starting a round in this game. */
export interface GameWords {
  readonly start: string
  readonly startHint: string
  readonly startIcon: IconName
  /** Announced to screen readers while the reply is awaited. */
  readonly starting: string
  /** For the information page: the shortest time from one start to the next. */
  readonly cycle: string
  /** For the information page: which rounds the hit rate counts. */
  readonly hitNote: string
}

export interface GameInfo {
  /** Sections before the rules, such as the pay table; each begins with its heading. */
  readonly pays: readonly Node[]
  /** Paragraphs. */
  readonly rules: readonly string[]
  /** Sections after the rules. */
  readonly more: readonly Node[]
}

export interface InfoDeps {
  readonly config: GameConfig
  readonly messages: Messages
  readonly figures: Figures
  readonly stake: number
}

export interface SceneDeps {
  readonly stage: Stage
  readonly config: GameConfig
  readonly hud: Hud
  readonly sounds: SoundPlayer
  readonly messages: Messages
  readonly figures: Figures
  /** For money, or for play: what is kept of one is not shown in the other. */
  readonly mode: 'real' | 'demo'
  /** In games whose stake is a layout of bets: the bets on the table are others. */
  stakeChanged(): void
}

/** The facts of a round that are needed to show its events. */
export interface PlayedRound {
  readonly stake: number
  /** True if this return may be celebrated; see `mayCelebrate`. */
  celebrates(total: number): boolean
}

export type Choice = NonNullable<GameRequest<'playRound'>['choice']>
export type Action = GameRequest<'act'>['action']

/** The player's next action, and the further stake that it takes, in minor units; 0 for most. */
export interface PlayerAction {
  readonly action: Action
  readonly stake: number
}

/** Shows rounds that the server has decided. */
export interface Scene {
  /** Starts the motion when the player presses the button, before the reply. */
  begin(): void
  /** For a press without a round: back to what was there before. */
  halt(): Promise<void>
  /** Removes what the last round left on the scene. */
  clear(): void
  /** Resolves when the event was shown. Refuses events of other engines. */
  play(event: RoundEvent, round: PlayedRound): Promise<void>
  /** Sent together with the stake; undefined in games without a choice. */
  choice(): Choice | undefined
  /** The sum of the bets on the table, with those of the round's actions; null in games whose stake is one of a list. */
  layoutStake(): number | null
  /**
   * In a round with status `playing`: resolves with what the player does next. Never called in games without actions. `movedOn` is aborted if the round goes on
   * elsewhere first: then the player can do nothing in it here, and no action is waited for.
   */
  nextAction(round: Round, movedOn: AbortSignal): Promise<PlayerAction>
  /** True: the player may start a round now; controls of the scene follow it. */
  setReady(ready: boolean): void
  /** The balance that the player sees, in minor units; for games that offer what it can pay, such as chips. */
  showBalance?(amount: number): void
  /** The stake of the next round, in minor units; for games that show what it can win. */
  showStake?(amount: number): void
}

/** One handler for each kind of an engine's events. A kind without a handler does not compile. */
export type Handlers<E extends RoundEvent> = {
  readonly [T in E['type']]: (event: Extract<E, { readonly type: T }>, round: PlayedRound) => Promise<void>
}

/** `play` of a scene from the handlers of its engine. */
export function playedBy<E extends RoundEvent>(handlers: Handlers<E>): Scene['play'] {
  const byType: Readonly<Record<string, unknown>> = handlers
  return (event, round) => {
    const handle = byType[event.type]
    if (typeof handle !== 'function') throw new Error(`this engine shows no ${event.type}`)
    return handle(event, round) as Promise<void> // the handler of the event's own type
  }
}
