import type { refusalText } from '../placing/refusal-text.ts'

type Key = keyof (typeof refusalText)['ja']

/** A limit of the player, the operator or the law on stakes or losses. Amounts in minor units. */
export interface StakeLimit {
  readonly limitType: 'loss' | 'wager'
  readonly source: 'player' | 'operator' | 'jurisdiction'
  readonly periodDays: number
  readonly limit: number
  readonly used: number
  readonly remaining: number
}

/** A stake that a limit refused, and when it would pass; null: never, as it is above the limit itself. */
export interface RefusedStake {
  readonly asked: number
  readonly passesAt: string | null
}

interface Formats {
  readonly t: (key: Key, values?: Readonly<Record<string, string | number>>) => string
  readonly money: (amount: number) => string
  readonly time: (at: number) => string
}

/** Which limit, how much of it is used, the largest stake that would pass now, and when the one that was asked would. */
export function limitSentences(
  { limitType, source, periodDays: days, limit, used, remaining }: StakeLimit,
  refused: RefusedStake | null,
  { t, money, time }: Formats,
): string[] {
  const period = t(days === 1 ? 'days.1' : days === 7 ? 'days.7' : 'days.other', { days })
  const which = { source: t(`source.${source}`), days: period, kind: t(`limit.${limitType}`) }
  const over = t('limitOver', { ...which, limit: money(limit), used: money(used), left: money(remaining) })
  if (!refused) return [over]
  const asked = money(refused.asked)
  if (refused.passesAt === null) return [over, t('limitNever', { asked })]
  return [over, t('limitPasses', { asked, at: time(Date.parse(refused.passesAt)) })]
}

/** The limit that the wallet stated with its refusal; null where it did not. */
export function limitOfParams(
  params: Readonly<Record<string, unknown>>,
): { readonly limit: StakeLimit; readonly refused: RefusedStake } | null {
  const { limitType, source, periodDays, limit, used, remaining, asked, passesAt } = params
  if (limitType !== 'loss' && limitType !== 'wager') return null
  if (source !== 'player' && source !== 'operator' && source !== 'jurisdiction') return null
  if (typeof periodDays !== 'number' || typeof limit !== 'number' || typeof used !== 'number') return null
  if (typeof remaining !== 'number' || typeof asked !== 'number') return null
  return {
    limit: { limitType, source, periodDays, limit, used, remaining },
    refused: { asked, passesAt: typeof passesAt === 'string' ? passesAt : null },
  }
}
