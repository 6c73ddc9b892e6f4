import type { Container, Sprite } from 'pixi.js'
import type { Layout } from './layout.ts'
import type { SymbolTextures } from './symbol-textures.ts'

export type Grid = readonly (readonly string[])[]
/** `[reel, row]`, row 0 at the top. */
export type Position = readonly [reel: number, row: number]

interface Fall {
  readonly removed: readonly Position[]
  readonly grid: Grid
  readonly onLand: (reel: number) => void
  /** The title's own way for winners to leave; the rest falls when it resolves. */
  readonly leave?: (winners: readonly Sprite[]) => Promise<void>
  /** From each column to the next, in place of the skin's time. */
  readonly columnApartMs?: number
}

/** The symbols in view: turning reels, or columns that fall. */
export interface Field {
  readonly container: Container
  /** Starts before the reply. Reels in `held` stay. */
  begin(held?: readonly number[]): void
  /** Brings the grid to rest. `onLand` is called as each reel lands; those in `anticipating` take longer. */
  stopAt(grid: Grid, options: { onLand: (reel: number) => void; anticipating: readonly number[] }): Promise<void>
  /** Back to the symbols from before `begin`. */
  halt(): Promise<void>
  /** Replaces symbols where they stand, such as an expanding one; without a fade where the title covers them. */
  change(grid: Grid, options?: { readonly fades: boolean }): Promise<void>
  /** The symbols at `removed` leave, those above them fall, and the rest comes from above. */
  fall(fall: Fall): Promise<void>
  grid(): Grid
  spriteAt(position: Position): Sprite | undefined
  sprites(): Sprite[]
  layOut(layout: Layout, textures: ReadonlyMap<string, SymbolTextures>): void
}
