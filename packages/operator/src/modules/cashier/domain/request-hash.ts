import { hash } from 'node:crypto'
import type { RequestOf } from '@andon/contract'
import type { PlayerApi } from '@andon/contract/player-api'
import { cardBrandOf } from '@andon/contract/player-api/cashier/card'

type Request<Name extends keyof PlayerApi['cashier']> = RequestOf<PlayerApi['cashier'][Name]>
export type CardPayment = Request<'makeCCPayment'>
export type WalletPayment = Request<'makeWalletPayment'>
export type HostedPayment = Request<'getThirdPartyHostedUri'>
export type WithdrawalRequest = Request<'makeCCWithdrawal'> | Request<'makeWalletWithdrawal'>

/**
 * Distinguishes a repeated request from a different one with the same key. Of a card only brand, last four digits and expiry are hashed, so that
 * neither number nor security code can be recovered; a voucher's code and an account's number are treated alike.
 */
export function requestHash({ card, ...payment }: CardPayment): Buffer {
  const instrument =
    card.kind === 'saved'
      ? ['saved', card.savedCardId]
      : ['typed', cardBrandOf(card.cardNumber), last4(card.cardNumber), card.expiryMonth, card.expiryYear]
  return digest([...paymentParts(payment), payment.saveCard, instrument])
}

export function walletRequestHash({ voucherCode = '', savedAccountId = '', ...payment }: WalletPayment): Buffer {
  return digest([...paymentParts(payment), last4(voucherCode), savedAccountId])
}

export function hostedRequestHash(payment: HostedPayment): Buffer {
  return digest(['hosted', ...paymentParts(payment), payment.saveCard])
}

export function withdrawalHash({ amount, currency, paymentMethod, destination }: WithdrawalRequest): Buffer {
  const place =
    destination.kind === 'bank'
      ? ['bank', destination.account.bankCode, destination.account.branchCode, last4(destination.account.accountNumber)]
      : destination
  return digest(['withdrawal', amount, currency, paymentMethod, place])
}

/** For a deposit that an operator made from a receipt. */
export function receiptHash(receiptId: string): Buffer {
  return digest(['receipt', receiptId])
}

function paymentParts({
  amount,
  currency,
  paymentMethod,
  bonusCode,
}: HostedPayment | Omit<WalletPayment, 'voucherCode'>) {
  return [amount, currency, paymentMethod, bonusCode.toUpperCase()]
}

function digest(parts: readonly unknown[]): Buffer {
  return hash('sha256', JSON.stringify(parts), 'buffer')
}

function last4(text: string): string {
  return text.slice(-4)
}
