import type { BoardEvent } from '@andon/arcade/engines/instant/events'
import type { Container } from 'pixi.js'
import type { Handlers, SceneDeps } from '../../../shell/scene.ts'
import type { Drawings } from '../../../shell/stage/drawings.ts'
import type { Figures } from '../../../shell/text/amounts.ts'
import type { Language } from '../../../shell/text/messages.ts'
import type { SoundPlayer } from '../../../sound/sound-player.ts'
import type { Celebration, WinTier } from '../../../win/celebrate.ts'
import type { BoardConfig } from './board-config.ts'
import type { FramePainter } from './board-frame.ts'
import type { BoardSounds } from './board-sounds.ts'
import type { BoardLayout } from './layout.ts'
import type { BoardTexts } from './texts/board-texts.ts'

/** A title on a board of covered cells provides this. */
export interface BoardTitle {
  readonly gameCode: string
  readonly drawings: Drawings
  /** Prefixes of the drawings to load before the game opens; those of the cells too. */
  readonly first: readonly string[]
  /** Paths of the drawings of cells. */
  readonly cells: CellDrawings
  readonly texts: Readonly<Record<Language, BoardTitleTexts>>
  readonly skin: BoardSkin
  sounds(player: SoundPlayer): BoardSounds
  createScenery(setting: BoardSetting): BoardScenery
}

export interface CellDrawings {
  readonly covered: string
  /** The cover under the pointer, and while the reply is awaited. */
  readonly pointed: string
  /** They take turns by the cell's number. */
  readonly safe: readonly [string, ...string[]]
  readonly hazard: string
}

export interface BoardTitleTexts {
  /** Names the things that the player avoids, in the plural, such as "rocks"; label of the choice. */
  readonly hazards: string
  /** For screen readers: a cell's state. */
  readonly covered: string
  readonly safe: string
  readonly hazard: string
  /** The rules in paragraphs, with the server's figures. */
  rules(config: BoardConfig, figures: Figures): readonly string[]
}

/** How the board looks. Lengths are in cells. */
export interface BoardSkin {
  /** Side of a cell's picture, as a part of the cell. */
  readonly cellSize: number
  /** Space above the board, for the frame and what stands behind it: at least and, where the view is high enough, at most. */
  readonly roof: { readonly least: number; readonly most: number }
  /** Space for the frame at the other three sides. */
  readonly rim: number
  /** Opacity of cells that the player did not open, when the board is revealed at the end. */
  readonly revealed: number
  readonly frame: FramePainter
}

export interface BoardSetting extends Omit<SceneDeps, 'config' | 'sounds'> {
  readonly config: BoardConfig
  readonly drawings: Drawings
  readonly words: BoardTexts
}

/** The scene around the board, and the parts special to the title. Everything has a still form for `stage.calm()`. */
export interface BoardScenery {
  readonly behind: Container
  readonly inFront: Container
  /** At the start and at every change of size. */
  layOut(layout: BoardLayout): void
  /** Motion for a win of this tier; null for none. */
  celebration(tier: WinTier): Celebration | null
  /** Replaces the presentation of some events; call `usual` to go on with the engine's own. */
  handlers(usual: Handlers<BoardEvent>, tools: BoardTools): Partial<Handlers<BoardEvent>>
}

export interface BoardTools {
  readonly sounds: BoardSounds
  /** Null before the first layout. */
  layout(): BoardLayout | null
}
