import { allocate } from '@andon/money'
import { createLimitModel, type LimitName, type Moment, within } from './model-limits.ts'

/** What everything does to one player's money, as plainly as it can be said: no database, no callers at once, one thing after the other. */

export type ModelPockets = Record<PocketName, number>
type PocketName = 'realCash' | 'drp' | 'wrp' | 'crp'
type Part = readonly [PocketName, number]

export interface Offer {
  /** Of a deposit; `maxBonus` at most. Null: a gift of `maxBonus` for the asking. */
  readonly percent: number | null
  readonly maxBonus: number
  readonly times: number
  readonly maxStake: number
  readonly maxConversion: number
  readonly days: number
}
interface Bonus {
  readonly offer: Offer
  readonly depositId: string | null
  readonly required: number
  readonly endsAt: number
  state: 'active' | 'converted' | 'ended'
  wagered: number
  converted: number
}
interface Bet {
  readonly amount: number
  readonly parts: readonly Part[]
  readonly bonus: Bonus | null
  readonly at: number
  state: 'taken' | 'paid' | 'back'
  closed: boolean
}
const day = 24 * 60 * 60

/** Times are seconds, amounts yen. */
export function createModel(start: number) {
  const clock = { now: start }
  const pockets: ModelPockets = { realCash: 0, drp: 0, wrp: 0, crp: 0 }
  const bonuses: Bonus[] = []
  const bets: Bet[] = []
  const deposits: Moment[] = []
  const wins: Moment[] = []
  const promises = new Map<string, { amount: number; offer: Offer | null; reserved: boolean }>()
  let owed = 0

  const add = (parts: readonly Part[], sign = 1) => {
    for (const [pocket, amount] of parts) pockets[pocket] += sign * amount
  }
  const active = () => bonuses.find(({ state }) => state === 'active')
  const limits = createLimitModel(clock, used)

  function used({ type, days }: { type: LimitName; days: number }): number {
    const sum = (moments: readonly Moment[]) => within(days, clock.now, moments)
    const staked = sum(bets.filter(({ state }) => state !== 'back'))
    if (type === 'wager') return staked
    if (type === 'loss') return staked - sum(wins)
    const underWay = [...promises.values()].filter(({ reserved }) => reserved)
    return sum(deposits) + underWay.reduce((total, { amount }) => total + amount, 0)
  }

  /** The bonus gives up what it holds: the tied deposit is the player's own, `kept` of the rest too. */
  function empty(kept: number): void {
    pockets.realCash += pockets.drp + kept
    pockets.drp = pockets.wrp = pockets.crp = 0
  }
  function end(bonus: Bonus): void {
    bonus.state = 'ended'
    empty(0)
  }
  /** After anything that touched a bonus: met, it becomes real cash; played down to nothing, it is over. */
  function settle(bonus: Bonus): void {
    if (bonus.state !== 'active') return
    if (bonus.wagered >= bonus.required) {
      const kept = Math.min(pockets.wrp + pockets.crp, bonus.offer.maxConversion - bonus.converted)
      bonus.converted += kept
      bonus.state = 'converted'
      empty(kept)
      return
    }
    const atStake = bets.some((bet) => bet.bonus === bonus && bet.state !== 'back' && !bet.closed)
    if (pockets.drp + pockets.wrp + pockets.crp === 0 && !atStake) bonus.state = 'ended'
  }
  function grant(offer: Offer, depositId: string | null, deposited: number): void {
    if (active()) return
    const { percent, maxBonus, times, days } = offer
    const amount = percent === null ? maxBonus : Math.min(maxBonus, Math.floor((deposited * percent) / 100))
    const tied = percent === null ? 0 : Math.min(deposited, Math.ceil((maxBonus * 100) / percent))
    pockets.crp += amount
    pockets.drp += tied
    pockets.realCash -= tied
    const required = times * amount
    bonuses.push({
      offer,
      depositId,
      required,
      endsAt: clock.now + days * day,
      state: 'active',
      wagered: 0,
      converted: 0,
    })
  }
  /** Money of a round goes back: under its bonus as it came, after the bonus as the bonus's end would have sent it. */
  function giveBack(bonus: Bonus | null, parts: readonly Part[], isWin: boolean): void {
    if (!bonus || (bonus.state === 'active' && !isWin)) add(parts)
    else if (bonus.state === 'active') add(parts.map(([pocket, amount]) => [pocket === 'crp' ? 'wrp' : pocket, amount]))
    else giveAfterwards(bonus, parts)
  }
  function giveAfterwards(bonus: Bonus, parts: readonly Part[]): void {
    for (const [pocket, amount] of parts) if (pocket === 'realCash' || pocket === 'drp') pockets.realCash += amount
    if (bonus.state !== 'converted') return
    const ofBonus = parts.filter(([pocket]) => pocket === 'wrp' || pocket === 'crp')
    const funded = ofBonus.reduce((total, [, amount]) => total + amount, 0)
    const kept = Math.min(funded, bonus.offer.maxConversion - bonus.converted)
    bonus.converted += kept
    pockets.realCash += kept
  }

  return {
    pockets,
    bets,
    limits,
    owed: () => owed,
    isBonusActive: () => active() !== undefined,
    pass: (seconds: number) => {
      clock.now += seconds
    },
    pay(depositId: string | null, amount: number, offer: Offer | null) {
      if (limits.isLocked()) return 'ACCOUNT_LOCKED'
      if (!limits.passes(amount, ['deposit'])) return 'LIMIT_REACHED'
      if (offer && active()) return 'BONUS_ACTIVE'
      if (depositId) promises.set(depositId, { amount, offer, reserved: true })
      return 'OK'
    },
    /** Captured, whatever was asked for: credited, once. */
    approved(depositId: string, amount: number): void {
      const promise = promises.get(depositId)
      if (!promise) throw new Error(`${depositId} is credited a second time, or was never asked for`)
      promises.delete(depositId)
      pockets.realCash += amount
      deposits.push({ amount, at: clock.now })
      if (promise.offer) grant(promise.offer, depositId, amount)
    },
    declined: (depositId: string) => void promises.delete(depositId),
    /** More came than was asked for: it counts for nothing until it is decided. */
    inReview(depositId: string): void {
      const promise = promises.get(depositId)
      if (promise) promise.reserved = false
    },
    chargedBack(depositId: string, amount: number): void {
      const bonus = active()
      if (bonus && bonus.depositId === depositId) end(bonus)
      const taken = Math.min(amount, pockets.realCash)
      pockets.realCash -= taken
      owed += amount - taken
    },
    claim(offer: Offer) {
      if (active()) return 'BONUS_ACTIVE'
      grant(offer, null, 0)
      return 'OK'
    },
    drop() {
      const bonus = active()
      if (!bonus) return 'BONUS_NOT_ACTIVE'
      end(bonus)
      return 'OK'
    },
    expire(): void {
      const bonus = active()
      if (bonus && clock.now >= bonus.endsAt) end(bonus)
    },
    bet(amount: number) {
      if (limits.isLocked()) return 'ACCOUNT_LOCKED'
      if (!limits.passes(amount, ['wager', 'loss'])) return 'LIMIT_REACHED'
      const bonus = active()
      const parts: Part[] = []
      let left = amount
      for (const pocket of ['drp', 'wrp', 'crp'] as const) {
        const taken = bonus ? Math.min(left, pockets[pocket]) : 0
        if (taken > 0) parts.push([pocket, taken])
        left -= taken
      }
      const ofBonus = parts.length > 0
      if (bonus && ofBonus && amount > bonus.offer.maxStake) return 'BONUS_STAKE_LIMIT'
      if (left > pockets.realCash) return 'INSUFFICIENT_FUNDS'
      if (left > 0 || !ofBonus) parts.push(['realCash', left])
      add(parts, -1)
      bets.push({ amount, parts, bonus: bonus && ofBonus ? bonus : null, at: clock.now, state: 'taken', closed: false })
      if (bonus && ofBonus) bonus.wagered += amount
      if (bonus) settle(bonus)
      return 'OK'
    },
    win(bet: Bet, amount: number, closes: boolean) {
      if (bet.state === 'back') return 'BET_ROLLED_BACK'
      if (bet.closed) return 'ROUND_CLOSED'
      const weights = bet.parts.map(([, part]) => part)
      const shares = bet.amount === 0 ? [amount] : allocate(amount, weights) // what a stake of nothing wins is real cash
      const parts: Part[] = bet.parts.map(([pocket], index) => [pocket, shares[index] ?? 0])
      giveBack(bet.bonus, parts, true)
      wins.push({ amount, at: clock.now })
      bet.state = 'paid'
      bet.closed = closes
      if (bet.bonus) settle(bet.bonus)
      return 'OK'
    },
    rollback(bet: Bet) {
      if (bet.state === 'back') return 'OK'
      if (bet.closed || bet.state === 'paid') return 'ROUND_CLOSED'
      if (bet.bonus?.state === 'active') bet.bonus.wagered -= bet.amount
      giveBack(bet.bonus, bet.parts, false)
      bet.state = 'back'
      if (bet.bonus) settle(bet.bonus)
      return 'OK'
    },
    /** A withdrawal leaves real cash when it is asked for, and comes back whole or not at all. */
    withdrawn: (amount: number) => {
      pockets.realCash -= amount
    },
    returned: (amount: number) => {
      pockets.realCash += amount
    },
  }
}
export type Model = ReturnType<typeof createModel>
export type ModelBet = Bet
