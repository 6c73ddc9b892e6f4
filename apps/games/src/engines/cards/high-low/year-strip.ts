import { el } from '../../../shell/hud/elements.ts'
import type { Rectangle } from '../../../shell/hud/hud.ts'
import type { ConfigOfPlay } from '../play-events.ts'
import { monthPicture } from './month-picture.ts'
import { isRight } from './prizes.ts'

const gap = 4
/** Height of the marks above and below the pictures. */
const marks = 18

/** The twelve months in a row: marked above what makes the later guess right, below what makes the earlier one right. For eyes; the buttons say the same in words. */
export function createYearStrip(config: ConfigOfPlay<'high-low'>) {
  const months = Array.from({ length: config.game.months }, (_, before) => before + 1)
  const cells = months.map((month) => ({
    month,
    cell: el('li', {}, el('span', { class: 'month-number' }, String(month))),
  }))
  const root = el('ol', { class: 'year', 'aria-hidden': 'true' }, ...cells.map(({ cell }) => cell))
  let width = 0
  return {
    root,
    /** `offered`: the guesses that may be made. */
    show: (shown: number, offered: { readonly higher: boolean; readonly lower: boolean }): void => {
      for (const { month, cell } of cells) {
        cell.toggleAttribute('data-now', month === shown)
        for (const guess of ['higher', 'lower'] as const)
          cell.toggleAttribute(`data-${guess}`, offered[guess] && isRight(config, { shown, guess, month }))
      }
    },
    clear: (): void => {
      for (const { cell } of cells) for (const mark of ['now', 'higher', 'lower']) cell.removeAttribute(`data-${mark}`)
    },
    layOut: (at: Rectangle, short: boolean): void => {
      root.toggleAttribute('data-short', short)
      const { style } = root
      Object.assign(style, { left: `${at.x}px`, top: `${at.y}px`, width: `${at.width}px`, height: `${at.height}px` })
      const across = at.width / months.length - gap
      const next = Math.floor(Math.min(across, (at.height - marks) / 1.6))
      if (short || next === width) return
      width = next
      for (const { month, cell } of cells) {
        cell.querySelector('canvas')?.remove()
        cell.prepend(monthPicture(month, width))
      }
    },
  }
}
