import type { ReachedLimit } from '@andon/contract/player-api/limits-fields'
import type { messages } from './messages.ja.ts'

/** A refusal from an API call or a game. */
export interface Refused {
  readonly code: string
  readonly params: Readonly<Record<string, unknown>>
}

interface Words {
  t(key: keyof typeof messages, values?: Record<string, unknown>): string
  money(amount: number): string
  time(at: string): string
}

/**
 * The sentences for a refusal by a limit, a lock or a bonus: which limit, how much is used, the maximum possible now, and when the requested
 * amount will be possible. Undefined for other refusals and for replies without figures.
 */
export function refusalSentences({ code, params }: Refused, words: Words): string[] | undefined {
  const { t, money, time } = words
  const until = textOf(params.until)
  switch (code) {
    case 'LIMIT_REACHED':
    case 'SESSION_LIMIT_REACHED':
      return isReached(params) ? reachedSentences(params, words) : undefined
    case 'ACCOUNT_LOCKED':
      if (params.kind === 'review') return [t('inReview')]
      if (typeof params.returnsAt === 'string') return [t('lockReturns', { at: time(params.returnsAt) })]
      if (params.isOver === true) return [t('lockOver')]
      if (until !== undefined) return [t('lockedUntil', { kind: params.kind, at: time(until) })]
      return params.since === undefined ? undefined : [t('lockedForGood')]
    case 'LOCK_SHORTER':
      return [until === undefined ? t('lockShorterForGood') : t('lockShorter', { at: time(until) })]
    case 'LIMIT_CHANGE_WAITS': {
      const at = textOf(params.confirmableAt)
      return at === undefined ? undefined : [t('changeWaits', { at: time(at) })]
    }
    case 'STAKE_ABOVE_CAP':
      return typeof params.max === 'number' ? [t('stakeCap', { max: money(params.max) })] : undefined
    case 'BONUS_STAKE_LIMIT':
      return typeof params.max === 'number' ? [t('bonusStake', { max: money(params.max) })] : undefined
    case 'STAKE_OUT_OF_RANGE':
      return rangeSentences(params, words)
  }
}

function rangeSentences({ min, max }: Refused['params'], { t, money }: Words): string[] | undefined {
  const range = [
    ...(typeof min === 'number' ? [t('stakeMin', { min: money(min) })] : []),
    ...(typeof max === 'number' ? [t('stakeMax', { max: money(max) })] : []),
  ]
  return range.length > 0 ? range : undefined
}

/** Why a game's bet was refused, where no figures are needed to say it. */
export const plainRefusals = {
  INSUFFICIENT_FUNDS: 'lowBalance',
  MAINTENANCE: 'maintenance',
  CYCLE_TOO_FAST: 'tooFast',
  GAME_UNKNOWN: 'gameClosed',
  NO_NEW_BETS: 'gameClosed',
  UNAVAILABLE: 'unavailable',
  ACCOUNT_LOCKED: 'locked',
  SESSION_EXPIRED: 'loggedOut',
  TOKEN_INVALID: 'gameExpired',
  GAME_SESSION_REPLACED: 'gameExpired',
  FREE_ROUNDS_UNKNOWN: 'noFreeRounds',
} as const satisfies Readonly<Record<string, keyof typeof messages>>

function reachedSentences(reached: ReachedLimit, { t, money, time }: Words): string[] {
  const { limitType, source, periodDays: days, limit, used, remaining, passesAt } = reached
  const at = passesAt === undefined ? '' : time(passesAt)
  if (limitType === 'session') return [t('session', { days, limit, at })]
  const asked = money(reached.asked)
  return [
    t('reached', { source, limitType, days, limit: money(limit), asked }),
    t('used', { used: money(used) }),
    remaining > 0 ? t('room', { remaining: money(remaining) }) : t('noRoom'),
    passesAt === undefined ? t('never', { asked }) : t('passes', { asked, at }),
  ]
}

function isReached(params: object): params is ReachedLimit {
  const { limitType, source, periodDays, limit, used, remaining, asked } = params as Record<string, unknown> // each is checked below
  return (
    [limitType, source].every((word) => typeof word === 'string') &&
    [periodDays, limit, used, remaining, asked].every((number) => typeof number === 'number')
  )
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
