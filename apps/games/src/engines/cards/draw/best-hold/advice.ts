import type { Card } from '@andon/arcade/engines/cards/card'
import { el } from '../../../../shell/hud/elements.ts'
import type { KeyValueStorage } from '../../../../shell/storage.ts'
import type { Figures } from '../../../../shell/text/amounts.ts'
import { placesHeld } from '../held.ts'
import type { HoldButtons } from '../hold-buttons.ts'
import type { DrawLayout } from '../layout.ts'
import type { DrawTexts } from '../texts/draw-texts.ts'
import { type BestHold, costOf } from './best-hold.ts'

export type Advice = ReturnType<typeof createAdvice>

interface AdviceDeps {
  readonly bestHold: BestHold
  readonly holds: Pick<HoldButtons, 'markBest'>
  readonly words: DrawTexts
  readonly figures: Figures
  readonly storage: KeyValueStorage
  /** For screen readers. */
  readonly tell: (text: string) => void
}

const key = 'best-hold'

/** The best hold on request: a switch, off until the player turns it on; what the best hold is while the player decides, and what the player's cost after the draw. */
export function createAdvice({ bestHold, holds, words, figures, storage, tell }: AdviceDeps) {
  const button = el('button', { type: 'button', class: 'best-switch' }, words.showBest)
  const line = el('p', { class: 'advice', 'aria-hidden': 'true' })
  let isOn = storage.read(key) === 'on'
  let dealt: readonly Card[] | null = null
  /** The cards that the round held; null while the player decides. */
  let drawn: string | null = null

  const show = (text: string) => {
    line.replaceChildren(...(text === '' ? [] : [el('span', {}, text)]))
    if (text !== '') tell(text)
  }
  const showBest = async () => {
    const cards = dealt
    if (!cards) return
    line.replaceChildren(el('span', {}, words.searching))
    const found = await bestHold.of(cards).catch(() => null)
    if (cards !== dealt || drawn !== null || !isOn) return
    const [best] = found ?? []
    holds.markBest(best?.held ?? null)
    show(best ? words.best(placesHeld(best.held), figures.multiple(best.multiple)) : words.notFound)
  }
  const hide = () => {
    holds.markBest(null)
    show('')
  }
  const press = () => {
    isOn = !isOn
    storage.write(key, isOn ? 'on' : 'off')
    button.setAttribute('aria-pressed', String(isOn))
    if (!isOn) hide()
    else if (drawn === null) void showBest()
  }
  button.addEventListener('click', ({ detail }) => {
    press()
    if (detail > 0) button.blur() // pressed with a pointer: the next space draws
  })
  button.setAttribute('aria-pressed', String(isOn))

  return {
    button,
    line,
    /** The player decides about these cards. */
    dealt: (cards: readonly Card[]): void => {
      dealt = cards
      drawn = null
      if (isOn) void showBest()
    },
    /** These were held. */
    drawn: (held: string): void => {
      drawn = held
      hide()
    },
    /** The result is seen. Only what the player held has a price. */
    settled: async (): Promise<void> => {
      const [cards, held] = [dealt, drawn]
      if (!isOn || !cards || held === null) return
      const found = await bestHold.of(cards).catch(() => null)
      if (!found || cards !== dealt || !isOn) return
      const cost = costOf(held, found)
      show(cost === 0 ? words.wasBest : words.cost(figures.share(atLeast(cost))))
    },
    clear: (): void => {
      dealt = null
      drawn = null
      hide()
    },
    layOut: ({ advice: { x, y, width, height } }: DrawLayout): void => {
      Object.assign(line.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` })
    },
  }
}

/** Up to the next ten-thousandth, so that a cost is never shown smaller than it is. */
const atLeast = (cost: number) => Math.ceil(cost * 10_000 - 1e-6) / 10_000
