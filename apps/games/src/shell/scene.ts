import type { GameConfig } from '@andon/arcade/game-api'
import type { RoundEvent } from '@andon/arcade/round-events'
import type { Hud } from './hud/hud.ts'
import type { SoundPlayer } from './sound/sound-player.ts'
import type { Stage } from './stage/stage.ts'
import type { Figures } from './text/amounts.ts'
import type { Language, Messages } from './text/messages.ts'

/** What a title provides to the shell. */
export interface Title {
  readonly gameCode: string
  /** Loads the pictures; `progress` gets the part done, 0 … 1. */
  load(language: Language, progress: (part: number) => void): Promise<LoadedTitle>
}

export interface LoadedTitle {
  readonly texts: TitleTexts
  createScene(deps: SceneDeps): Scene
}

export interface TitleTexts {
  readonly name: string
  readonly symbols: Readonly<Record<string, string>>
  /** The rules in paragraphs, with the server's figures. */
  rules(config: GameConfig, figures: Figures): string[]
  /** Texts for round events that name a symbol of this title. Amounts are already formatted. */
  readonly events: { scatterWin(count: number, amount: string): string }
  /** URL of a symbol's picture, for the pay table. */
  picture(symbol: string): string
}

export interface SceneDeps {
  readonly stage: Stage
  readonly config: GameConfig
  readonly hud: Hud
  readonly sounds: SoundPlayer
  readonly messages: Messages
  readonly figures: Figures
  readonly texts: TitleTexts
}

/** What handlers need to know about the round. */
export interface PlayedRound {
  readonly stake: number
  /** Whether this return may be celebrated; see `mayCelebrate`. */
  celebrates(total: number): boolean
}

/** The server has decided the round; a title shows it event by event. A kind of event without a handler does not compile. */
export type Handlers = {
  readonly [T in RoundEvent['type']]: (event: Extract<RoundEvent, { type: T }>, round: PlayedRound) => Promise<void>
}

export interface Scene {
  /** Starts the reels when the player presses the button, before the reply. */
  begin(): void
  /** For a press without a round: stops the reels where they were. */
  halt(): Promise<void>
  readonly handlers: Handlers
  /** Removes what the last round left on the scene. */
  clear(): void
}
