import type { ApiRefusal } from '../../api/refusal.ts'
import { useMoney } from '../../page/amounts/Money.tsx'
import { useText } from '../../page/use-text.ts'
import { useErrorText, useRefusalText } from '../forms/text.ts'
import { cashierText } from './text.ts'
import { useDestinationName } from './use-destination-name.ts'

interface Bounds {
  readonly min: number
  readonly max: number
}

interface Context {
  readonly refusal: ApiRefusal | null
  readonly bounds: Bounds | undefined
  /** The deposit that the player's limits leave. */
  readonly allowance?: number | undefined
}

/** Why this amount is not accepted, with the figures: which rule, how much is used, what is possible, and when. */
export function useAmountError(): (error: string | undefined, context: Context) => string | undefined {
  const t = useText(cashierText)
  const money = useMoney()
  const errorText = useErrorText()
  const refusalText = useRefusalText()
  const nameOf = useDestinationName()
  return (error, { refusal, bounds, allowance = 0 }) => {
    if (error === undefined) return undefined
    const params = refusal?.entries.find(({ code }) => code === error)?.params ?? {}
    const max = money(Number(params.max ?? bounds?.max ?? 0))
    switch (error) {
      case 'required':
        return t('amountRequired')
      case 'OVER_ALLOWANCE':
        return allowance > 0 ? t('overAllowance', { amount: money(allowance) }) : t('overAllowanceNone')
      case 'LIMIT_REACHED':
        return refusal ? refusalText(refusal) : errorText('amount', error)
      case 'AMOUNT_OUT_OF_RANGE':
        return t('range', { min: money(Number(params.min ?? bounds?.min ?? 0)), max })
      case 'INSUFFICIENT_FUNDS':
        return t('notEnough', { max })
      case 'CLOSED_LOOP':
        return t('loopFirst', { first: nameOf(String(params.first ?? '')), max })
      case 'BONUS_NEEDS_DEPOSIT':
        return t('bonusNeeds', { min: money(Number(params.minDeposit ?? 0)) })
      default:
        return errorText('amount', error)
    }
  }
}
