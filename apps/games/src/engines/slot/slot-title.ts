import type { SlotEvent } from '@andon/arcade/engines/slot/events'
import type { SlotConfig } from '@andon/arcade/engines/slot/index'
import type { Container } from 'pixi.js'
import type { Handlers, SceneDeps } from '../../shell/scene.ts'
import type { Drawings } from '../../shell/stage/drawings.ts'
import type { Figures } from '../../shell/text/amounts.ts'
import type { Language } from '../../shell/text/messages.ts'
import type { SoundPlayer } from '../../sound/sound-player.ts'
import type { Celebration, WinTier } from '../../win/celebrate.ts'
import type { Field } from './field.ts'
import type { HoldLook, HoldShow } from './hold/hold-look.ts'
import type { Layout } from './layout.ts'
import type { SlotSkin } from './skin.ts'
import type { SlotSounds } from './slot-sounds.ts'
import type { SlotTexts } from './texts/slot-texts.ts'
import type { Wins } from './wins.ts'

/** A title on reels or on a tumbling grid provides this. */
export interface SlotTitle {
  readonly gameCode: string
  readonly drawings: Drawings
  /** Prefixes of the drawings to load before the game opens; symbols are in `symbols/`, one for each symbol id. */
  readonly first: readonly string[]
  readonly texts: Readonly<Record<Language, TitleTexts>>
  readonly skin: SlotSkin
  /** For games with hold and win. */
  readonly hold?: HoldLook
  sounds(player: SoundPlayer): SlotSounds
  createScenery(setting: SlotSetting): SlotScenery
}

/** The title's own words. */
export interface TitleTexts {
  /** By symbol id. */
  readonly symbols: Readonly<Record<string, string>>
  /** The rules in paragraphs, with the server's figures. */
  rules(config: SlotConfig, figures: Figures): readonly string[]
  /** Shown under the reels. Amounts are already formatted. */
  scatterWin(count: number, amount: string): string
}

export interface SlotSetting extends Omit<SceneDeps, 'config' | 'sounds'> {
  readonly config: SlotConfig
  readonly drawings: Drawings
  readonly language: Language
  readonly words: SlotTexts
}

export type Feature = 'freeSpins' | 'hold' | 'big' | 'reg'

/** The scene around the field, and the parts special to the title. Everything has a still form for `stage.calm()`. */
export interface SlotScenery {
  readonly behind: Container
  readonly inFront: Container
  /** At the start and at every change of size. */
  layOut(layout: Layout): void
  /** The scene changes for a feature, and back. */
  enter(feature: Feature): Promise<void>
  leave(feature: Feature): Promise<void>
  /** The reels before this one lack only one symbol for a feature, so it turns on for longer; null when a reel has landed. */
  waiting?(reel: number | null): void
  /** For games with hold and win. */
  readonly hold?: HoldShow
  /** Motion for a win of this tier; null for none. */
  celebration(tier: WinTier): Celebration | null
  /** Replaces the presentation of some events; call `usual` to go on with the engine's own. */
  handlers(usual: Handlers<SlotEvent>, tools: SlotTools): Partial<Handlers<SlotEvent>>
}

/** The tools that handlers of a title may use. */
export interface SlotTools {
  readonly field: Field
  readonly wins: Wins
  readonly sounds: SlotSounds
  /** Null before the first layout. */
  layout(): Layout | null
  /** The round's win so far. */
  total(): number
  /** Shows a win of at least 10 × the stake with its tier; resolves at once for less. */
  celebrate(amount: number, stake: number): Promise<void>
  /** Removes banner, note and marks. */
  clear(): void
}
