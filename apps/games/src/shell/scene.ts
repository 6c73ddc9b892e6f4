import type { GameConfig } from '@andon/arcade/game-api'
import type { RoundEvent } from '@andon/arcade/round-events'
import type { Frame } from './hud/hud.ts'
import type { Player } from './sound/sound-player.ts'
import type { Stage } from './stage/stage.ts'
import type { Figures } from './text/amounts.ts'
import type { Language, Messages } from './text/messages.ts'

/** What a title brings to the cabinet. */
export interface Title {
  readonly gameCode: string
  /** Loads pictures, reporting the part done (0 … 1), and builds the scene behind the frame. */
  load(language: Language, progress: (part: number) => void): Promise<Loaded>
}

export interface Loaded {
  readonly texts: TitleTexts
  createShow(setting: Setting): Show
}

export interface TitleTexts {
  readonly name: string
  readonly symbols: Readonly<Record<string, string>>
  /** Paragraphs of the rules, told from the server's figures. */
  rules(config: GameConfig, figures: Figures): string[]
  /** Address of a symbol's picture, for the pay table. */
  picture(symbol: string): string
}

export interface Setting {
  readonly stage: Stage
  readonly config: GameConfig
  readonly frame: Frame
  readonly sounds: Player
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

export interface Show {
  /** The player pressed: the reels begin to turn, before any answer is known. */
  begin(): void
  /** No round came of it: the reels come to rest where they were. */
  halt(): Promise<void>
  readonly handlers: Handlers
  /** Puts away what the last round left on the scene. */
  clear(): void
}
