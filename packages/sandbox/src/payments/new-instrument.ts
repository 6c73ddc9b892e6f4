import { createHmac, hash } from 'node:crypto'
import { cardBrandOf } from '@andon/contract/player-api/cashier/card'
import type { BankAccount } from '@andon/contract/player-api/cashier/withdrawals'
import type { CardToTokenise } from '@andon/operator/cashier'
import { behaviourOf, habitsOf, testCardNumbers } from './cards.ts'
import type { StoredInstrument } from './instrument-store.ts'

type WithoutToken<T> = T extends unknown ? Omit<T, 'token'> : never
type NewInstrument = WithoutToken<StoredInstrument>

/** Keyed: a plain hash could be reversed by trying all card numbers. */
function cardFingerprint(cardNumber: string, { key }: { key: Buffer }): string {
  return createHmac('sha256', key).update(`card ${cardNumber}`).digest('hex')
}

/** The bank account that the sandbox's transfer page suggests. */
export const sampleAccount = { bankCode: '0000', branchCode: '001', accountNumber: '7654321' } as const

/** Fingerprints of the documented test cards and the suggested bank account: all users of the sandbox share them, so they identify no person. */
export function sampleFingerprints({ key }: { key: Buffer }): ReadonlySet<string> {
  return new Set([
    ...testCardNumbers.map((cardNumber) => cardFingerprint(cardNumber, { key })),
    bankFingerprint(sampleAccount),
  ])
}

export function newCard(
  { cardNumber, cardHolder, expiryMonth, expiryYear }: Extract<CardToTokenise, { kind: 'typed' }>,
  { key }: { key: Buffer },
): NewInstrument {
  return {
    kind: 'card',
    fingerprint: cardFingerprint(cardNumber, { key }),
    behaviour: behaviourOf(cardNumber),
    habits: habitsOf(cardHolder),
    brand: cardBrandOf(cardNumber),
    last4: cardNumber.slice(-4),
    expiryMonth,
    expiryYear,
  }
}

/** A wallet is identified by its e-mail address. */
export function newWallet(address: string): NewInstrument {
  const [name = '', domain = ''] = address.trim().toLowerCase().split('@')
  return {
    kind: 'wallet',
    behaviour: 'approve',
    habits: habitsOf(name),
    label: `${name.slice(0, 1)}•••@${domain}`,
    fingerprint: hash('sha256', `wallet ${name}@${domain}`),
    holder: '',
  }
}

function bankFingerprint({ bankCode, branchCode, accountNumber }: Omit<BankAccount, 'accountHolder'>): string {
  return hash('sha256', `bank ${bankCode} ${branchCode} ${accountNumber}`)
}

export function newBank({ bankCode, branchCode, accountNumber, accountHolder }: BankAccount): NewInstrument {
  return {
    kind: 'bank',
    behaviour: 'approve',
    habits: habitsOf(accountHolder),
    label: `${bankCode}-${branchCode} •••${accountNumber.slice(-3)}`,
    fingerprint: bankFingerprint({ bankCode, branchCode, accountNumber }),
    holder: accountHolder,
  }
}

export function newVoucher(code: string): NewInstrument {
  return { kind: 'voucher', behaviour: 'approve', habits: habitsOf(code) }
}
