import type { Handlers } from '../../../shell/scene.ts'
import type { TableSetting } from '../card-title.ts'
import type { PlayEvents } from '../play-events.ts'
import type { BlackjackTitleTexts } from './blackjack-title.ts'
import type { CardsOnTable } from './cards-on-table.ts'
import { nameOfHand, resultOf, settledText } from './hand-labels.ts'
import { handOf, type ShownTable } from './shown-table.ts'
import type { BlackjackWords } from './texts/blackjack-words.ts'

type Event = PlayEvents['blackjack']

interface HandlerDeps {
  readonly setting: TableSetting<'blackjack', BlackjackTitleTexts>
  readonly words: BlackjackWords
  readonly cards: CardsOnTable
  readonly table: () => ShownTable
  /** The event is part of the table now. */
  readonly take: (event: Event) => void
  /** Places have others hands than before: the cards go to theirs. */
  readonly rearrange: () => Promise<void>
  readonly show: () => void
  /** Every hand is settled. */
  readonly onSettled: () => void
}

/** Between two cards of the dealer, and two results. */
const [dealerMs, resultMs] = [340, 420]

/** The presentation of each event: a card is seen before its total is shown or said. */
export function createHandlers(deps: HandlerDeps): Handlers<Event> {
  const { setting, words, cards, table, take, rearrange, show } = deps
  const { stage, tell, say, byRules } = setting
  const nameOf = (hand: number) => nameOfHand(words, handOf(table(), hand))
  const pause = (ms: number) => (stage.calm() ? Promise.resolve() : stage.wait(ms))
  return {
    handsDealt: async (event) => {
      take(event)
      await rearrange()
      await cards.deal(event.hands, event.dealer)
      show()
      const dealt = table().hands.map((hand) =>
        words.cards(
          nameOf(hand.hand),
          hand.cards.map(setting.words.card).join(', '),
          words.total(hand.total, hand.soft),
        ),
      )
      const dealer = [setting.words.card(event.dealer), words.hiddenCard].join(', ')
      tell([words.cards(words.dealer, dealer, String(table().dealerTotal)), ...dealt].join(' '))
    },
    handWaits: async (event) => {
      take(event)
      show()
      const hand = handOf(table(), event.hand)
      const isInsurance = event.actions.includes('insure')
      const name = nameOf(event.hand)
      say(isInsurance ? words.insuranceTurn(name) : words.turn(name, words.total(hand.total, hand.soft)))
    },
    insuranceDecided: async (event) => {
      take(event)
      show()
      say(words.madeMove(nameOf(event.hand), event.staked > 0 ? 'insure' : 'decline'))
      if (event.byTimeOut) byRules()
    },
    dealerPeeked: async (event) => {
      await cards.peek()
      say(event.natural ? words.dealerNatural : words.peeked)
      await pause(resultMs)
    },
    handPlayed: async (event) => {
      const text = words.madeMove(nameOf(event.hand), event.move)
      take(event)
      if (event.move === 'split') {
        cards.split(event.hand)
        await rearrange()
      }
      show()
      say(text)
      if (event.byTimeOut) byRules()
    },
    cardDealt: async (event) => {
      await cards.toHand(event.hand, event.card)
      take(event)
      show()
      tell(words.drew(nameOf(event.hand), setting.words.card(event.card), words.total(event.total, event.soft)))
    },
    ...endHandlers(deps),
  }
}

type EndHandlers = Pick<Handlers<Event>, 'dealerShown' | 'dealerDrew' | 'insurancePaid' | 'handSettled'>

/** The dealer's play, and what becomes of each hand. */
function endHandlers({ setting, words, cards, table, take, show, onSettled }: HandlerDeps): EndHandlers {
  const { stage, figures, cardSounds, say } = setting
  const pause = (ms: number) => (stage.calm() ? Promise.resolve() : stage.wait(ms))
  return {
    dealerShown: async (event) => {
      await cards.turnHidden(event.card)
      take(event)
      show()
      say(words.drew(words.dealer, setting.words.card(event.card), String(event.total)))
      await pause(dealerMs)
    },
    dealerDrew: async (event) => {
      await cards.toDealer(event.card)
      take(event)
      show()
      say(words.drew(words.dealer, setting.words.card(event.card), String(event.total)))
      await pause(dealerMs)
    },
    insurancePaid: async (event) => {
      take(event)
      if (event.amount === 0) return
      say(words.insured(figures.amount(event.amount)))
      await pause(resultMs)
    },
    handSettled: async (event) => {
      take(event)
      const hand = handOf(table(), event.hand)
      cards.settle(event.hand, resultOf(hand))
      if (event.amount > 0) cardSounds.pay()
      else cardSounds.miss()
      show()
      say(settledText(hand, { words, figures }))
      await pause(resultMs)
      if (table().hands.every(({ settled }) => settled)) onSettled()
    },
  }
}
