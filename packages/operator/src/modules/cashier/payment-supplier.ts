import type { Language } from '@andon/contract/languages'
import type { CardBrand } from '@andon/contract/player-api/cashier-card'
import type { PaymentMethod } from '@andon/contract/player-api/cashier-methods'
import type { BankAccount } from '@andon/contract/player-api/cashier-withdrawals'
import type { Currency } from '@andon/money'

/**
 * What the cashier asks of whoever moves the money. `reference` is the deposit's or the withdrawal's id: a supplier acts once for each, and answers
 * a repeated request with what it did. A call that throws, or does not end, tells nothing: it is asked again later.
 */
export interface PaymentSupplier {
  /** Names its house account `payments/<code>` and its webhook path. */
  readonly code: string
  /** Trades a card for a token of this payment. The only call that sees a number or a security code. */
  tokenise(card: CardToTokenise): Promise<CardToken>
  authorise(order: AuthorisationOrder): Promise<PaymentReport>
  /**
   * Begins a payment that is not by a card's token: on a page of the supplier's, by voucher, or by a transfer it waits for. Money is only reserved
   * (`authorised`) until `capture` takes it, except for a transfer, which is `captured` when it arrives.
   */
  open(order: OpeningOrder): Promise<PaymentReport>
  /** Takes the money that was reserved. */
  capture(reference: string): Promise<PaymentReport>
  /**
   * Releases what is reserved, ends a payment that is not answered yet, and sends captured money back where the supplier can: reports `voided`. Any
   * other report says how the payment stands instead; `captured` after this call means that the money cannot be sent back this way.
   */
  cancel(reference: string): Promise<PaymentReport>
  status(reference: string): Promise<PaymentReport>
  /** Payments charged back since then, whether or not they were told of. */
  chargebacks(since: Temporal.Instant): Promise<readonly { reference: string; report: PaymentReport }[]>
  /** Transfers since then that name no payment of ours, whether or not they were told of. */
  receipts(since: Temporal.Instant): Promise<readonly StrayReceipt[]>
  /** Trades a bank account for a token to pay to. */
  registerBank(account: BankAccount): Promise<AccountFace>
  /** Pays out; again with the same reference it only tells how that stands. */
  pay(order: PayoutOrder): Promise<PayoutReport>
  /** Reads what the supplier sent by itself. Refuses SIGNATURE_INVALID what is not signed by it, MALFORMED what it never sends. */
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
  /** The same for the same card, whoever pays with it; reveals nothing of its number. */
  readonly fingerprint: string
  readonly brand: CardBrand
  readonly last4: string
  readonly expiryMonth: number
  readonly expiryYear: number
}

/** A wallet or a bank account that money came from, or may go to. */
export interface AccountFace {
  readonly kind: 'account'
  readonly method: 'PAPERWALLET' | 'BANKTRANSFER'
  readonly token: string
  /** The same for the same account, and says nothing of it. */
  readonly fingerprint: string
  /** For the player to know it by. */
  readonly label: string
  readonly holder: string
}
export interface CardFace extends CardToken {
  readonly kind: 'card'
}
/** What a payment was made with, where only the supplier has seen it. */
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
  /** Of an account that was paid from before. */
  readonly token?: string
  readonly voucherCode?: string
}

export interface PayoutOrder {
  readonly reference: string
  /** Of a card or an account. */
  readonly token: string
  readonly amount: number
  readonly currency: Currency
}

/** How a payment stands at the supplier. */
export type PaymentReport =
  /** It has never heard of the reference. */
  | { readonly state: 'unknown' }
  | (Sum & { readonly state: 'confirmation-asked'; readonly redirectUrl: string; readonly transfer?: TransferDetails })
  | (Sum & { readonly state: 'authorised' | 'captured'; readonly instrument?: Instrument })
  /** `voided`: released before it was captured, or sent back after it. */
  | (Sum & { readonly state: 'lapsed' | 'voided' | 'charged-back' })
  | (Sum & { readonly state: 'declined'; readonly reason: SupplierDecline })

/** How to send a transfer so that it is known; it may come late, and with another sum. */
export interface TransferDetails {
  readonly reference: string
  readonly bankName: string
  readonly branchName: string
  readonly accountNumber: string
  readonly accountName: string
  readonly payBy: string
}

/** How a payout stands. One that was paid may fail later: the receiving bank sent it back. */
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

/** Money that came, and by which the supplier cannot tell what it is for. */
export interface StrayReceipt extends Sum {
  /** The supplier's own name for it. */
  readonly receiptId: string
  /** What the payer wrote for us to know it by. */
  readonly note: string
  readonly instrument: AccountFace
}

/** `eventId` is the same each time the event is sent. */
export type SupplierEvent =
  | { readonly eventId: string; readonly reference: string; readonly payment: PaymentReport }
  | { readonly eventId: string; readonly reference: string; readonly payout: PayoutReport }
  | { readonly eventId: string; readonly receipt: StrayReceipt }
