import type { CrashConfig } from '@andon/arcade/engines/crash/index'
import type { Container } from 'pixi.js'
import type { SharedSceneDeps } from '../../shell/shared/shared-scene.ts'
import type { Drawings } from '../../shell/stage/drawings.ts'
import type { Figures } from '../../shell/text/amounts.ts'
import type { Language } from '../../shell/text/messages.ts'
import type { SoundPlayer } from '../../sound/sound-player.ts'
import { everyRoundSound, type RoundSounds } from '../../sound/title-sounds.ts'
import type { Celebration, WinTier } from '../../win/celebrate.ts'
import type { CrashLayout } from './layout.ts'

/** A crash title provides this. */
export interface CrashTitle {
  readonly gameCode: string
  readonly drawings: Drawings
  /** Prefixes of the drawings to load before the game opens. */
  readonly first: readonly string[]
  readonly texts: Readonly<Record<Language, CrashTitleTexts>>
  sounds(player: SoundPlayer): CrashSounds
  createScenery(setting: CrashSetting): CrashScenery
}

export interface CrashTitleTexts {
  /** The rules in paragraphs, with the server's figures. */
  rules(config: CrashConfig, figures: Figures): readonly string[]
}

export interface CrashSounds extends RoundSounds {
  /** The shell leaves the ground; soft, once. */
  rise(): void
  /** The end of every round, the same for those who won and those who lost. */
  burst(): void
  /** A bet of the player's own has left. */
  left(): void
}

/** Plays each sound of a crash game. */
export function everyCrashSound(sounds: CrashSounds): void {
  everyRoundSound(sounds)
  sounds.rise()
  sounds.burst()
  sounds.left()
}

export interface CrashSetting extends Pick<SharedSceneDeps, 'stage' | 'figures'> {
  readonly config: CrashConfig
  readonly drawings: Drawings
}

/** A bet that has left, as it is seen in the sky. */
export interface ShownLeave {
  readonly label: string
  readonly isOwn: boolean
}

/** A shell that has burst after it rose for so long. `round` decides how the burst looks. */
export interface Flight {
  readonly elapsedMs: number
  readonly hundredths: number
  readonly round: number
}

/** The picture: everything has a still form for `stage.calm()`, and is a function of the given times, so that all screens show the same. */
export interface CrashScenery {
  readonly behind: Container
  readonly inFront: Container
  layOut(layout: CrashLayout): void
  /** Nothing is in the air. */
  rest(): void
  /** Shows the flight `elapsedMs` after the start, with the multiplier in hundredths. */
  rise(elapsedMs: number, hundredths: number): void
  /** The shell has burst `sinceMs` ago. */
  burst(sinceMs: number, flight: Flight): void
  /** All bets that have left this round, in their order: lanterns that rise from the crowd. */
  showLeaves(leaves: readonly ShownLeave[]): void
  /** Motion for a win of this tier; null for none. */
  celebration(tier: WinTier): Celebration | null
}
