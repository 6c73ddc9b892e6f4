import type { Figures } from '../text/amounts.ts'
import { type CountUp, countUp } from './count-up.ts'
import { el } from './elements.ts'

interface BannerContent {
  readonly title: string
  /** Counts up to `value`. */
  readonly amount?: { readonly value: number; readonly durationMs: number }
  readonly kind: 'calm' | 'great'
}

/** A large text over the scene, for eyes only. */
export function createBanner(figures: Figures) {
  const title = el('p', { class: 'banner-title' })
  const amount = el('p', { class: 'banner-amount' })
  const element = el('div', { class: 'banner', hidden: true, 'aria-hidden': 'true' }, title, amount)
  let counting: CountUp | null = null
  return {
    element,
    show: (content: BannerContent): void => {
      counting?.finish()
      element.dataset.kind = content.kind
      title.textContent = content.title
      amount.textContent = ''
      element.hidden = false
      counting = content.amount
        ? countUp({ ...content.amount, show: (value) => (amount.textContent = figures.amount(value)) })
        : null
    },
    hide: (): void => {
      counting?.finish()
      counting = null
      element.hidden = true
    },
  }
}
