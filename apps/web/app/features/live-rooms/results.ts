import type { Language } from '@andon/contract/languages'
import type { TableResult } from '@andon/contract/player-api/live-tables'

/** A plate has two lines. */
const mostOnPlate = 20
/** Widths in pixels: of a line on the narrowest tile, of a letter of a bead, and of the bead's sides and gap. */
const lineWidth = 236
const letterWidth = 8
const aroundWidth = 17

/** The results that a tile has room for: of single letters all, as a plate; of longer texts the newest first. */
export function shownResults(results: readonly TableResult[], language: Language) {
  const all = results.map(({ text, tone }, place) => ({ key: place, text: text[language], tone }))
  const isPlate = all.every(({ text }) => text.length === 1)
  if (isPlate) return { shown: all.slice(-mostOnPlate), isPlate }
  let room = lineWidth
  const shown = all.toReversed().filter(({ text }) => {
    room -= text.length * letterWidth + aroundWidth
    return room >= 0
  })
  return { shown, isPlate }
}
