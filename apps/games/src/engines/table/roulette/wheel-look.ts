/** How a wheel of roulette is painted over its drawings. */
export interface WheelLook {
  /** The numbers as they follow each other, clockwise from the top. */
  readonly order: readonly number[]
  /** Colours of the drawn number's plate. */
  readonly colours: Readonly<Record<'zero' | 'red' | 'black', string>>
  readonly letters: string
  /** Around the plate, and the ring on it. */
  readonly lead: string
  readonly ring: string
  /** The drawings of what drifts out of the wheel in a great win. */
  readonly drifting: readonly string[]
}
