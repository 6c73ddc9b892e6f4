import { minor } from '@andon/money'
import { assert } from '@andon/platform/assert'
import type { Draws } from '../../../rng/draws.ts'
import type { Step } from '../../engine.ts'
import { type Card, drawCard } from '../card.ts'
import type { CardsEvent } from '../events.ts'
import { dealerDraws, totalOf } from './hand-total.ts'
import type { BlackjackRules } from './rules.ts'
import { type BlackjackState, isNatural, type PlayedHand } from './table-state.ts'

interface End {
  readonly rules: BlackjackRules
  readonly draws: Draws
  readonly events: readonly CardsEvent[]
  readonly furtherStake: number
}

/** The dealer shows the hidden card, draws if a hand is left that needs it, and every hand is paid. */
export function settleHands(state: BlackjackState, { rules, draws, ...end }: End): Step<BlackjackState, CardsEvent> {
  const { hands, dealer, insurance } = state
  const natural = isNatural({ cards: dealer, split: false })
  const needsDealer = !natural && hands.some((hand) => !isNatural(hand) && totalOf(hand.cards).total <= 21)
  const drawn = needsDealer ? drawUp(rules, draws, dealer) : []
  const result = { natural, total: totalOf([...dealer, ...drawn]).total }
  const insured = Object.entries(insurance).flatMap(([hand, staked]) =>
    staked > 0 ? [insurancePaid(Number(hand), { staked, natural })] : [],
  )
  const settled = hands.map((hand) => settleHand(rules, hand, result))
  const win = [...insured, ...settled].reduce((sum, { amount }) => sum + amount, 0)
  const shown: CardsEvent[] = [{ type: 'dealerShown', card: dealer[1], total: totalOf(dealer).total, natural }]
  const drew = drawn.map((card, at): CardsEvent => {
    const { total } = totalOf([...dealer, ...drawn.slice(0, at + 1)])
    return { type: 'dealerDrew', card, total }
  })
  const events = [...end.events, ...shown, ...drew, ...insured, ...settled, { type: 'roundEnd', amount: win } as const]
  return { state, events, furtherStake: end.furtherStake, win }
}

/** The cards after the dealer's first two. */
function drawUp(rules: BlackjackRules, draws: Draws, dealer: readonly Card[]): readonly Card[] {
  const cards = [...dealer]
  while (dealerDraws(totalOf(cards), rules)) {
    assert(cards.length < 21, 'twenty-one aces are 21')
    cards.push(drawCard(draws))
  }
  return cards.slice(dealer.length)
}

function insurancePaid(hand: number, { staked, natural }: { staked: number; natural: boolean }) {
  return { type: 'insurancePaid', hand, staked, amount: minor(natural ? 3 * staked : 0) } as const
}

type Settled = Extract<CardsEvent, { type: 'handSettled' }>

/** In this order: bust, both naturals, the player's, the dealer's, then the totals. */
function settleHand(
  rules: BlackjackRules,
  played: PlayedHand,
  dealer: { readonly natural: boolean; readonly total: number },
): Settled {
  const { hand, staked, cards } = played
  const { total } = totalOf(cards)
  const as = (outcome: Settled['outcome'], amount: number): Settled => ({
    type: 'handSettled',
    hand,
    outcome,
    total,
    staked,
    amount: minor(amount),
  })
  if (total > 21) return as('bust', 0)
  const natural = isNatural(played)
  if (natural && dealer.natural) return as('push', staked)
  if (natural) return as('natural', staked + naturalPay(rules, staked))
  if (dealer.natural) return as('loss', 0)
  if (dealer.total > 21 || total > dealer.total) return as('win', 2 * staked)
  return total === dealer.total ? as('push', staked) : as('loss', 0)
}

/** Rounded down once; an even stake at 3 : 2 never is. */
function naturalPay({ naturalPays: { numerator, denominator } }: BlackjackRules, stake: number): number {
  return Math.floor((stake * numerator) / denominator)
}
