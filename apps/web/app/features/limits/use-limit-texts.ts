import type { LimitType } from '@andon/contract/player-api/limits-fields'
import { useMoney } from '../../page/amounts/Money.tsx'
import { useText } from '../../page/use-text.ts'
import { roomOfLimit } from './room-of-limit.ts'
import { limitsText } from './text.ts'

/** The fields that every limit has. */
interface Sized {
  readonly limitType: LimitType
  readonly amount?: number | undefined
  readonly minutes?: number | undefined
  readonly period: number
  readonly customDays?: number | undefined
}

export const daysOf = ({ period, customDays }: Pick<Sized, 'period' | 'customDays'>) =>
  period === -1 ? (customDays ?? 1) : period

export const countsMoney = (limitType: LimitType) => limitType !== 'session' && limitType !== 'reality'

/** Texts for the name and size of limits, and for what is left of them. */
export function useLimitTexts() {
  const t = useText(limitsText)
  const money = useMoney()
  const time = (minutes: number) =>
    minutes >= 60 && minutes % 60 === 0 ? t('hours', { hours: minutes / 60 }) : t('minutes', { minutes })
  /** Money or time, depending on the type. */
  const figure = (limitType: LimitType, value: number) => (countsMoney(limitType) ? money(value) : time(value))
  const size = (limit: Pick<Sized, 'limitType' | 'amount' | 'minutes'>) =>
    figure(limit.limitType, limit.amount ?? limit.minutes ?? 0)
  return {
    figure,
    size,
    room: (limit: Parameters<typeof roomOfLimit>[0]) => {
      const { message, figures } = roomOfLimit(limit)
      const of = (value: number) => figure(limit.limitType, value)
      return t(message, {
        used: of(figures.used),
        waiting: of(figures.waiting),
        remaining: of(figures.remaining),
        winnings: of(figures.winnings),
      })
    },
    name: (limit: Sized) => {
      const type = t(`type.${limit.limitType}`)
      return limit.limitType === 'reality'
        ? t('every', { type, size: size(limit) })
        : t('limitOf', { type, size: size(limit), days: daysOf(limit) })
    },
  }
}
