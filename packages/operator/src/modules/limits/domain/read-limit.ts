import { Refusal, type RequestOf } from '@andon/contract'
import type { PlayerApi } from '@andon/contract/player-api'
import type { LimitType } from '@andon/contract/player-api/limits-fields'
import { minutesADay } from './minutes.ts'

type Form = RequestOf<PlayerApi['limits']['setLimits']>

export interface AskedLimit {
  readonly limitType: LimitType
  readonly days: number
  /** Minor units, or minutes. */
  readonly value: number
}

/** The limit in the request; refuses FIELD_INVALID with the field that does not fit the type. */
export function readLimit(form: Form, { limitPeriods }: { limitPeriods: readonly number[] }): AskedLimit {
  const { limitType } = form
  const days = daysOf(form, limitPeriods)
  switch (limitType) {
    case 'deposit':
    case 'loss':
    case 'wager':
      return { limitType, days, value: form.amount ?? missing('amount') }
    case 'session':
      return { limitType, days, value: minutesOf(form, days * minutesADay) }
    case 'reality':
      return { limitType, days, value: minutesOf(form, minutesADay) }
  }
}

function daysOf({ limitType, period, customDays }: Form, allowed: readonly number[]): number {
  if (limitType === 'reality') return 1 // an interval without a period
  if (period === undefined) return missing('period')
  if (!allowed.includes(period)) return invalid('period', 'Not a period of your jurisdiction')
  return period === -1 ? (customDays ?? missing('customDays')) : period
}

function minutesOf({ minutes = missing('minutes') }: Form, most: number): number {
  return minutes <= most ? minutes : invalid('minutes', `At most ${most} minutes`)
}

function missing(field: string): never {
  return invalid(field, 'Missing')
}

function invalid(field: string, message: string): never {
  throw new Refusal('FIELD_INVALID', { field, message })
}
