import type { BonusTerms } from '@andon/contract/bonus-terms'
import type { BonusPlay } from '@andon/money/bonus-odds'

export type Fate = 'returned' | 'lost' | 'cash' | 'capped'
export interface FateRow {
  readonly pocket: 'deposit' | 'bonus' | 'winnings'
  readonly stop: Fate
  readonly met: Fate
}

export const isKept = (fate: Fate) => fate !== 'lost'

/** None for a bonus without wagering: it is cash at once. */
export function fatesOf({ reward, wagering, maxConversion }: BonusTerms): readonly FateRow[] {
  if (wagering.times === 0) return []
  const met = maxConversion === null ? 'cash' : 'capped'
  return [
    ...(reward.kind === 'deposit-match' ? [{ pocket: 'deposit', stop: 'returned', met: 'cash' } as const] : []),
    ...(reward.kind === 'free-spins' ? [] : [{ pocket: 'bonus', stop: 'lost', met } as const]),
    { pocket: 'winnings', stop: 'lost', met },
  ]
}

/** The amounts that are known before the first round, in minor units: not the winnings. */
export function amountsOf(play: BonusPlay | null): Readonly<Partial<Record<FateRow['pocket'], number>>> {
  if (play === null) return {}
  const { deposit, bonus } = play
  return {
    ...(deposit > 0 ? { deposit } : {}),
    ...(bonus.kind === 'money' ? { bonus: bonus.amount } : {}),
  }
}
