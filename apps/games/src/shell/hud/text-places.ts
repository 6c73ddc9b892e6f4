/** Where the texts around the field stand, in CSS pixels. */
export interface TextPlaces {
  /** The foot of the board with the game's name. */
  readonly above: number
  readonly below: number
  /** Size of the name's letters; a long name gets smaller. */
  readonly signSize: number
  readonly middle: number
  readonly right: number
}

/** Height of the board with a name in letters of this size, in CSS pixels: a line with its paddings, and two borders (`.sign` in `stage.css`). */
export const signHeightOf = (signSize: number): number => signSize * 1.66 + 4
