import type { DeclineReason } from '@andon/contract/player-api/cashier/methods'
import { limitsPath, verificationPath } from '../links.ts'

/** A step of the form, or a page, that a player can choose after a declined deposit. */
export type WayOut =
  | { readonly text: 'tryAgain' | 'otherMethod' | 'otherAmountNow'; readonly step: 'amount' | 'pay' }
  | { readonly text: 'toLimits' | 'prove'; readonly page: string }

const again: WayOut = { text: 'tryAgain', step: 'pay' }
const otherMethod: WayOut = { text: 'otherMethod', step: 'pay' }
const otherAmount: WayOut = { text: 'otherAmountNow', step: 'amount' }
const limits: WayOut = { text: 'toLimits', page: limitsPath }

/** The most promising one first. None leads to a refusal for the same reason. */
export function waysOut(reason: DeclineReason | undefined): readonly WayOut[] {
  switch (reason) {
    case 'ACCOUNT_LOCKED':
    case 'SESSION_LIMIT_REACHED':
      return [limits]
    case 'LIMIT_REACHED':
      return [otherAmount, limits]
    case 'VERIFICATION_REQUIRED':
      return [{ text: 'prove', page: verificationPath }]
    case 'INSUFFICIENT_CARD_FUNDS':
      return [otherAmount, otherMethod]
    case 'VOUCHER_OTHER_VALUE':
      return [otherAmount, again]
    case 'CARD_DECLINED':
    case 'VOUCHER_USED':
    case 'TRANSFER_RETURNED':
    case undefined:
      return [otherMethod, otherAmount]
    case 'CONFIRMATION_REFUSED':
    case 'CONFIRMATION_EXPIRED':
    case 'SUPPLIER_UNAVAILABLE':
    case 'VOUCHER_UNKNOWN':
      return [again]
  }
}
