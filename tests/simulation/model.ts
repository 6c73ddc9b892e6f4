import { allocate } from '@andon/money'
import type { Offer } from './offers.ts'

const pocketNames = ['drp', 'wrp', 'crp', 'realCash'] as const
type Parts = Readonly<Record<(typeof pocketNames)[number], number>>
const limitNames = ['deposit', 'wager', 'loss'] as const
export type LimitName = (typeof limitNames)[number]
type Counted = { at: number } & Partial<Record<LimitName, number>>
type Bonus = { offer: Offer; of: string; ends: number; toWager: number; toConvert: number; end?: 'met' | 'given up' }
type Bet = { parts: Parts; bonus: Bonus | null; counted: Counted; isPaid: boolean; says: string }

const day = 24 * 60 * 60
const never = Number.POSITIVE_INFINITY
const nothing: Parts = { drp: 0, wrp: 0, crp: 0, realCash: 0 }

/** The reference model of one player's money: each rule changes it and returns the code with which the operator must reply. */
export class Money {
  now = 0
  lockedUntil = 0
  /** A lock, unlike a break, does not end by itself. */
  private holdsOn = false
  get isLocked(): boolean {
    return this.holdsOn || this.now < this.lockedUntil
  }
  pockets = { ...nothing }
  done = new Set<string>()
  deposits = new Map<string, { offer: Offer | null; counted: Counted }>()
  withdrawals = new Map<string, number>()
  bets = new Map<string, Bet>()
  /** The active bonus: only it has money in drp, wrp and crp. */
  bonus: Bonus | null = null
  /** Amounts that count for and against limits, with their time; pending ones count regardless of the time. */
  counted: Counted[] = []
  limits = limitNames.flatMap((type) => [1, 7].map((days) => ({ type, days, value: never, next: never, from: 0 })))

  /** A key works once. A repetition gets the same reply and changes nothing. */
  once(key: string, rule: () => string): string {
    const word = this.done.has(key) ? 'OK' : rule()
    if (word === 'OK') this.done.add(key)
    return word
  }
  deposit(id: string, amount: number, offer: Offer | null): string {
    const word = this.admit(amount, ['deposit'])
    if (word !== 'OK') return word
    if (offer && this.bonus) return 'BONUS_ACTIVE'
    const counted = { at: never, deposit: amount }
    this.counted.push(counted)
    this.deposits.set(id, { offer, counted })
    return 'OK'
  }
  /** Declined, or paid in excess and not decided yet: it does not count. */
  release(id: string): string {
    const counted = this.deposits.get(id)?.counted
    if (counted) counted.deposit = 0
    return counted ? 'OK' : 'NEVER'
  }
  /** Credited once, and only while no lock is in force and the limits in force have room for it. */
  approve(id: string, amount: number): string {
    const deposit = this.deposits.get(id)
    if (!deposit || !this.deposits.delete(id)) return 'NEVER'
    deposit.counted.deposit = 0
    const word = this.admit(amount, ['deposit'])
    if (word !== 'OK') return word
    Object.assign(deposit.counted, { at: this.now, deposit: amount })
    this.pockets.realCash += amount
    if (deposit.offer) this.grant(deposit.offer, { id, amount })
    return 'OK'
  }
  /** The bonus of that deposit ends first; then what there is of real cash is taken, and the rest is owed. */
  chargeBack(id: string, amount: number): string {
    if (this.bonus?.of === id) this.endBonus('given up')
    const taken = Math.min(amount, this.pockets.realCash)
    this.pockets.realCash -= taken
    return `OWED ${amount - taken}`
  }

  /** Leaves real cash at the request, and returns in full and once, or not at all. */
  withdraw(id: string, amount: number): string {
    if (amount > this.pockets.realCash) return 'INSUFFICIENT_FUNDS'
    this.pockets.realCash -= amount
    this.withdrawals.set(id, amount)
    return 'OK'
  }
  comeBack(id: string): string {
    this.pockets.realCash += this.withdrawals.get(id) ?? 0
    return this.withdrawals.delete(id) ? 'OK' : 'NEVER'
  }

  bet(id: string, amount: number): string {
    if (this.bets.has(id)) return 'BET_ROLLED_BACK'
    const word = this.admit(amount, ['wager', 'loss'])
    if (word !== 'OK') return word
    const parts = { ...nothing, realCash: amount }
    for (const pocket of ['drp', 'wrp', 'crp'] as const) {
      parts[pocket] = Math.min(parts.realCash, this.pockets[pocket])
      parts.realCash -= parts[pocket]
    }
    const bonus = parts.realCash < amount ? this.bonus : null
    if (bonus && amount > bonus.offer.maxStake) return 'BONUS_STAKE_LIMIT'
    if (parts.realCash > this.pockets.realCash) return 'INSUFFICIENT_FUNDS'
    for (const pocket of pocketNames) this.pockets[pocket] -= parts[pocket]
    if (bonus) bonus.toWager -= amount
    const counted = { at: this.now, wager: amount, loss: amount }
    this.counted.push(counted)
    this.bets.set(id, { parts, bonus, counted, isPaid: false, says: 'OK' })
    return this.settle()
  }
  /** Split like the stake, except that wins of bonus money go to the winnings pocket. */
  win(betId: string, amount: number, closes: boolean): string {
    const bet = this.bets.get(betId)
    if (bet?.says !== 'OK') return bet?.says ?? 'BET_UNKNOWN'
    Object.assign(bet, { isPaid: true, says: closes ? 'ROUND_CLOSED' : 'OK' })
    this.counted.push({ at: this.now, loss: -amount })
    const weights = bet.counted.wager ? pocketNames.map((pocket) => bet.parts[pocket]) : [0, 0, 0, 1]
    const [drp = 0, wrp = 0, crp = 0, realCash = 0] = allocate(amount, weights)
    return this.give({ drp, wrp: wrp + crp, crp: 0, realCash }, bet.bonus)
  }
  /** A later bet with this id is refused. */
  rollback(betId: string): string {
    const bet = this.bets.get(betId)
    const buried = { parts: nothing, bonus: null, counted: { at: 0 }, isPaid: false, says: 'BET_UNKNOWN' }
    if (!bet) this.bets.set(betId, buried)
    if (bet?.isPaid) return 'ROUND_CLOSED'
    if (bet?.says !== 'OK') return 'OK'
    bet.says = 'BET_ROLLED_BACK'
    this.done.delete(betId)
    if (bet.bonus) bet.bonus.toWager += bet.counted.wager ?? 0
    Object.assign(bet.counted, { wager: 0, loss: 0 })
    return this.give(bet.parts, bet.bonus)
  }

