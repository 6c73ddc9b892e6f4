import { cardHolder, cardNumber, cvv, expiryMonth, expiryYear } from '@andon/contract/player-api/cashier-card'
import * as v from 'valibot'
import type { Errors } from '../forms/use-form.ts'

export const initialDeposit = {
  amount: '10000',
  /** Id of a saved card; empty for a new one. */
  savedCardId: '',
  cardNumber: '',
  cardHolder: '',
  expiryMonth: '',
  expiryYear: '',
  cvv: '',
  saveCard: false as boolean,
}
export type DepositValues = typeof initialDeposit

const cardFields = { cardNumber, cardHolder, expiryMonth, expiryYear, cvv } as const

export function depositErrors({ min, max }: { min: number; max: number }) {
  return (values: DepositValues): Errors<DepositValues> => {
    const errors: { -readonly [Name in keyof DepositValues]?: string } = {}
    const amount = Number(values.amount)
    if (values.amount === '') errors.amount = 'required'
    else if (amount < min || amount > max) errors.amount = 'AMOUNT_OUT_OF_RANGE'
    const asked = values.savedCardId === '' ? cardFields : { cvv }
    for (const [name, schema] of Object.entries(asked)) {
      const field = name as keyof typeof cardFields // the keys of the table just above
      if (!v.safeParse(schema, values[field]).success) errors[field] = values[field] === '' ? 'required' : 'invalid'
    }
    return errors
  }
}

export function depositRequest(
  values: DepositValues,
  { returnPath, idempotencyKey }: { returnPath: string; idempotencyKey: string },
) {
  const { amount, savedCardId, saveCard, cvv, ...typed } = values
  return {
    amount,
    currency: 'JPY' as const,
    paymentMethod: 'CREDITCARD' as const,
    cvv,
    returnPath,
    idempotencyKey,
    ...(savedCardId === '' ? { ...typed, saveCard } : { savedCardId }),
  }
}

/** Digits only, however they were typed or pasted: full-width, spaced or with hyphens. */
export const digitsOnly = (value: string) => value.normalize('NFKC').replace(/\D/g, '')

/** Groups of four, as on the card. */
export const groupedCardNumber = (value: string) =>
  digitsOnly(value)
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ')
