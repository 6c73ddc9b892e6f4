import type { ReactElement } from 'react'
import type { Way } from '../deposit/ways.ts'
import { CardMark } from './CardMark.tsx'

type Drawing = 'card' | 'hosted' | 'wallet' | 'voucher' | 'bank'

/** The mark of a payment method: our own drawings, no third party's logo. Decorative: the name stands beside it. */
export function PaymentMark({ drawing }: { drawing: Drawing }) {
  return (
    <svg className="payment-mark" viewBox="0 0 48 32" aria-hidden="true" focusable="false">
      <rect className="mark-ground" x="1" y="1" width="46" height="30" rx="5" />
      {drawings[drawing]}
    </svg>
  )
}

export function WayMark({ way }: { way: Way }) {
  switch (way.kind) {
    case 'savedCard':
      return <CardMark brand={way.card.brand} />
    case 'newCard':
      return <PaymentMark drawing="card" />
    case 'hosted':
      return <PaymentMark drawing="hosted" />
    case 'savedWallet':
    case 'wallet':
      return <PaymentMark drawing="wallet" />
    case 'voucher':
      return <PaymentMark drawing="voucher" />
    case 'transfer':
      return <PaymentMark drawing="bank" />
  }
}

/** The mark of a payment that has been made. */
export const drawingOf = {
  CREDITCARD: 'card',
  PAPERWALLET: 'wallet',
  VOUCHER: 'voucher',
  BANKTRANSFER: 'bank',
} as const satisfies Record<Way['paymentMethod'], Drawing>

const drawings = {
  card: (
    <>
      <rect className="mark-fill" x="10" y="7" width="28" height="18" rx="2.5" />
      <path className="mark-accent" d="M10 11.500h28v4H10z" />
      <path className="mark-line" d="M14 20.500h8M31 20.500h3" />
    </>
  ),
  hosted: (
    <>
      <rect className="mark-fill" x="9" y="6" width="23" height="15" rx="2.500" />
      <path className="mark-accent" d="M9 9.500h23v3.500H9z" />
      <circle className="mark-fill" cx="34" cy="20.500" r="6.500" />
      <path className="mark-line" d="M31.500 20.500h4.500m-1.800-2l2 2-2 2" />
    </>
  ),
  wallet: (
    <>
      <path className="mark-accent" d="M13 10.500L31 5.500l2.500 5z" />
      <rect className="mark-fill" x="10" y="10" width="28" height="16" rx="2.500" />
      <path className="mark-fill" d="M30 15.500h9v5h-9a2.500 2.500 0 0 1 0-5z" />
      <circle className="mark-dot" cx="31" cy="18" r="1" />
    </>
  ),
  voucher: (
    <>
      <path className="mark-fill" d="M9 8h30v5a3 3 0 0 0 0 6v5H9v-5a3 3 0 0 0 0-6z" />
      <path className="mark-line mark-dashed" d="M29 8.500v15" />
      <path
        className="mark-accent"
        d="M19 11l1.600 3.200 3.500.5-2.500 2.500.6 3.500-3.200-1.700-3.200 1.700.6-3.500-2.500-2.500 3.500-.5z"
      />
    </>
  ),
  bank: (
    <>
      <path className="mark-accent" d="M24 5l14 6.500H10z" />
      <path className="mark-fill" d="M13.500 13h3.500v8h-3.500zm8.700 0h3.600v8h-3.600zm8.800 0h3.500v8H31z" />
      <path className="mark-fill" d="M10 22.500h28V26H10z" />
    </>
  ),
} as const satisfies Record<Drawing, ReactElement>
