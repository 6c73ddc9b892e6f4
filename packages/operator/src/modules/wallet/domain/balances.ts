import { type Currency, minor } from '@andon/money'
import type { Pocket } from './chart.ts'

/** What each account of a player holds, in minor units. `crp` is without free bets, so each pocket is what may be taken from it. */
export interface Balances extends Readonly<Record<Pocket, number>> {
  readonly currency: Currency
  /** Grows with every change. */
  readonly version: number
}

/** The balances as players' clients know them, in replies and on the realtime topic `balance`: there, crp includes the free bets. */
export interface WireBalances {
  readonly realCashBalance: number
  readonly crpBalance: number
  readonly drpBalance: number
  readonly wrpBalance: number
  readonly freebetBalance: number
  readonly currency: Currency
  readonly version: number
}

export function wireBalances({ realCash, crp, drp, wrp, freebet, currency, version }: Balances): WireBalances {
  return {
    realCashBalance: realCash,
    crpBalance: minor(crp + freebet),
    drpBalance: drp,
    wrpBalance: wrp,
    freebetBalance: freebet,
    currency,
    version,
  }
}

/** The specification's derived balances (section 3), as written. They treat free bets differently, and are meant to. */
export function derivedBalances(balances: Balances): { cash: number; bonus: number; total: number } {
  const { realCashBalance: cash, crpBalance, drpBalance, wrpBalance, freebetBalance } = wireBalances(balances)
  return {
    cash,
    bonus: minor(crpBalance + drpBalance + wrpBalance - freebetBalance),
    total: minor(cash + crpBalance + drpBalance + wrpBalance),
  }
}
