import type { PlayerApi } from '@andon/contract/player-api'
import type { Handlers } from '@andon/platform/http'
import type { Deps } from './deps.ts'
import { getAvailablePaymentMethodsLimits } from './get-available-payment-methods-limits.ts'
import { gettransationStatus } from './gettransation-status.ts'
import { makeCCPayment } from './make-cc-payment.ts'

export function routes(deps: Deps): Handlers<PlayerApi['cashier']> {
  return {
    getAvailablePaymentMethodsLimits: getAvailablePaymentMethodsLimits(deps),
    makeCCPayment: makeCCPayment(deps),
    gettransationStatus: gettransationStatus(deps),
  }
}