  grant(offer: Offer, deposit = { id: '', amount: 0 }): string {
    if (this.bonus) return 'BONUS_ACTIVE'
    const { percent, maxBonus, times, maxConversion, days } = offer
    const amount = percent === null ? maxBonus : Math.min(maxBonus, Math.floor((deposit.amount * percent) / 100))
    const tied = percent === null ? 0 : Math.min(deposit.amount, Math.ceil((maxBonus * 100) / percent))
    this.give({ drp: tied, wrp: 0, crp: amount, realCash: -tied }, null)
    const wagering = { toWager: times * amount, toConvert: maxConversion }
    this.bonus = { offer, of: deposit.id, ends: this.now + days * day, ...wagering }
    return 'OK'
  }
  endBonus(end: 'met' | 'given up'): string {
    const bonus = this.bonus
    if (!bonus) return 'BONUS_NOT_ACTIVE'
    bonus.end = end
    this.bonus = null
    const held = this.pockets
    this.pockets = { ...nothing }
    return this.give(held, bonus)
  }
  expire(): string {
    return this.bonus && this.now >= this.bonus.ends ? this.endBonus('given up') : 'OK'
  }
  /** To the pockets it came from. After a bonus has ended, the tied deposit becomes cash; if its wagering was met, the rest too, up to the maximum conversion. */
  private give(parts: Parts, bonus: Bonus | null): string {
    const converted = bonus?.end === 'met' ? Math.min(parts.wrp + parts.crp, bonus.toConvert) : 0
    if (bonus) bonus.toConvert -= converted
    if (bonus?.end) this.pockets.realCash += parts.realCash + parts.drp + converted
    else for (const pocket of pocketNames) this.pockets[pocket] += parts[pocket]
    return this.settle()
  }
  /** When the wagering is met, the bonus becomes real cash; with a balance of 0, it ends. */
  private settle(): string {
    const { drp, wrp, crp } = this.pockets
    const isAtStake = [...this.bets.values()].some((bet) => bet.bonus === this.bonus && bet.says === 'OK')
    if (this.bonus && this.bonus.toWager <= 0) this.endBonus('met')
    else if (drp + wrp + crp === 0 && !isAtStake) this.endBonus('given up')
    return 'OK'
  }

  /** A reduction applies at once; a raise waits a day and needs confirmation; a removal counts as a raise. */
  limit(type: LimitName, days: readonly number[], value = never): string {
    if (this.isLocked) return 'ACCOUNT_LOCKED'
    const asked = this.limits.filter((limit) => limit.type === type && days.includes(limit.days))
    for (const limit of asked) {
      if (limit.next !== value) limit.from = this.now + day
      limit.next = value
      limit.value = Math.min(limit.value, value)
    }
    return asked.some(({ value }) => value < never) ? 'OK' : 'LIMIT_UNKNOWN'
  }
  confirm(types: readonly LimitName[]): string {
    if (this.isLocked) return 'ACCOUNT_LOCKED'
    const waiting = this.limits.filter(({ type, value, next }) => next > value && types.includes(type))
    const ready = waiting.filter(({ from }) => from <= this.now)
    for (const limit of ready) limit.value = limit.next
    return waiting.length > 0 && ready.length === 0 ? 'LIMIT_CHANGE_WAITS' : 'OK'
  }
  lock(days: number): string {
    const until = this.now + days * day
    if (until < this.lockedUntil) return 'LOCK_SHORTER'
    this.lockedUntil = until
    this.holdsOn ||= days >= 184
    return 'OK'
  }
  private admit(amount: number, types: readonly LimitName[]): string {
    if (this.isLocked) return 'ACCOUNT_LOCKED'
    const asked = this.limits.filter(({ type }) => amount > 0 && types.includes(type))
    return asked.every((limit) => this.used(limit) + amount <= limit.value) ? 'OK' : 'LIMIT_REACHED'
  }
  /** In the window that ends now; its first minute counts in full. */
  used({ type, days }: { type: LimitName; days: number }): number {
    const from = Math.floor(this.now / 60) - days * 24 * 60
    const counted = this.counted.filter(({ at }) => Math.floor(at / 60) >= from)
    return counted.reduce((sum, one) => sum + (one[type] ?? 0), 0)
  }
}
