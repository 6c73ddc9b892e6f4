import type { Language } from '@andon/contract/languages'
import type { CardBrand } from '@andon/contract/player-api/cashier/card'
import type { PaymentMethod } from '@andon/contract/player-api/cashier/methods'
import type { BankAccount } from '@andon/contract/player-api/cashier/withdrawals'
import type { Currency } from '@andon/money'

/**
 * A payment service provider. `reference` is the deposit's or the withdrawal's id: a supplier acts once for each reference and replies to a repeated
 * request with the outcome. After a call that throws or does not end the outcome is unknown; the cashier asks again later.
 */
export interface PaymentSupplier {
  /** Names its house account `payments/<code>` and its webhook path. */
  readonly code: string
  /** Exchanges a card for a token of this payment. The only call that gets a card number or a security code. */
  tokenise(card: CardToTokenise): Promise<CardToken>
  authorise(order: AuthorisationOrder): Promise<PaymentReport>
  /**
   * Begins a payment without a card token: on the supplier's page, by voucher or by bank transfer. Money is only reserved (`authorised`) until
   * `capture` takes it, except for a transfer, which is `captured` when it arrives.
   */
  open(order: OpeningOrder): Promise<PaymentReport>
  /** Takes the reserved money. */
  capture(reference: string): Promise<PaymentReport>
  /**
   * Releases a reservation, ends a payment that is not confirmed yet, or sends captured money back if the supplier can, and reports `voided`. Any
   * other report is the payment's state; `captured` after this call means that the money cannot be sent back this way.
   */
  cancel(reference: string): Promise<PaymentReport>
  status(reference: string): Promise<PaymentReport>
  /** Payments charged back since then, including those a webhook reported. */
  chargebacks(since: Temporal.Instant): Promise<readonly { reference: string; report: PaymentReport }[]>
  /** Transfers since then that match no payment of ours, including those a webhook reported. */
  receipts(since: Temporal.Instant): Promise<readonly StrayReceipt[]>
  /** Exchanges a bank account for a token to pay to. */
  registerBank(account: BankAccount): Promise<AccountFace>
  /** Pays out. Repeated with the same reference it only reports the state. */
  pay(order: PayoutOrder): Promise<PayoutReport>
  /** Parses a webhook. Refuses SIGNATURE_INVALID without a valid signature, MALFORMED for a body of another shape. */
  readWebhook(delivery: WebhookDelivery): SupplierEvent
}

export type CardToTokenise =
  | {
      readonly kind: 'typed'
      readonly cardNumber: string
      readonly cardHolder: string
      readonly expiryMonth: number
      readonly expiryYear: number
      readonly cvv: string
    }
  | { readonly kind: 'saved'; readonly token: string; readonly cvv: string }

export interface CardToken {
  readonly token: string
  /** Equal for the same card, whichever player uses it; reveals nothing of its number. */
  readonly fingerprint: string
  readonly brand: CardBrand
  readonly last4: string
  readonly expiryMonth: number
  readonly expiryYear: number
}

/** A wallet or a bank account that money came from or may go to. */
export interface AccountFace {
  readonly kind: 'account'
  readonly method: 'PAPERWALLET' | 'BANKTRANSFER'
  readonly token: string
  /** Equal for the same account; reveals nothing of it. */
  readonly fingerprint: string
  /** Shown to the player. */
  readonly label: string
  readonly holder: string
}
export interface CardFace extends CardToken {
  readonly kind: 'card'
}
/** The means of payment as the supplier reports it. */
export type Instrument = CardFace | AccountFace

interface Order {
  readonly reference: string
  /** Minor units. */
  readonly amount: number
  readonly currency: Currency
  readonly language: Language
  /** Where the supplier's page sends the player afterwards. */
  readonly returnUrl: string
}

export interface AuthorisationOrder extends Order {
  readonly token: string
}

export interface OpeningOrder extends Order {
  /** CREDITCARD: the card is typed on the supplier's page. */
  readonly method: PaymentMethod
  /** The token of a wallet that has paid before. */
  readonly token?: string
  readonly voucherCode?: string
}

export interface PayoutOrder {
  readonly reference: string
  /** The token of a card or an account. */
  readonly token: string
  readonly amount: number
  readonly currency: Currency
}

/** The state of a payment at the supplier. */
export type PaymentReport =
  /** The supplier does not know the reference. */
  | { readonly state: 'unknown' }
  | (Sum & { readonly state: 'confirmation-asked'; readonly redirectUrl: string; readonly transfer?: TransferDetails })
  | (Sum & { readonly state: 'authorised' | 'captured'; readonly instrument?: Instrument })
  /** `voided`: released before it was captured, or sent back after it. */
  | (Sum & { readonly state: 'lapsed' | 'voided' | 'charged-back' })
  | (Sum & { readonly state: 'declined'; readonly reason: SupplierDecline })

/** How to send a transfer so that it is recognised. It may arrive late and with another sum. */
export interface TransferDetails {
  readonly reference: string
  readonly bankName: string
  readonly branchName: string
  readonly accountNumber: string
  readonly accountName: string
  readonly payBy: string
}

/** The state of a payout. A paid one may fail later, when the receiving bank sends it back. */
export type PayoutReport =
  | (Sum & { readonly state: 'processing' | 'paid' })
  | (Sum & { readonly state: 'failed'; readonly reason: 'DESTINATION_CLOSED' | 'PAYOUT_REJECTED' })

interface Sum {
  readonly amount: number
  readonly currency: Currency
}

export type SupplierDecline =
  | 'CARD_DECLINED'
  | 'INSUFFICIENT_CARD_FUNDS'
  | 'CONFIRMATION_REFUSED'
  | 'VOUCHER_UNKNOWN'
  | 'VOUCHER_USED'
  | 'VOUCHER_OTHER_VALUE'

export interface WebhookDelivery {
  readonly rawBody: Buffer
  readonly headers: Readonly<Record<string, string | undefined>>
}

/** Money received that the supplier cannot match to a payment. */
export interface StrayReceipt extends Sum {
  /** The supplier's id. */
  readonly receiptId: string
  /** The reference as the payer wrote it. */
  readonly note: string
  readonly instrument: AccountFace
}

/** `eventId` is the same on each delivery of the event. */
export type SupplierEvent =
  | { readonly eventId: string; readonly reference: string; readonly payment: PaymentReport }
  | { readonly eventId: string; readonly reference: string; readonly payout: PayoutReport }
  | { readonly eventId: string; readonly receipt: StrayReceipt }
