import { holdsOf } from '@andon/arcade/engines/cards/draw/best-hold'
import { toNumber } from '@andon/money/fraction'
import type { HoldAnswer, HoldQuestion } from './best-hold.ts'

/** The exact mean of each way to hold, as the nearest number. Long work: 2.6 million draws. */
export function answerTo({ cards, pays }: HoldQuestion): HoldAnswer {
  return { cards, holds: holdsOf({ pays }, cards).map(({ held, value }) => ({ held, multiple: toNumber(value) })) }
}
