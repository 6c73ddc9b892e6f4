import { el } from '../../shell/hud/elements.ts'
import { readingOf } from './crash-config.ts'
import type { CrashLayout } from './layout.ts'
import type { CrashTexts } from './texts/crash-texts.ts'

export type PlateState = keyof CrashTexts['states']

/** The multiplier in large figures and what the table does, for eyes only. */
export function createPlate(words: CrashTexts) {
  const figure = el('b', {})
  const line = el('span', {})
  const root = el('p', { class: 'crash-plate', 'aria-hidden': 'true' }, figure, line)
  const write = (element: HTMLElement, text: string) => {
    if (element.textContent !== text) element.textContent = text
  }
  return {
    root,
    /** Null shows no figure. */
    show: (state: PlateState, hundredths: number | null): void => {
      root.dataset.state = state
      write(figure, hundredths === null ? '' : words.multiple(readingOf(hundredths)))
      write(line, words.states[state])
    },
    layOut: ({ plate }: CrashLayout): void => {
      Object.assign(root.style, {
        left: `${plate.x}px`,
        top: `${plate.y}px`,
        width: `${plate.width}px`,
        height: `${plate.height}px`,
        fontSize: `${plate.height * 0.6}px`,
      })
    },
  }
}
