import { signHeightOf, type TextPlaces } from '../../../shell/hud/text-places.ts'
import type { BoardSkin } from './board-title.ts'
import type { BoardLayout } from './layout.ts'

/** Where the game's name and the other texts around the board stand. */
export function textPlacesOf({ board, cell }: BoardLayout, { rim }: Pick<BoardSkin, 'rim'>): TextPlaces {
  return {
    above: board.y - cell * 0.05, // on the frame
    below: board.y + board.height + cell * rim + 4,
    signSize: Math.min(30, cell * 0.3),
    middle: board.x + board.width / 2,
    right: board.x + board.width,
  }
}

/** The top of the board with the game's name, which stands above the field unless the phone lies flat. */
export function signTopOf(layout: BoardLayout): number {
  const { above, signSize } = textPlacesOf(layout, { rim: 0 })
  return above - signHeightOf(signSize)
}
