import type { EventView } from './event-view.ts'

/** FNV-1a, 32 bits: tells texts apart, protects nothing. Runs in a browser, too. */
export function textHash(text: string, basis = 0x811c9dc5): number {
  let hash = basis
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}

/**
 * Sixteen hexadecimal digits of what a book offers: statuses, scores, starts, prices, what can be bet on, results and void windows. It leaves out what only some
 * feeds say: probabilities, cash-out statuses, favourites and reasons. The order of the events does not matter.
 */
export function stateHash(views: Iterable<EventView>): string {
  let [first, second] = [0, 0]
  for (const view of views) {
    const text = JSON.stringify(contentOf(view))
    first = (first + textHash(text)) >>> 0
    second = (second + textHash(text, 0x9747b28c)) >>> 0
  }
  return [first, second].map((part) => part.toString(16).padStart(8, '0')).join('')
}

const contentOf = ({ id, status, phase, score, startsAt, lines }: EventView) => [
  id,
  status,
  phase,
  score && [score.home, score.away],
  startsAt,
  lines.map((line) => [
    line.market,
    line.specifiers,
    line.status,
    line.outcomes.map(({ id, price, isOffered, result, deadHeat, certainty }) => [
      id,
      price,
      line.status === 'active' && isOffered,
      result,
      deadHeat,
      certainty,
    ]),
    line.voidWindows.map(({ from, to }) => [from, to]),
  ]),
]
