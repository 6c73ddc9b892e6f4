import type { Figures } from '../text/amounts.ts'
import { el } from './elements.ts'

export interface BannerContent {
  readonly title: string
  /** Minor units. */
  readonly amount?: number
  readonly kind: 'calm' | 'great'
}

/** A large text over the scene, for eyes only. */
export function createBanner(figures: Figures) {
  const title = el('p', { class: 'banner-title' })
  const amount = el('p', { class: 'banner-amount' })
  const element = el('div', { class: 'banner', hidden: true, 'aria-hidden': 'true' }, title, amount)
  return {
    element,
    /** May be called each frame, to count an amount up. */
    show: (content: BannerContent): void => {
      const texts = [content.title, content.amount === undefined ? '' : figures.amount(content.amount)] as const
      element.dataset.kind = content.kind
      if (title.textContent !== texts[0]) title.textContent = texts[0]
      if (amount.textContent !== texts[1]) amount.textContent = texts[1]
      element.hidden = false
    },
    hide: (): void => {
      element.hidden = true
    },
  }
}
