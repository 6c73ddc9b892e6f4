import type { Container } from 'pixi.js'
import type { SceneDeps } from '../../../shell/scene.ts'
import type { Drawings } from '../../../shell/stage/drawings.ts'
import type { Figures } from '../../../shell/text/amounts.ts'
import type { Language } from '../../../shell/text/messages.ts'
import type { SoundPlayer } from '../../../sound/sound-player.ts'
import { everyRoundSound, type RoundSounds } from '../../../sound/title-sounds.ts'
import type { Celebration, WinTier } from '../../../win/celebrate.ts'
import type { PlinkoLayout } from './layout.ts'
import type { PlinkoConfig } from './plinko-config.ts'

/** A title with a ball and pins provides this. */
export interface PlinkoTitle {
  readonly gameCode: string
  readonly drawings: Drawings
  /** Prefixes of the drawings to load before the game opens. */
  readonly first: readonly string[]
  readonly texts: Readonly<Record<Language, PlinkoTitleTexts>>
  readonly skin: PlinkoSkin
  sounds(player: SoundPlayer): PlinkoSounds
  createScenery(setting: PlinkoSetting): PlinkoScenery
}

export interface PlinkoTitleTexts {
  /** The rules in paragraphs, with the server's figures. */
  rules(config: PlinkoConfig, figures: Figures): readonly string[]
}

/** Painters on a 2D canvas. */
export interface PlinkoSkin {
  /** The board under pins and bins, over the whole rectangle. */
  board(
    brush: CanvasRenderingContext2D,
    size: { readonly width: number; readonly height: number; readonly unit: number },
  ): void
  /** A pin, the ball, and the light of a pin that was hit: around the origin, with a radius of 1. */
  pin(brush: CanvasRenderingContext2D): void
  ball(brush: CanvasRenderingContext2D): void
  readonly glow: string
  /** Colours of a bin by what it pays, the first whose `from` it reaches. */
  readonly bins: readonly { readonly from: number; readonly fill: string; readonly text: string }[]
  /** The walls between bins, and the rim of one in which the ball lies. */
  readonly wall: string
  readonly reached: string
}

export interface PlinkoSounds extends RoundSounds {
  /** The ball touches a pin. `column`: from the middle, 0 there and below 0 at its left. */
  pin(column: number): void
  /** The ball lies in a bin; the same whatever that pays. */
  bin(): void
}

/** Plays each sound of a board of pins. */
export function everyPlinkoSound(sounds: PlinkoSounds): void {
  everyRoundSound(sounds)
  for (let column = -8; column <= 8; column++) sounds.pin(column)
  sounds.bin()
}

export interface PlinkoSetting extends Omit<SceneDeps, 'config' | 'sounds'> {
  readonly config: PlinkoConfig
  readonly drawings: Drawings
}

/** The scene around the board. Everything has a still form for `stage.calm()`. */
export interface PlinkoScenery {
  readonly behind: Container
  readonly inFront: Container
  /** At the start and at every change of size or table. */
  layOut(layout: PlinkoLayout): void
  /** Motion for a win of this tier; null for none. */
  celebration(tier: WinTier): Celebration | null
}
