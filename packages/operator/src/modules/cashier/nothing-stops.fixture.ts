import { Refusal } from '@andon/contract'
import { rulesFor } from '@andon/contract/jurisdiction-rules'
import { siteOf } from '@andon/contract/sites'
import type { CashierOptions, DepositBonuses, DepositLimits, InstrumentChecks } from './deps.ts'

/** For tests that are not about limits, locks or sessions. */
export const noLimits: DepositLimits = {
  checkDeposit: async () => undefined,
  checkCapture: async () => null,
  recordDeposit: async () => undefined,
  releaseDeposit: async () => undefined,
  depositAllowance: async () => null,
}

/** The sums of the brand and the law of the player's country, as in the server. */
export const usualRules: Pick<CashierOptions, 'siteRules' | 'cancellableIn'> = {
  siteRules: ({ site, currency }) => siteOf(site).cashier[currency],
  cancellableIn: (country) => rulesFor(country).withdrawalCancellable,
}

/** For tests that are not about excluded people. */
export const noExclusions: InstrumentChecks = { screenInstrument: async () => false }

/** For tests that are not about bonuses: every code is unknown. */
export const noBonuses: DepositBonuses = {
  promiseForDeposit: async () => {
    throw new Refusal('BONUS_UNKNOWN', { field: 'bonusCode' })
  },
  grantForDeposit: async () => ({ drafts: [], missed: null, bonusAmount: null }),
  revokeForDeposit: async () => undefined,
}
