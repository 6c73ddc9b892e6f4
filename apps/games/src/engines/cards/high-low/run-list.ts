import { el } from '../../../shell/hud/elements.ts'
import type { Rectangle } from '../../../shell/hud/hud.ts'
import { monthPicture } from './month-picture.ts'
import type { HighLowTexts } from './texts/high-low-texts.ts'

/** A month that was shown, and how the player came to it. */
export interface Step {
  readonly month: number
  /** Null for the first one. */
  readonly by: 'higher' | 'lower' | 'skip' | null
  /** True if the guess was right. */
  readonly right: boolean
  /** The month before; that of the first is its own. */
  readonly from: number
}

const marks = { higher: '▲', lower: '▼', skip: '»' } as const
const pictureWidth = 30

/** One step as an entry of the list: how it came about, the month, and for screen readers both in words. */
export function runEntry({ month, by, right, from }: Step, words: HighLowTexts, last: number): HTMLLIElement {
  const named = words.named(month)
  const spoken =
    by === null
      ? words.runFirst(named)
      : by === 'skip'
        ? words.runSkipped(named)
        : words.runGuess(words[by](from, last), named, right)
  return el(
    'li',
    { 'data-by': by ?? 'first', 'data-wrong': by !== null && by !== 'skip' && !right },
    ...(by ? [el('span', { class: 'mark', 'aria-hidden': 'true' }, marks[by])] : []),
    el(
      'span',
      { class: 'month', 'aria-hidden': 'true' },
      monthPicture(month, pictureWidth),
      el('span', { class: 'month-number' }, String(month)),
    ),
    el('span', { class: 'aside' }, spoken),
  )
}

/** The months of this round, the newest at the right; what does not fit leaves at the left. */
export function createRunList(words: HighLowTexts, last: number) {
  const list = el('ol', {})
  const root = el('section', { class: 'run', 'aria-label': words.run }, list)
  return {
    root,
    add: (step: Step): void => list.append(runEntry(step, words, last)),
    clear: (): void => list.replaceChildren(),
    layOut: ({ x, y, width, height }: Rectangle, short: boolean): void => {
      root.toggleAttribute('data-short', short)
      Object.assign(root.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` })
    },
  }
}
