import { createHash } from 'node:crypto'
import { Refusal, type RefusalCode } from '@andon/contract'
import { fold } from '@andon/contract/folding/fold'
import type { Clock } from '@andon/platform/clock'
import type { Db } from '@andon/platform/sql'
import { forgetThrottle, giveBackThrottle, takeThrottle } from './store/throttle.ts'

interface Rule {
  readonly limit: number
  readonly windowSeconds: number
}

const minutes = (count: number) => count * 60
const rules = {
  loginByAccount: { limit: 10, windowSeconds: minutes(15) },
  /** For a known browser or a session of the account. */
  loginByDevice: { limit: 10, windowSeconds: minutes(15) },
  loginByAddress: { limit: 100, windowSeconds: minutes(15) },
  codeResend: { limit: 1, windowSeconds: minutes(1) },
  codeByHour: { limit: 6, windowSeconds: minutes(60) },
  resetByAccount: { limit: 5, windowSeconds: minutes(60) },
  resetByAddress: { limit: 30, windowSeconds: minutes(15) },
  secondStep: { limit: 5, windowSeconds: minutes(15) },
  secondStepByDay: { limit: 30, windowSeconds: minutes(24 * 60) },
  passkeyByAddress: { limit: 60, windowSeconds: minutes(15) },
  /** The registrations and failed logins that a network address may make without proof of work. */
  freeRegistrations: { limit: 30, windowSeconds: minutes(60) },
  freeFailedLogins: { limit: 20, windowSeconds: minutes(15) },
  /** Checks whether an e-mail address or a phone number has an account: the free ones, and all. */
  freeLookups: { limit: 40, windowSeconds: minutes(60) },
  lookupsByAddress: { limit: 120, windowSeconds: minutes(60) },
  captchaUse: { limit: 1, windowSeconds: minutes(10) },
} as const satisfies Record<string, Rule>

export type RuleName = keyof typeof rules
export type FreeTries = Partial<
  Record<'freeRegistrations' | 'freeFailedLogins' | 'freeLookups' | 'lookupsByAddress', number>
>
/** Uses the rules above unchanged. */
export const ordinaryFreeTries: FreeTries = {}
export type Throttle = ReturnType<typeof createThrottle>

/**
 * Counts in PostgreSQL, for all nodes together, outside the caller's transaction, so that the count survives a refused request. A place is taken
 * before the work and returned if the work does not count, so that concurrent requests cannot bypass the limit.
 */
export function createThrottle({ db, clock }: { db: Db; clock: Clock }, freeTries: FreeTries) {
  const limits: Partial<Record<RuleName, number>> = freeTries
  const take = (rule: RuleName, subject: string) =>
    takeThrottle(db, { key: keyOf(rule, subject), ...rules[rule], ...limitOf(rule), now: clock.now() })

  const limitOf = (rule: RuleName) => {
    const limit = limits[rule]
    return limit === undefined ? {} : { limit }
  }

  /** Takes a place and returns null, or returns the seconds to wait. */
  async function tryTake(rule: RuleName, subject: string): Promise<number | null> {
    const { taken, resetsAt } = await take(rule, subject)
    if (taken) return null
    return Math.max(1, Math.ceil((resetsAt.epochMilliseconds - clock.now().epochMilliseconds) / 1000))
  }

  async function demand(rule: RuleName, subject: string, code: RefusalCode): Promise<void> {
    const retryAfterSeconds = await tryTake(rule, subject)
    if (retryAfterSeconds !== null) throw new Refusal(code, { retryAfterSeconds, params: { retryAfterSeconds } })
  }

  const giveBack = (rule: RuleName, subject: string) => giveBackThrottle(db, keyOf(rule, subject))
  const forget = (rule: RuleName, subject: string) => forgetThrottle(db, keyOf(rule, subject))

  /**
   * Counts a password try as failed until `succeeded` is called. `device`: a known browser of the account, whose tries are counted separately
   * from those of other browsers. Refuses LOGIN_THROTTLED.
   */
  async function passwordTry({ email, address, device }: { email: string; address: string; device: string | null }) {
    const [rule, subject] =
      device === null ? (['loginByAccount', fold(email)] as const) : (['loginByDevice', device] as const)
    await demand(rule, subject, 'LOGIN_THROTTLED')
    try {
      await demand('loginByAddress', address, 'LOGIN_THROTTLED')
    } catch (refusal) {
      await giveBack(rule, subject)
      throw refusal
    }
    const undone = async () => {
      await giveBack(rule, subject)
      await giveBack('loginByAddress', address)
    }
    const succeeded = async () => {
      await forget(rule, subject)
      await giveBack('loginByAddress', address)
    }
    return { succeeded, undone }
  }

  return {
    demand,
    tryTake,
    giveBack,
    forget,
    passwordTry,
    forgetPasswordTries: (email: string) => forget('loginByAccount', fold(email)),
  }
}

const keyOf = (rule: RuleName, subject: string) => createHash('sha256').update(`${rule}\n${subject}`).digest()
