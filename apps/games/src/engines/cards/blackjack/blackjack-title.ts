import '../../table/table.css'
import '../../table/bar.css'
import '../../table/bar-small.css'
import './felt-print.css'
import './blackjack.css'
import { el } from '../../../shell/hud/elements.ts'
import type { Title } from '../../../shell/scene.ts'
import type { CardPlay, CardTitle, CardTitleTexts } from '../card-title.ts'
import { cardTitle } from '../make-card-title.ts'
import { cardTexts } from '../texts/card-texts.ts'
import { blackjackInfo } from './blackjack-info.ts'
import { createBlackjackTable } from './blackjack-table.ts'
import { nameOfHand } from './hand-labels.ts'
import { afterEvent, emptyTable } from './shown-table.ts'
import { blackjackWords } from './texts/blackjack-words.ts'

/** A title has no other texts than its rules. */
export type BlackjackTitleTexts = CardTitleTexts

const blackjackPlay: CardPlay<'blackjack', BlackjackTitleTexts> = {
  play: 'blackjack',
  words: (_texts, language) => ({ ...blackjackWords[language], startIcon: 'play' }),
  decisionEvents: new Set(['handWaits']),
  createTable: createBlackjackTable,
  info: blackjackInfo,
  outcome: (events, { language }) => {
    const [words, { card }] = [blackjackWords[language], cardTexts[language]]
    const { dealer, dealerTotal, hands } = events.reduce(afterEvent, emptyTable)
    if (dealer.length === 0) return null
    const line = (text: string) => el('li', {}, text)
    return el(
      'ul',
      { class: 'outcome-hands' },
      line(words.cards(words.dealer, dealer.map(card).join(', '), String(dealerTotal))),
      ...hands.map((hand) =>
        line(words.cards(nameOfHand(words, hand), hand.cards.map(card).join(', '), words.total(hand.total, hand.soft))),
      ),
    )
  },
}

/** Blackjack for one to three hands against the dealer. */
export function blackjackTitle(title: CardTitle<BlackjackTitleTexts>): Title {
  return cardTitle(blackjackPlay, title)
}
