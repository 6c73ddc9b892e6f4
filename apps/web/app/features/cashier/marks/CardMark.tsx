import type { CardBrand } from '@andon/contract/player-api/cashier/card'

/** Short names instead of the networks' logos. */
const shortNames: Record<CardBrand, string> = {
  VISA: 'VISA',
  MASTERCARD: 'MC',
  JCB: 'JCB',
  AMEX: 'AMEX',
  DINERS: 'DC',
  DISCOVER: 'DISC',
  UNIONPAY: 'UP',
  OTHER: '',
}

/** A card with the short name of its network. Decorative: the full name stands beside it. */
export function CardMark({ brand }: { brand: CardBrand }) {
  return (
    <svg className="payment-mark" viewBox="0 0 48 32" aria-hidden="true" focusable="false" data-brand-of-card={brand}>
      <rect className="mark-ground mark-card" x="1" y="1" width="46" height="30" rx="5" />
      <path className="mark-band" d="M1 24h46v2a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5z" />
      {brand === 'OTHER' ? (
        <path className="mark-line" d="M8 12h12M8 17h7" />
      ) : (
        <text className="mark-name" x="24" y="18" textAnchor="middle">
          {shortNames[brand]}
        </text>
      )}
    </svg>
  )
}
