import { el } from '../../../shell/hud/elements.ts'
import type { Figures } from '../../../shell/text/amounts.ts'
import type { SliderLayout } from './layout.ts'
import { commonChances, multipleWith, type SliderConfig } from './slider-config.ts'
import type { SliderTexts } from './texts/slider-texts.ts'

interface ListDeps {
  readonly config: SliderConfig
  readonly words: SliderTexts
  readonly figures: Figures
  /** The player picks a chance: the count of numbers that are to win. */
  readonly onPick: (winning: number) => void
}

/** Beside the canvas: chance and multiple of the player's bet first, then those of common chances, each of which a press takes. */
export function createMarkList({ config, words, figures, onPick }: ListDeps) {
  const terms = (winning: number) => [
    el('b', {}, words.multiple(figures.multiple(multipleWith(config, winning).decimal))),
    el('span', {}, words.chance(figures.number(winning), figures.number(config.numbers))),
  ]
  const own = el('p', { class: 'own-bet' })
  const items = commonChances.map((winning) => {
    const button = el('button', { type: 'button' }, ...terms(winning))
    button.addEventListener('click', ({ detail }) => {
      onPick(winning)
      if (detail > 0) button.blur() // the next space rolls
    })
    return { winning, button }
  })
  const list = el('ol', { 'aria-label': words.marks }, ...items.map(({ button }) => el('li', {}, button)))
  const root = el(
    'section',
    { class: 'pay-list' },
    el(
      'div',
      { class: 'pay-list-head' },
      el('p', { class: 'pay-list-rtp' }, words.rtp(figures.share(config.leastRtp.decimal))),
      own,
    ),
    list,
  )
  return {
    root,
    show: (bet: string, winning: number): void => {
      own.replaceChildren(el('span', {}, bet), ...terms(winning))
      for (const { winning: one, button } of items) button.setAttribute('aria-pressed', String(one === winning))
    },
    setEnabled: (enabled: boolean): void => {
      for (const { button } of items) button.disabled = !enabled
    },
    layOut: ({ list: place, upright, marksAcross, short }: SliderLayout): void => {
      root.dataset.along = upright ? 'row' : 'column'
      root.toggleAttribute('data-short', short)
      list.style.setProperty('--across', String(marksAcross))
      Object.assign(root.style, {
        left: `${place.x}px`,
        top: `${place.y}px`,
        width: `${place.width}px`,
        height: `${place.height}px`,
      })
    },
  }
}
