import { minor } from '@andon/money'
import { type Bonus, roomToConvert } from './bonus.ts'
import { type Movement, movement } from './movement.ts'
import type { Part } from './pockets.ts'

export interface PaidOut {
  readonly movement: Movement
  readonly bonus: Bonus
}

/**
 * The pockets that the shares of a win go to. Under an active bonus the tied deposit's share returns to drp; the shares of bonus money and earlier
 * winnings go to wrp, winnings under the bonus. After its end: see `afterTheEnd`.
 */
export function payWin(bonus: Bonus, shares: readonly Part[]): PaidOut {
  if (bonus.state !== 'active') return afterTheEnd(bonus, shares)
  const parts = shares.map(({ pocket, amount }) =>
    pocket === 'crp' || pocket === 'freebet' ? { pocket: 'wrp' as const, amount } : { pocket, amount },
  )
  return { movement: movement(parts), bonus }
}

/** The win of a free round goes to winnings under the bonus and has to be wagered as the terms say. */
export function payFreeRound(bonus: Bonus, amount: number): PaidOut {
  const paid = payWin(bonus, [{ pocket: 'crp', amount }])
  if (bonus.state !== 'active') return paid
  return { ...paid, bonus: { ...bonus, required: minor(bonus.required + bonus.terms.wagering.times * amount) } }
}

/** A stake returns to the pockets it came from, and no longer counts as wagered. */
export function returnStake(
  bonus: Bonus,
  split: readonly Part[],
  { countedHundredths }: { countedHundredths: number },
): PaidOut {
  if (bonus.state !== 'active') return afterTheEnd(bonus, split)
  const wageredHundredths = Math.max(0, bonus.wageredHundredths - countedHundredths)
  return { movement: movement(split), bonus: { ...bonus, wageredHundredths } }
}

/**
 * Pays a round that ends after its bonus as the end of the bonus would have. The shares of real cash and the tied deposit become real cash. The rest
 * becomes real cash up to the maximum conversion if the bonus was converted, and is forfeited if it was dropped, expired or spent.
 */
function afterTheEnd(bonus: Bonus, parts: readonly Part[]): PaidOut {
  const sumOf = (wanted: (part: Part) => boolean) => parts.filter(wanted).reduce((sum, part) => sum + part.amount, 0)
  const own = sumOf(({ pocket }) => pocket === 'realCash')
  const tied = sumOf(({ pocket }) => pocket === 'drp')
  const funded = sumOf(({ pocket }) => pocket !== 'realCash' && pocket !== 'drp')
  const converted = bonus.state === 'converted' ? Math.min(funded, roomToConvert(bonus)) : 0
  const forfeited = funded - converted
  return {
    movement: movement([{ pocket: 'realCash', amount: own + tied + converted }], forfeited),
    bonus: {
      ...bonus,
      converted: bonus.converted + converted,
      returned: bonus.returned + tied,
      forfeited: bonus.forfeited + forfeited,
    },
  }
}
