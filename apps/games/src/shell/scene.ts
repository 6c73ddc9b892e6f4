import type { GameConfig } from '@andon/arcade/game-api'
import type { RoundEvent } from '@andon/arcade/round-events'
import type { Hud } from './hud/hud.ts'
import type { SoundPlayer } from './sound/sound-player.ts'
import type { Stage } from './stage/stage.ts'
import type { Figures } from './text/amounts.ts'
import type { Language, Messages } from './text/messages.ts'

/** What a title brings to the cabinet. */
export interface Title {
  readonly gameCode: string
  /** Loads pictures, reporting the part done (0 … 1), and builds the scene behind the hud. */
  load(language: Language, progress: (part: number) => void): Promise<LoadedTitle>
}

export interface LoadedTitle {
  readonly texts: TitleTexts
  createScene(setting: SceneDeps): Scene
}

export interface TitleTexts {
  readonly name: string
  readonly symbols: Readonly<Record<string, string>>
  /** Paragraphs of the rules, told from the server's figures. */
  rules(config: GameConfig, figures: Figures): string[]
  /** Address of a symbol's picture, for the pay table. */
  picture(symbol: string): string
}

export interface SceneDeps {
  readonly stage: Stage
  readonly config: GameConfig
  readonly hud: Hud
  readonly sounds: SoundPlayer
  readonly messages: Messages
  readonly figures: Figures
}

/** One round as its handlers see it. */
export interface PlayedRound {
  readonly stake: number
  /** Rules forbid any celebration of a return that is not above the stake. */
  celebrates(total: number): boolean
}

/** The server decided the round; a title only shows it, event by event. A kind of event without a handler does not compile. */
export type Handlers = {
  readonly [T in RoundEvent['type']]: (event: Extract<RoundEvent, { type: T }>, round: PlayedRound) => Promise<void>
}

export interface Scene {
  /** The player pressed: the reels begin to turn, before any answer is known. */
  begin(): void
  /** No round came of it: the reels come to rest where they were. */
  halt(): Promise<void>
  readonly handlers: Handlers
  /** Puts away what the last round left on the scene. */
  clear(): void
}
