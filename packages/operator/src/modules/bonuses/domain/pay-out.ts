import { minor } from '@andon/money'
import { type Bonus, roomToConvert } from './bonus.ts'
import { type Movement, movement } from './movement.ts'
import type { Part } from './pockets.ts'

export interface PaidOut {
  readonly movement: Movement
  readonly bonus: Bonus
}

/**
 * To which pockets the shares of a win go. Under an active bonus the tied deposit's share is the player's own again (drp) and what bonus money or
 * earlier winnings earned is winnings under the bonus (wrp). After its end: see `afterTheEnd`.
 */
export function payWin(bonus: Bonus, shares: readonly Part[]): PaidOut {
  if (bonus.state !== 'active') return afterTheEnd(bonus, shares)
  const parts = shares.map(({ pocket, amount }) =>
    pocket === 'crp' || pocket === 'freebet' ? { pocket: 'wrp' as const, amount } : { pocket, amount },
  )
  return { movement: movement(parts), bonus }
}

/** What a free round wins is winnings under the bonus, and has to be wagered as the terms say. */
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
 * Money of a round that outlived its bonus goes where the ending would have sent it. Real cash and the tied deposit's part are the player's. The rest
 * is real cash up to the maximum conversion where the wagering was met, and forfeited where the bonus was dropped, expired or spent.
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
