import type { Layout } from './layout.ts'

/** An upright phone, a phone on its side, and any other view. */
export type Shape = 'upright' | 'flat' | 'wide'

/** How a slot looks, as data. Lengths are in cells unless they say otherwise. */
export interface SlotSkin {
  /** Side of a symbol's square, as a part of the cell's shorter side. */
  readonly symbolSize: number
  /** Height of a cell divided by its width, at most: on a phone, where the field fills the space, and elsewhere. */
  readonly cellRatio: { readonly upright: number; readonly wide: number }
  /** Space above the grid for what the frame paints there, and for scenery: on an upright phone, on a phone on its side if different, and elsewhere. */
  readonly roof: number | { readonly upright: number; readonly wide: number; readonly flat?: number }
  /**
   * Space kept free beside the grid on a phone on its side, for what the scenery must show there; without it the grid stands in the middle.
   * `low`: on a low phone held upright too, which has no room above the grid.
   */
  readonly beside?: { readonly left?: number; readonly right?: number; readonly low?: boolean }
  /** Thickness of a frame around the grid, in the shapes of `roof`, whose part it is above: name, line of text and the edges of the view keep clear of it. */
  readonly rim?: Readonly<Record<Shape, number>>
  readonly colours: {
    readonly ink: string
    /** Colours of line strokes, by the win's index. */
    readonly strokes: readonly string[]
    /** Colours of the sign behind 2× and of coins. */
    readonly sign: { readonly face: string; readonly rim: string; readonly text: string }
  }
  /** Opacity of symbols that won nothing while winners are shown. */
  readonly dimmed: number
  readonly frame: FramePainter
  readonly timings: ReelTimings & FallTimings
}

/** Paints the parts around the symbols on a 2D canvas. The origin is the top left of the grid; the canvas reaches `margin` px further on each side. */
export interface FramePainter {
  /** In CSS pixels. */
  margin(layout: Layout): number
  /** Under the symbols. */
  behind(brush: CanvasRenderingContext2D, layout: Layout): void
  /** Over the symbols. */
  inFront(brush: CanvasRenderingContext2D, layout: Layout): void
}

export interface ReelTimings {
  /** From the press to the first stop, and from each stop to the next. Together at least as long as the game's cycle. */
  readonly firstStopMs: number
  readonly nextStopMs: number
  readonly cellsPerSecond: number
  /** How far a reel swings past its stop and back: little on a machine of wood and springs, more where the symbols are light. Above 0. */
  readonly swing: number
  /** Extra time for each reel that could still complete a feature. */
  readonly anticipationMs: number
}

export interface FallTimings {
  /** Cells per second². */
  readonly gravity: number
  /** From each column to the next. */
  readonly columnApartMs: number
  readonly removeMs: number
}

export const usualTimings: ReelTimings & FallTimings = {
  firstStopMs: 880,
  nextStopMs: 260,
  cellsPerSecond: 21,
  swing: 1,
  anticipationMs: 620,
  gravity: 62,
  columnApartMs: 45,
  removeMs: 260,
}
