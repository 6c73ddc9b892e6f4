import type { ReplyOf } from '@andon/contract'
import type { cashier } from '@andon/contract/player-api/cashier'
import { Button } from '@andon/ui/Button'
import { useMemo, useRef } from 'react'
import { useLocation } from 'react-router'
import { useApi } from '../../api/services.tsx'
import { usePage } from '../../shell/page-context.ts'
import { useMoney } from '../../text/Money.tsx'
import { useText } from '../../text/messages.ts'
import { CheckField } from '../forms/CheckField.tsx'
import { FormFailure } from '../forms/FormFailure.tsx'
import { TextField } from '../forms/TextField.tsx'
import { type FormState, useForm } from '../forms/use-form.ts'
import type { Payment } from './CashierModal.tsx'
import {
  type DepositValues,
  depositErrors,
  depositRequest,
  digitsOnly,
  groupedCardNumber,
  initialDeposit,
} from './deposit-form.ts'
import { cashierText } from './text.ts'

type Method = ReplyOf<typeof cashier.getAvailablePaymentMethodsLimits>['methods'][number]

const presets = [1_000, 3_000, 5_000, 10_000, 30_000, 50_000]

/** Amount first, then the card. A failed try keeps everything but the security code. */
export function CardDeposit({
  method,
  onPaid,
}: {
  method: Method
  onPaid: (payment: Payment, amount: number) => void
}) {
  const t = useText(cashierText)
  const money = useMoney()
  const api = useApi()
  const { pathname } = useLocation()
  const { sandbox } = usePage()
  const { min, max, savedCards } = method
  const validate = useMemo(() => depositErrors({ min, max }), [min, max])
  const initial = useMemo(() => ({ ...initialDeposit, savedCardId: savedCards[0]?.id ?? '' }), [savedCards])
  const form = useForm<DepositValues>({ initial, validate })
  const attempt = useRef<{ of: DepositValues; key: string } | null>(null)

  /** One key for one intent: a second press, or a retry after a lost reply, pays once. Changed values are another intent. */
  const keyFor = (values: DepositValues) => {
    if (attempt.current?.of !== values) attempt.current = { of: values, key: crypto.randomUUID() }
    return attempt.current.key
  }

  const pay = () =>
    form.submit(async (values) => {
      const payment = await api.cashier.makeCCPayment(
        depositRequest(values, { returnPath: pathname, idempotencyKey: keyFor(values) }),
      )
      if (payment.redirectUrl !== undefined) return location.assign(payment.redirectUrl)
      onPaid(payment, Number(values.amount))
    })

  return (
    <form
      className="grid gap-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void pay()
      }}
    >
      <fieldset className="grid gap-3">
        <legend className="heading-3 mb-2">{t('amount')}</legend>
        <div className="choices">
          {presets
            .filter((preset) => preset >= min && preset <= max)
            .map((preset) => (
              <button
                key={preset}
                type="button"
                className="choice"
                aria-pressed={form.values.amount === String(preset)}
                onClick={() => form.set('amount', String(preset))}
              >
                {money(preset)}
              </button>
            ))}
        </div>
        <TextField
          form={form}
          name="amount"
          label={t('otherAmount')}
          hint={t('range', { min: money(min), max: money(max) })}
          inputMode="numeric"
          maxLength={9}
          clean={digitsOnly}
        />
      </fieldset>
      <fieldset className="grid gap-4">
        <legend className="heading-3 mb-2">{t('method')}</legend>
        {savedCards.length > 0 && <SavedCards form={form} cards={savedCards} />}
        {form.values.savedCardId === '' && <NewCard form={form} />}
        <TextField
          form={form}
          name="cvv"
          label={t('cvv')}
          hint={t('cvvHint')}
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
          clean={digitsOnly}
        />
        {form.values.savedCardId === '' && (
          <CheckField form={form} name="saveCard">
            {t('saveCard')}
          </CheckField>
        )}
      </fieldset>
      <FormFailure failure={form.failure} />
      <Button type="submit" kind="primary" size="large" wide busy={form.pending}>
        {t('submit', { amount: money(Number(form.values.amount) || 0) })}
      </Button>
      {sandbox && <p className="text-sm text-ink-soft">{t('sandboxNote')}</p>}
    </form>
  )
}

function SavedCards({ form, cards }: { form: FormState<DepositValues>; cards: Method['savedCards'] }) {
  const t = useText(cashierText)
  const choices = [
    ...cards.map(({ id, brand, last4, expiryMonth, expiryYear }) => ({
      id,
      label: t('savedCard', { brand, last4, month: expiryMonth, year: String(expiryYear) }),
    })),
    { id: '', label: t('newCard') },
  ]
  return (
    <div className="grid gap-2">
      {choices.map(({ id, label }) => (
        <label key={id} className="check">
          <input
            type="radio"
            name="savedCardId"
            checked={form.values.savedCardId === id}
            onChange={() => form.set('savedCardId', id)}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  )
}

function NewCard({ form }: { form: FormState<DepositValues> }) {
  const t = useText(cashierText)
  return (
    <>
      <TextField
        form={form}
        name="cardNumber"
        label={t('cardNumber')}
        inputMode="numeric"
        autoComplete="cc-number"
        clean={groupedCardNumber}
      />
      <TextField form={form} name="cardHolder" label={t('cardHolder')} autoComplete="cc-name" maxLength={60} />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          form={form}
          name="expiryMonth"
          label={t('expiryMonth')}
          inputMode="numeric"
          autoComplete="cc-exp-month"
          maxLength={2}
          placeholder="MM"
          clean={digitsOnly}
        />
        <TextField
          form={form}
          name="expiryYear"
          label={t('expiryYear')}
          inputMode="numeric"
          autoComplete="cc-exp-year"
          maxLength={4}
          placeholder="YY"
          clean={digitsOnly}
        />
      </div>
    </>
  )
}
