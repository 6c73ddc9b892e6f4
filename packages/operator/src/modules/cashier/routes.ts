import type { PlayerApi } from '@andon/contract/player-api'
import type { Handlers } from '@andon/platform/http'
import { getThirdPartyHostedUri } from './deposits/get-third-party-hosted-uri.ts'
import { getUserNetDepositSummary } from './deposits/get-user-net-deposit-summary.ts'
import { makeCCPayment } from './deposits/make-cc-payment.ts'
import { makeWalletPayment } from './deposits/make-wallet-payment.ts'
import type { Deps } from './deps.ts'
import { getCashierData } from './get-cashier-data.ts'
import { getTransactionStatus } from './get-transaction-status.ts'
import { getAvailablePaymentMethodsLimits } from './methods/get-available-payment-methods-limits.ts'
import { cancelWithdrawal } from './withdrawals/cancel-withdrawal.ts'
import { makeCCWithdrawal } from './withdrawals/make-cc-withdrawal.ts'
import { makeWalletWithdrawal } from './withdrawals/make-wallet-withdrawal.ts'

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
