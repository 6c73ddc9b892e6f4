import type { CardBrand } from '@andon/contract/player-api/cashier-card'
import type { Currency } from '@andon/money'

/**
 * What the cashier asks of whoever moves the money. `reference` is the deposit's id: a supplier acts once for each, and answers a repeated
 * request with what it did. A call that throws, or does not end, tells nothing: `status` is asked later.
 */
export interface PaymentSupplier {
  /** Names its house account `payments/<code>` and its webhook path. */
  readonly code: string
  /** Trades a card for a token of this payment. The only call that sees a number or a security code. */
  tokenise(card: CardToTokenise): Promise<CardToken>
  authorise(order: AuthorisationOrder): Promise<PaymentReport>
  /** Takes the money that was reserved. */
  capture(reference: string): Promise<PaymentReport>
  status(reference: string): Promise<PaymentReport>
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
  readonly brand: CardBrand
  readonly last4: string
  readonly expiryMonth: number
  readonly expiryYear: number
}

export interface AuthorisationOrder {
  readonly reference: string
  readonly token: string
  /** Minor units. */
  readonly amount: number
  readonly currency: Currency
  readonly language: 'ja' | 'en'
  /** Where the bank's confirmation page sends the player afterwards. */
  readonly returnUrl: string
}

/** How a payment stands at the supplier. */
export type PaymentReport =
  /** It has never heard of the reference. */
  | { readonly state: 'unknown' }
  | (Sum & { readonly state: 'confirmation-asked'; readonly redirectUrl: string })
  | (Sum & { readonly state: 'authorised' | 'captured' | 'lapsed' })
  | (Sum & { readonly state: 'declined'; readonly reason: SupplierDecline })

interface Sum {
  readonly amount: number
  readonly currency: Currency
}

export const supplierDeclines = ['CARD_DECLINED', 'INSUFFICIENT_CARD_FUNDS', 'CONFIRMATION_REFUSED'] as const
export type SupplierDecline = (typeof supplierDeclines)[number]

export interface WebhookDelivery {
  readonly rawBody: Buffer
  readonly headers: Readonly<Record<string, string | undefined>>
}

export interface SupplierEvent {
  /** The same each time the event is sent. */
  readonly eventId: string
  readonly reference: string
  readonly report: PaymentReport
}
