import { signHeightOf, type TextPlaces } from '../../shell/hud/text-places.ts'
import { type Layout, rimOf } from './layout.ts'
import type { SlotSkin } from './skin.ts'

/** Height of the line of text under the field, in CSS pixels. */
const noteHeight = 32

/** Where the game's name and the other texts around the field stand. */
export function textPlacesOf(layout: Layout, skin: Pick<SlotSkin, 'rim'>): TextPlaces {
  const { board, area, cell } = layout
  const rim = rimOf(layout, skin)
  return {
    above: board.y - cell.width * (0.05 + rim),
    below: Math.min(board.y + board.height + cell.width * (0.14 + rim), area.y + area.height - noteHeight),
    signSize: signSizeOf(layout),
    middle: board.x + board.width / 2,
    right: board.x + board.width,
  }
}

/** The top of the board with the game's name, which stands above the field unless the phone lies flat. A long name is written smaller. */
export function signTopOf(layout: Layout, skin: Pick<SlotSkin, 'rim'>): number {
  const { above, signSize } = textPlacesOf(layout, skin)
  return above - signHeightOf(signSize)
}

const signSizeOf = ({ cell, upright }: Layout): number =>
  upright ? Math.min(34, Math.min(cell.width, cell.height) * 0.27) : Math.max(13, Math.min(30, cell.width * 0.19))
