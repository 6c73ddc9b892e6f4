import type { Language } from '../../../shell/text/messages.ts'

/** How a title shows hold and win. Titles whose rules have it need one. */
export interface HoldLook {
  /** Path of the drawing of a coin with this value. */
  coin(value: HeldValue): string
  /** Paints an empty cell; the origin is its top left. */
  empty(brush: CanvasRenderingContext2D, cell: { width: number; height: number }): void
  /** The plate with the value on a coin: its middle, width and height as parts of the symbol's square. */
  readonly plate: {
    readonly y: number
    readonly width: number
    readonly height: number
    readonly face: string
    readonly rim: string
    readonly text: string
  }
  readonly texts: Readonly<Record<Language, HoldTexts>>
}

/** The pay of a coin, as a multiple of the stake. `tier` names a fixed prize. */
export interface HeldValue {
  readonly multiple: number
  readonly tier: string | null
}

/** Amounts are already formatted. */
export interface HoldTexts {
  /** By the name of a fixed prize; empty without any. */
  readonly prizes: Readonly<Record<string, string>>
  start(coins: number): string
  /** Under the field, with what the coins pay so far. */
  left(left: number, total: string): string
  landed(respin: { landed: number; held: number; cells: number; left: number }): string
  missed(left: number): string
  /** With what the full board pays. */
  full(amount: string): string
  end(amount: string): string
}

/** The steps of the title's scenery during hold and win. */
export interface HoldShow {
  /** Shows the respins left. `renewed`: a coin has landed and gave them again. */
  left(left: number, options: { renewed: boolean }): void
  /** A coin has come to rest. `held` counts the coins with this one; `at` is its middle on the stage. */
  landed(value: HeldValue, options: { at: Place; held: number }): void
  full(): Promise<void>
  /** Where the values fly when they are added up. */
  gatherAt(): Place
}

export interface Place {
  readonly x: number
  readonly y: number
}
