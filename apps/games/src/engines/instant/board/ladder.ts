import { el } from '../../../shell/hud/elements.ts'
import type { Figures } from '../../../shell/text/amounts.ts'
import type { BoardConfig } from './board-config.ts'
import type { BoardLayout } from './layout.ts'
import type { BoardTexts } from './texts/board-texts.ts'

/** The pay of cashing out after each opened cell, as multiples of the stake; the step reached is marked and kept in view. */
export function createLadder(
  { ladders }: BoardConfig,
  { words, figures }: { words: Pick<BoardTexts, 'ladder' | 'multiple'>; figures: Pick<Figures, 'multiple'> },
) {
  const list = el('ol', { class: 'ladder', 'aria-label': words.ladder, tabindex: '0' })
  let steps: HTMLLIElement[] = []
  let shown = 0
  return {
    root: list,
    hazards: (): number => shown,
    show: (hazards: number): void => {
      shown = hazards
      const ladder = ladders.find((one) => one.hazards === hazards)
      steps = (ladder?.steps ?? []).map(({ decimal }) => el('li', {}, words.multiple(figures.multiple(decimal))))
      list.replaceChildren(...steps)
      list.scrollTo(0, 0)
    },
    /** `opened`: 0 before the first cell. */
    mark: (opened: number): void => {
      for (const [index, step] of steps.entries()) {
        step.toggleAttribute('data-reached', index < opened)
        step.toggleAttribute('data-next', index === opened)
        if (index === opened - 1) step.setAttribute('aria-current', 'step')
        else step.removeAttribute('aria-current')
      }
      const current = steps[Math.max(0, opened - 1)]
      if (!current) return
      // not scrollIntoView, which would also scroll the page around the game
      list.scrollTo({
        left: current.offsetLeft - list.clientWidth / 2 + current.offsetWidth / 2,
        top: current.offsetTop - list.clientHeight / 2 + current.offsetHeight / 2,
      })
    },
    layOut: ({ ladder, upright }: BoardLayout): void => {
      list.dataset.along = upright ? 'row' : 'column'
      const { style } = list
      style.left = `${ladder.x}px`
      style.top = `${ladder.y}px`
      style.width = `${ladder.width}px`
      style.height = `${ladder.height}px`
    },
  }
}
