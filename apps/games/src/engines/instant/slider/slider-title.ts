import type { Container } from 'pixi.js'
import type { SceneDeps } from '../../../shell/scene.ts'
import type { Drawings } from '../../../shell/stage/drawings.ts'
import type { Figures } from '../../../shell/text/amounts.ts'
import type { Language } from '../../../shell/text/messages.ts'
import type { SoundPlayer } from '../../../sound/sound-player.ts'
import { everyRoundSound, type RoundSounds } from '../../../sound/title-sounds.ts'
import type { Celebration, WinTier } from '../../../win/celebrate.ts'
import type { SliderLayout } from './layout.ts'
import type { SliderConfig } from './slider-config.ts'

/** A title with a ruler provides this. */
export interface SliderTitle {
  readonly gameCode: string
  readonly drawings: Drawings
  /** Prefixes of the drawings to load before the game opens. */
  readonly first: readonly string[]
  readonly texts: Readonly<Record<Language, SliderTitleTexts>>
  readonly skin: SliderSkin
  sounds(player: SoundPlayer): SliderSounds
  createScenery(setting: SliderSetting): SliderScenery
}

export interface SliderTitleTexts {
  /** The rules in paragraphs, with the server's figures. */
  rules(config: SliderConfig, figures: Figures): readonly string[]
}

/** Painters on a 2D canvas, and colours. */
export interface SliderSkin {
  /** The ruler under its steps. */
  ruler(brush: CanvasRenderingContext2D, size: { readonly width: number; readonly height: number }): void
  /** Paints the die that rolls, around the origin, with an edge of 1. */
  die(brush: CanvasRenderingContext2D): void
  readonly ink: string
  /** Colours of the part that wins, and of the part that does not. */
  readonly wins: string
  readonly loses: string
}

export interface SliderSounds extends RoundSounds {
  /** The die turns back at an end of the ruler. */
  turn(): void
  /** It lies at its number; the same whatever that pays. */
  rest(): void
}

/** Plays each sound of a ruler. */
export function everySliderSound(sounds: SliderSounds): void {
  everyRoundSound(sounds)
  sounds.turn()
  sounds.rest()
}

export interface SliderSetting extends Omit<SceneDeps, 'config' | 'sounds'> {
  readonly config: SliderConfig
  readonly drawings: Drawings
}

/** The scene around the ruler. Everything has a still form for `stage.calm()`. */
export interface SliderScenery {
  readonly behind: Container
  readonly inFront: Container
  layOut(layout: SliderLayout): void
  /** Motion for a win of this tier; null for none. */
  celebration(tier: WinTier): Celebration | null
}
