import type { PlayerApi } from '@andon/contract/player-api'
import type { Handlers } from '@andon/platform/http'
import { cancelWithdrawal } from './cancel-withdrawal.ts'
import type { Deps } from './deps.ts'
import { getAvailablePaymentMethodsLimits } from './get-available-payment-methods-limits.ts'
import { getCashierData } from './get-cashier-data.ts'
import { getThirdPartyHostedUri } from './get-third-party-hosted-uri.ts'
import { getTransactionStatus } from './get-transaction-status.ts'
import { getUserNetDepositSummary } from './get-user-net-deposit-summary.ts'
import { makeCCPayment } from './make-cc-payment.ts'
import { makeCCWithdrawal } from './make-cc-withdrawal.ts'
import { makeWalletPayment } from './make-wallet-payment.ts'
import { makeWalletWithdrawal } from './make-wallet-withdrawal.ts'

export function routes(deps: Deps): Handlers<PlayerApi['cashier']> {
  return {
    getCashierData: getCashierData(deps),
    getAvailablePaymentMethodsLimits: getAvailablePaymentMethodsLimits(deps),
    getUserNetDepositSummary: getUserNetDepositSummary(deps),
    makeCCPayment: makeCCPayment(deps),
    makeWalletPayment: makeWalletPayment(deps),
    getThirdPartyHostedUri: getThirdPartyHostedUri(deps),
    makeCCWithdrawal: makeCCWithdrawal(deps),
    makeWalletWithdrawal: makeWalletWithdrawal(deps),
    cancelWithdrawal: cancelWithdrawal(deps),
    getTransactionStatus: getTransactionStatus(deps),
  }
}
