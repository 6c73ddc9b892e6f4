import type { FeltCell } from '../felt.ts'

/** Size of odds beside a label, as a part of the label's letters. */
export const besideLabel = 0.85
/** A field lower than this has no room for a line below its label. In CSS pixels. */
const flat = 34
/** In CSS pixels: of odds beside a label at least, of the label at most. */
const letters = { least: 9, most: 24 } as const

/** In sizes of its letters. */
export const emsOf = (text: string) => [...text].reduce((sum, letter) => sum + (letter > '\u2000' ? 1 : 0.6), 0)

/**
 * Letters of labels with their odds on the same line, where fields are too low for a line below: the same in all fields of one size. Null for a field that has its odds below the label, as all of its size have where one
 * of them has no room for its own. In CSS pixels.
 */
export function lettersBeside(cells: readonly FeltCell[], scale: { readonly x: number; readonly y: number }) {
  const keyOf = ({ width, height }: FeltCell) => `${width.toFixed(3)} ${height.toFixed(3)}`
  const ofSize = new Map<string, number | null>()
  for (const cell of cells) {
    const own = ownLetters(cell, scale)
    if (own === undefined) continue
    const others = ofSize.get(keyOf(cell))
    ofSize.set(keyOf(cell), own === null || others === null ? null : Math.min(own, others ?? own))
  }
  return (cell: FeltCell): number | null =>
    ownLetters(cell, scale) === undefined ? null : (ofSize.get(keyOf(cell)) ?? null)
}

/** Undefined for a field without such a line. */
function ownLetters(cell: FeltCell, scale: { readonly x: number; readonly y: number }): number | null | undefined {
  const [width, height] = [cell.width * scale.x, cell.height * scale.y]
  const line = cell.note || cell.rtp
  if (!line || cell.dice || cell.sign || cell.picture || height >= flat) return undefined
  const size = Math.min(height * 0.5, (width - 6) / (emsOf(cell.label) + 0.6 + emsOf(line) * besideLabel), letters.most)
  return size * besideLabel >= letters.least ? size : null
}
