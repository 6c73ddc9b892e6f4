import { type LimitType, limitTypes, longestPeriodDays } from '@andon/contract/player-api/limits-fields'
import type { Currency } from '@andon/money'
import { countsMoney } from './use-limit-texts.ts'

/** The form's values, as typed. */
export interface LimitValues {
  readonly limitType: LimitType
  readonly period: string
  readonly customDays: string
  readonly size: string
}

type TimeLimit = 'session' | 'reality'

const suggestedAmounts: Record<Currency, Record<Exclude<LimitType, TimeLimit>, readonly number[]>> = {
  JPY: {
    deposit: [3_000, 5_000, 10_000, 30_000, 50_000, 100_000],
    loss: [3_000, 5_000, 10_000, 30_000, 50_000, 100_000],
    wager: [10_000, 30_000, 50_000, 100_000, 300_000, 500_000],
  },
}
const suggestedMinutes: Record<TimeLimit, readonly number[]> = {
  session: [30, 60, 120, 180, 300, 600],
  reality: [10, 15, 20, 30, 45, 60],
}

/** In minor units or minutes. */
export function suggestedSizes(limitType: LimitType, currency: Currency): readonly number[] {
  return limitType === 'session' || limitType === 'reality'
    ? suggestedMinutes[limitType]
    : suggestedAmounts[currency][limitType]
}

/** The initial values, which links from other pages can set by the query. */
export function initialValues(query: URLSearchParams): LimitValues {
  const type = limitTypes.find((one) => one === query.get('type')) ?? 'deposit'
  const days = /^\d{1,3}$/.test(query.get('days') ?? '') ? String(query.get('days')) : '7'
  const listed = ['1', '3', '7', '30'].includes(days)
  const size = query.get('size') ?? ''
  return {
    limitType: type,
    period: listed ? days : '-1',
    customDays: listed ? '' : days,
    size: /^\d{1,9}$/.test(size) ? size : '',
  }
}

export function errorsOf({ limitType, period, customDays, size }: LimitValues): { customDays?: string; size?: string } {
  const days = Number(customDays)
  const customWrong = period === '-1' && limitType !== 'reality' && !(days >= 1 && days <= longestPeriodDays)
  return { ...(customWrong ? { customDays: 'invalid' } : {}), ...(Number(size) >= 1 ? {} : { size: 'invalid' }) }
}

/** The request for these values. */
export function requestOf({ limitType, period, customDays, size }: LimitValues) {
  return {
    limitType,
    ...(countsMoney(limitType) ? { amount: Number(size) } : { minutes: Number(size) }),
    ...(limitType === 'reality' ? {} : { period: Number(period) }),
    ...(limitType !== 'reality' && period === '-1' ? { customDays: Number(customDays) } : {}),
  }
}

export const chosenDays = ({ period, customDays }: LimitValues) => Number(period === '-1' ? customDays : period)
