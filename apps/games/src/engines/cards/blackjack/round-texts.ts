import type { Figures } from '../../../shell/text/amounts.ts'
import type { PlayEvents } from '../play-events.ts'
import { type Advice, type costsKeptIn, type DecisionsCost, type Move, shareOf } from './advice.ts'
import { nothingSaid, type Said } from './felt-print.ts'
import { nameOfHand } from './hand-labels.ts'
import { handOf, type ShownTable } from './shown-table.ts'
import type { BlackjackWords } from './texts/blackjack-words.ts'

interface SaidDeps {
  readonly words: BlackjackWords
  readonly figures: Figures
  /** Null where it is not asked for. */
  readonly best: Move | null
  /** In minor units. */
  readonly balance: number
  readonly costLines: readonly string[]
}

/** The texts between dealer and places: the most that the round may still take and the best move while it waits, and the cost of decisions at its end. */
export function saidOf(table: ShownTable, { words, figures, best, balance, costLines }: SaidDeps): Said {
  if (costLines.length > 0) return { ...nothingSaid, costs: costLines }
  const { waits, mayTake } = table
  const name = waits ? nameOfHand(words, handOf(table, waits.hand)) : ''
  const [more, has] = [figures.amount(mayTake), figures.amount(balance)]
  return {
    mayTake: mayTake === 0 ? null : balance < mayTake ? words.mayTakeShort(more, has) : words.mayTake(more, has),
    best: best === null ? null : best === 'decline' ? words.bestInsurance(name) : words.best(name, best),
    costs: [],
  }
}

/** The most worse decisions that are named; more of them do not fit. */
const mostNamed = 2
/** Decimals of a share in per cent. */
const digits = 2

interface CostDeps {
  readonly words: BlackjackWords
  readonly figures: Figures
  readonly advice: Advice
  readonly costs: ReturnType<typeof costsKeptIn>
  /** True if the player has just played the round: a past one is not counted again. */
  readonly isOwn: boolean
}

/** The cost of the player's decisions in this round and since the game was opened; no lines for a round without a decision of the player. */
export function costLinesOf(
  events: readonly PlayEvents['blackjack'][],
  { words, figures, advice, costs, isOwn }: CostDeps,
): readonly string[] {
  const round = advice.costOf(events)
  const session = costs.add(isOwn ? round : { cost: 0, staked: 0 })
  const hasDecisions = events.some(
    (event) => (event.type === 'handPlayed' || event.type === 'insuranceDecided') && !event.byTimeOut,
  )
  if (!hasDecisions) return []
  const sessionText = costText(figures, session)
  if (round.cost === 0) return [words.costNothing(sessionText)]
  const cost = words.cost(costText(figures, shareOf(round)), figures.amount(Math.ceil(round.cost)), sessionText)
  return [cost, ...worseLines(events, round, words)]
}

/** A loss is never shown as less than it is. */
const costText = (figures: Figures, share: number) => {
  const scale = 10 ** (digits + 2)
  return figures.share(Math.max(0, Math.ceil(share * scale - 1e-9)) / scale, digits)
}

function worseLines(
  events: readonly PlayEvents['blackjack'][],
  { worse }: DecisionsCost,
  words: BlackjackWords,
): readonly string[] {
  const split = new Set(
    events.flatMap((event) => (event.type === 'handPlayed' && event.move === 'split' ? [event.hand] : [])),
  )
  return worse.slice(0, mostNamed).map(({ hand, made, best }) => {
    const isHalf = split.has(hand % 3) && made !== 'split'
    return words.worse(nameOfHand(words, { hand, split: isHalf }), made, best)
  })
}
