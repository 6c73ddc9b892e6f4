import { el } from '../../../shell/hud/elements.ts'
import type { Figures } from '../../../shell/text/amounts.ts'
import type { BlackjackLayout, HandRoom } from './layout.ts'
import { box, chipElement, type Mode } from './seat-parts.ts'
import { isNatural, placeOf, type ShownHand, type ShownTable } from './shown-table.ts'
import type { BlackjackWords } from './texts/blackjack-words.ts'

interface Deps {
  readonly words: BlackjackWords
  readonly figures: Figures
  readonly chips: readonly number[]
  readonly nameOfCard: (card: ShownTable['dealer'][number]) => string
}

/** "Hand 2", or "Hand 2A" and "Hand 2B" of a split place. */
export function nameOfHand(
  words: Pick<BlackjackWords, 'hand'>,
  { hand, split }: Pick<ShownHand, 'hand' | 'split'>,
): string {
  return words.hand(placeOf(hand), split ? (hand > 2 ? 2 : 1) : 0)
}

/** The result of a hand, and of its insurance where that paid. */
export function settledText(
  hand: ShownHand,
  { words, figures }: Pick<Deps, 'figures'> & { readonly words: Pick<BlackjackWords, 'hand' | 'settled' | 'insured'> },
): string {
  const { settled, total, insurancePaid } = hand
  if (!settled) return ''
  const returned = settled.amount > 0 ? figures.amount(settled.amount) : null
  const text = words.settled(nameOfHand(words, hand), String(total), settled.outcome, returned)
  return insurancePaid ? `${text} ${words.insured(figures.amount(insurancePaid))}` : text
}

/** Totals, stakes and results over the cards, and the same as a list in words for screen readers. */
export function createHandLabels(deps: Deps) {
  const { words, figures, nameOfCard } = deps
  const over = el('div', { class: 'hand-labels', 'aria-hidden': 'true' })
  const dealer = el('p', { class: 'hand-badge dealer-badge', 'aria-hidden': 'true' })
  const list = el('ul', { class: 'aside hands-told', 'aria-label': words.hands })
  let layout: BlackjackLayout | null = null
  let shown: ShownTable | null = null
  let labels = new Map<number, HTMLElement>()

  const sentence = (hand: ShownHand): string => {
    if (hand.settled) return settledText(hand, { words, figures })
    const name = nameOfHand(words, hand)
    return words.cards(name, hand.cards.map(nameOfCard).join(', '), words.total(hand.total, hand.soft))
  }
  const tell = ({ hands, dealer: cards, hidden, dealerTotal }: ShownTable) => {
    const faces = [...cards.map(nameOfCard), ...(hidden ? [words.hiddenCard] : [])].join(', ')
    const lines =
      cards.length > 0 ? [words.cards(words.dealer, faces, String(dealerTotal)), ...hands.map(sentence)] : []
    list.replaceChildren(...lines.map((line) => el('li', {}, line)))
  }
  const place = () => {
    const { columns = [], badge = 0, seat = 0 } = layout ?? {}
    const rooms = new Map(columns.flatMap(({ hands }) => hands.map((room): [number, HandRoom] => [room.hand, room])))
    for (const [hand, label] of labels) {
      const room = rooms.get(hand)?.cards
      if (!room) continue
      label.style.setProperty('--badge', `${badge}px`)
      label.style.setProperty('--seat', `${seat}px`)
      Object.assign(label.style, box({ ...room, y: room.y - badge, height: room.height + badge + seat }))
    }
    if (!layout) return
    const { x, y, width, height } = layout.dealer
    Object.assign(dealer.style, { left: `${x + width / 2}px`, top: `${y + height + 2}px` })
  }

  return {
    elements: [over, dealer, list],
    has: (at: number): boolean => [...labels.keys()].some((hand) => placeOf(hand) === at),
    show: (table: ShownTable, mode: Mode): void => {
      if (table !== shown) tell(table)
      shown = table
      labels = new Map(table.hands.map((hand) => [hand.hand, labelOf(hand, { ...deps, table, mode })]))
      over.replaceChildren(...labels.values())
      dealer.hidden = table.dealer.length === 0
      dealer.textContent = `${words.dealer} ${dealerText(table)}`
      place()
    },
    layOut: (next: BlackjackLayout): void => {
      layout = next
      place()
    },
  }
}

function labelOf(
  hand: ShownHand,
  { table, mode, ...deps }: Deps & { readonly table: ShownTable; readonly mode: Mode },
): HTMLElement {
  const { words, figures } = deps
  const { settled } = hand
  const badge = el('span', { class: 'hand-badge' }, isNatural(hand) ? 'BJ' : shortTotal(hand))
  const foot = mode === 'round' ? [el('span', { class: 'hand-foot' }, ...footOf(hand, deps))] : []
  const result = settled
    ? [
        el(
          'span',
          { class: 'hand-result' },
          el('b', { 'data-outcome': settled.outcome }, words.outcome(settled.outcome)),
          ...(settled.amount > 0 ? [el('span', {}, figures.amount(settled.amount))] : []),
          ...(hand.insurancePaid
            ? [el('span', {}, `${words.insuredBadge} ${figures.amount(hand.insurancePaid)}`)]
            : []),
        ),
      ]
    : []
  return el(
    'div',
    {
      class: 'hand-label',
      'data-hand': String(hand.hand),
      'data-active': table.waits?.hand === hand.hand,
      'data-result': settled ? resultOf(hand) : undefined,
    },
    badge,
    ...result,
    ...foot,
  )
}

function footOf({ stake, staked, insured }: ShownHand, { words, figures, chips }: Deps): Node[] {
  const more = staked > stake ? [chipElement(chips, staked - stake)] : []
  const insurance = insured ? [el('small', {}, `${words.insuredBadge} ${figures.amount(insured)}`)] : []
  return [
    el('span', { class: 'foot-chips' }, chipElement(chips, stake), ...more),
    el('span', {}, figures.amount(staked)),
    ...insurance,
  ]
}

/** An open ace counts as one or eleven, and one more card is unknown. */
const dealerText = ({ dealerTotal, hidden }: ShownTable) =>
  hidden ? `${dealerTotal === 11 ? 'A' : dealerTotal} + ?` : String(dealerTotal)

/** Compares the amount that came back with all that was staked on a hand. */
export function resultOf({ settled, staked }: ShownHand): 'won' | 'lost' | 'even' {
  if (!settled || settled.amount === staked) return 'even'
  return settled.amount > staked ? 'won' : 'lost'
}

/** An ace that counts as one or eleven shows both totals, until only one of them counts. */
export const shortTotal = ({ total, soft, cards, settled }: Pick<ShownHand, 'total' | 'soft' | 'cards' | 'settled'>) =>
  soft && total < 21 && cards.length > 1 && !settled ? `${total - 10}/${total}` : String(total)
