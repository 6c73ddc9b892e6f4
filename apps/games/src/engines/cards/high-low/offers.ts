import type { Round } from '@andon/arcade/game-api'
import type { Figures } from '../../../shell/text/amounts.ts'
import type { Offer } from '../card-title.ts'
import type { HighLowTexts } from './texts/high-low-texts.ts'

const hand = 0

interface OfferDeps {
  readonly words: HighLowTexts
  readonly figures: Figures
  readonly months: number
}

/** Both guesses with their chance and the cash-out that follows, a skip, and the cash-out of now. */
export function offersOf({ events }: Pick<Round, 'events'>, { words, figures, months }: OfferDeps): readonly Offer[] {
  const shown = events.findLast((event) => event.type === 'monthShown')
  if (!shown) return []
  const guess = (side: 'higher' | 'lower'): Offer => {
    const offered = shown[side]
    const which = words[side](shown.month, months)
    const chance = offered ? words.chance(offered.months, months) : ''
    const amount = offered ? figures.amount(offered.amount) : ''
    return {
      id: side,
      label: `${side === 'higher' ? '▲' : '▼'} ${words.label[side](shown.month, months)}`,
      detail: offered ? words.offered(unbroken(chance), unbroken(amount)) : words.notOffered,
      spoken: offered ? words.spokenGuess(which, chance, amount) : `${which}. ${words.notOffered}`,
      key: side === 'higher' ? 'ArrowUp' : 'ArrowDown',
      tone: 'main',
      enabled: offered !== null,
      take: () => ({ action: { type: 'guess', hand, guess: side }, stake: 0 }),
    }
  }
  const now = amountNow(events)
  return [
    guess('higher'),
    guess('lower'),
    {
      id: 'skip',
      label: words.skip,
      detail: words.skipsLeft(figures.number(shown.skipsLeft)),
      key: 's',
      enabled: shown.skipsLeft > 0,
      take: () => ({ action: { type: 'skip', hand }, stake: 0 }),
    },
    {
      id: 'cashOut',
      label: words.cashOut,
      detail: now > 0 ? figures.amount(now) : words.cashOutAfter,
      ...(now > 0 && { spoken: words.spokenCashOut(figures.amount(now)) }),
      key: 'c',
      tone: 'cash',
      enabled: now > 0,
      take: () => ({ action: { type: 'cashOut', hand }, stake: 0 }),
    },
  ]
}

/** On one line, where a button is narrow. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')

/** The amount that cashing out pays now, in minor units; 0 before a right guess. */
export function amountNow(events: Round['events']): number {
  const last = events.findLast((event) => event.type === 'monthGuessed')
  return last?.amount ?? 0
}
