import type { Samples } from '../kind.ts'
import { type Card, rankOf } from './card.ts'
import type { CardsDisplay } from './display.ts'
import { heldText } from './draw/best-hold.ts'
import { type CardsEvent, pokerHands } from './events.ts'

type Action = ReturnType<Samples<CardsDisplay, CardsEvent>['action']>

/** Rounds of one to three hands with every move, every way to hold, and guesses of the likelier side with skips. */
export const samples: Samples<CardsDisplay, CardsEvent> = {
  rounds: 4_000,
  choice: ({ game }, { sample, table }) => {
    const least = table?.bets.hand?.least
    if (game.play !== 'blackjack' || least === undefined) return null
    const places = [1, 2, 4, 3, 5, 6, 7][sample % 7] ?? 1 // as bits
    const taken = [0, 1, 2].filter((hand) => (places & (1 << hand)) !== 0)
    return Object.fromEntries(taken.map((hand) => [`hand${hand}`, least * (1 + ((sample + hand) % 3))]))
  },
  action: ({ game }, { sample, actions, events }) => {
    switch (game.play) {
      case 'blackjack':
        return moveOf({ sample, taken: actions.length, events })
      case 'draw':
        return { type: 'draw', hand: 0, held: heldOf({ sample, events }) }
      case 'high-low':
        return guessOf({ sample, events })
    }
  },
}

function moveOf({ sample, taken, events }: { sample: number; taken: number; events: readonly CardsEvent[] }): Action {
  const waits = events.findLast((event) => event.type === 'handWaits')
  if (!waits) return null
  const { hand, actions } = waits
  const mayRaise = actions.filter((action) => action === 'split' || action === 'double')
  const chosen = sample % 3 === 0 ? (mayRaise.at(-1) ?? actions.at(-1)) : actions[(sample + taken) % actions.length]
  return { type: chosen ?? 'stand', hand }
}

/** Any hold in some rounds; otherwise cards that pay, pairs, or else high cards. */
function heldOf({ sample, events }: { sample: number; events: readonly CardsEvent[] }): string {
  const dealt = events.find((event) => event.type === 'fiveDealt')
  if (!dealt || sample % 8 === 7) return heldText(sample % 32)
  const { cards, pays } = dealt
  const isWhole = pokerHands.indexOf(pays) <= pokerHands.indexOf('straight')
  const isPaired = (card: Card) => cards.filter((other) => rankOf(other) === rankOf(card)).length > 1
  const isHigh = (card: Card) => cards.some(isPaired) === false && /^[AJQK]/.test(card)
  return cards.map((card) => (isWhole || isPaired(card) || isHigh(card) ? '1' : '0')).join('')
}

function guessOf({ sample, events }: { sample: number; events: readonly CardsEvent[] }): Action {
  const hand = 0
  const shown = events.findLast((event) => event.type === 'monthShown')
  if (!shown) return null
  const { higher, lower, skipsLeft } = shown
  const steps = events.filter((event) => event.type === 'monthGuessed').length
  const cashesOut = steps > sample % 8
  if (cashesOut) return { type: 'cashOut', hand }
  if (sample % 5 === 1 && skipsLeft > 18) return { type: 'skip', hand }
  // the rarer side in some rounds, for wins of each tier
  const takesRarer = sample % 4 === 3 && steps < 1 + (sample % 3)
  const isHigherLikelier = (higher?.months ?? 0) >= (lower?.months ?? 0)
  const guess = isHigherLikelier === takesRarer ? 'lower' : 'higher'
  const offered = guess === 'higher' ? higher : lower
  if (offered) return { type: 'guess', hand, guess }
  return steps > 0 ? { type: 'cashOut', hand } : { type: 'guess', hand, guess: guess === 'higher' ? 'lower' : 'higher' }
}
