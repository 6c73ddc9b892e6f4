import type { CardBrand } from '@andon/contract/player-api/cashier/card'
import type { Instrument } from '@andon/operator/cashier'
import type { Db, Tx } from '@andon/platform/sql'
import type { CardBehaviour, Habit } from './cards.ts'

interface Known {
  readonly token: string
  readonly behaviour: CardBehaviour
  readonly habits: readonly Habit[]
}
/** A stored card, wallet, account or voucher: its behaviour and the data shown to its owner. Never a card number. */
export type StoredInstrument = Known &
  (
    | {
        readonly kind: 'card'
        readonly fingerprint: string
        readonly brand: CardBrand
        readonly last4: string
        readonly expiryMonth: number
        readonly expiryYear: number
      }
    | {
        readonly kind: 'wallet' | 'bank'
        readonly label: string
        readonly fingerprint: string
        readonly holder: string
      }
    | { readonly kind: 'voucher' }
  )

export async function insertInstrument(tx: Tx, instrument: StoredInstrument): Promise<void> {
  const card = instrument.kind === 'card' ? instrument : null
  const account = instrument.kind === 'wallet' || instrument.kind === 'bank' ? instrument : null
  await tx.query(
    `insert into sandbox_payments.instruments (token, kind, behaviour, habits, brand, last4, expiry_month, expiry_year, label, fingerprint, holder)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      instrument.token,
      instrument.kind,
      instrument.behaviour,
      instrument.habits,
      card?.brand ?? null,
      card?.last4 ?? null,
      card?.expiryMonth ?? null,
      card?.expiryYear ?? null,
      account?.label ?? null,
      card?.fingerprint ?? account?.fingerprint ?? null,
      account?.holder ?? null,
    ],
  )
}

export async function instrumentOf(executor: Db | Tx, token: string | null): Promise<StoredInstrument | null> {
  if (token === null) return null
  const [row] = await executor.query<StoredInstrument>(
    `select token, kind, behaviour, habits, brand, last4, expiry_month as "expiryMonth", expiry_year as "expiryYear", label, fingerprint, holder
     from sandbox_payments.instruments where token = $1`,
    [token],
  )
  return row ?? null
}

/** The instrument as the merchant sees it. */
export function faceOf(instrument: StoredInstrument | null): Instrument | null {
  switch (instrument?.kind) {
    case 'card': {
      const { kind, token, fingerprint, brand, last4, expiryMonth, expiryYear } = instrument
      return { kind, token, fingerprint, brand, last4, expiryMonth, expiryYear }
    }
    case 'wallet':
    case 'bank': {
      const { kind, token, fingerprint, label, holder } = instrument
      const method = kind === 'wallet' ? 'PAPERWALLET' : 'BANKTRANSFER'
      return { kind: 'account', method, token, fingerprint, label, holder }
    }
    case 'voucher':
    case undefined:
      return null
  }
}
