import { type Currency, minor } from '@andon/money'
import type { Pocket } from './chart.ts'

/** A player's balances in minor units. `crp` does not include free bets, so each pocket can be spent on its own. */
export interface Balances extends Readonly<Record<Pocket, number>> {
  readonly currency: Currency
  /** Increases with every change. */
  readonly version: number
}

/** The balances on the wire, in replies and on the realtime topic `balance`: there, crp includes free bets. */
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

/** The specification's derived balances (section 3), as written. The difference in how they treat free bets is intended. */
export function derivedBalances(balances: Balances): { cash: number; bonus: number; total: number } {
  const { realCashBalance: cash, crpBalance, drpBalance, wrpBalance, freebetBalance } = wireBalances(balances)
  return {
    cash,
    bonus: minor(crpBalance + drpBalance + wrpBalance - freebetBalance),
    total: minor(cash + crpBalance + drpBalance + wrpBalance),
  }
}
