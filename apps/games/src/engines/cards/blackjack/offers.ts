import type { Figures } from '../../../shell/text/amounts.ts'
import type { Offer } from '../card-title.ts'
import type { Move } from './advice.ts'
import { nameOfHand } from './hand-labels.ts'
import { handOf, type ShownTable } from './shown-table.ts'
import type { BlackjackWords } from './texts/blackjack-words.ts'

interface Deps {
  readonly words: BlackjackWords
  readonly figures: Figures
  /** The return of insurance, as a share. */
  readonly insuranceReturn: number
  /** In minor units. */
  readonly balance: number
  /** Null where it is not asked for. */
  readonly best: Move | null
  readonly onTake: (move: Move) => void
}

/** In the order of the bar. */
const order: readonly Move[] = ['hit', 'stand', 'double', 'split', 'decline', 'insure']
/** Letters in the bar. */
const keys: Readonly<Record<Move, string>> = {
  hit: 'h',
  stand: 's',
  double: 'd',
  split: 'p',
  insure: 'i',
  decline: 'n',
}

/** A further stake of a move, in minor units: a double and a split take the first stake again, insurance half of it. */
export function furtherStake(move: Move, stake: number): number {
  if (move === 'double' || move === 'split') return stake
  return move === 'insure' ? stake / 2 : 0
}

/** Returns the moves for the hand that waits. A move that the balance cannot pay is shown, says so, and cannot be taken; the others stay. */
export function offersOf(
  table: ShownTable,
  { words, figures, insuranceReturn, balance, best, onTake }: Deps,
): readonly Offer[] {
  const { waits } = table
  if (!waits) return []
  const hand = handOf(table, waits.hand)
  const name = nameOfHand(words, hand)
  return order
    .filter((move) => waits.actions.includes(move))
    .map((move) => {
      const stake = furtherStake(move, hand.stake)
      const enabled = stake <= balance
      const price =
        stake === 0 ? '' : enabled ? words.more(figures.amount(stake)) : words.tooDear(figures.amount(stake))
      const more = move === 'insure' ? words.insurancePrice(price, figures.share(insuranceReturn, 1)) : price
      const detail = best === move ? `★ ${more === '' ? words.isBest : more}` : more
      return {
        id: move,
        label: words.move(move),
        detail,
        spoken: words.spokenMove(move, name, [best === move ? words.isBest : '', more].filter(Boolean).join(', ')),
        key: keys[move],
        tone: best === move ? 'cash' : 'main',
        enabled,
        take: () => {
          onTake(move)
          return { action: { type: move, hand: waits.hand }, stake }
        },
      }
    })
}
