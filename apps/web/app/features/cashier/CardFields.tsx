import { cardBrandOf } from '@andon/contract/player-api/cashier-card'
import { useText } from '../../page/use-text.ts'
import { CheckField } from '../forms/CheckField.tsx'
import { TextField } from '../forms/TextField.tsx'
import type { FormState } from '../forms/use-form.ts'
import { Choice } from './Choice.tsx'
import { type DepositValues, digitsOnly, groupedCardNumber } from './deposit-form.ts'
import { cashierText } from './text.ts'
import type { DepositMethod } from './use-cashier.ts'

type Form = { readonly form: FormState<DepositValues> }

/** A saved card, a new card, or the payment company's own page. */
export function CardFields({ form, savedCards }: Form & { savedCards: DepositMethod['savedCards'] }) {
  const t = useText(cashierText)
  const { card } = form.values
  const choices = [
    ...savedCards.map(({ id, brand, last4, expiryMonth, expiryYear }) => ({
      id,
      label: t('savedCard', { brand, last4, month: expiryMonth, year: String(expiryYear) }),
    })),
    { id: 'new', label: t('newCard') },
    { id: 'hosted', label: t('hostedPage') },
  ]
  return (
    <>
      <div className="grid gap-1">
        {choices.map(({ id, label }) => (
          <Choice key={id} name="card" checked={card === id} onChosen={() => form.set('card', id)}>
            {label}
          </Choice>
        ))}
      </div>
      {card === 'hosted' && <p className="field-hint">{t('hostedHint')}</p>}
      {card === 'new' && <NewCard form={form} />}
      {card !== 'hosted' && <SecurityCode form={form} />}
      {card === 'new' && (
        <CheckField form={form} name="saveCard">
          {t('saveCard')}
        </CheckField>
      )}
    </>
  )
}

function NewCard({ form }: Form) {
  const t = useText(cashierText)
  const brand = cardBrandOf(digitsOnly(form.values.cardNumber))
  return (
    <>
      <TextField
        form={form}
        name="cardNumber"
        label={t('cardNumber')}
        inputMode="numeric"
        autoComplete="cc-number"
        maxLength={40}
        clean={groupedCardNumber}
        addition={
          <output className="field-note" aria-label={t('brand')}>
            {brand === 'OTHER' ? '' : t(`brand.${brand}`)}
          </output>
        }
      />
      <TextField form={form} name="cardHolder" label={t('cardHolder')} autoComplete="cc-name" maxLength={60} />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          form={form}
          name="expiryMonth"
          label={t('expiryMonth')}
          inputMode="numeric"
          autoComplete="cc-exp-month"
          placeholder="MM"
          clean={(value) => digitsOnly(value).slice(0, 2)}
        />
        <TextField
          form={form}
          name="expiryYear"
          label={t('expiryYear')}
          inputMode="numeric"
          autoComplete="cc-exp-year"
          placeholder="YY"
          clean={(value) => digitsOnly(value).slice(0, 4)}
        />
      </div>
    </>
  )
}

function SecurityCode({ form }: Form) {
  const t = useText(cashierText)
  return (
    <TextField
      form={form}
      name="cvv"
      label={t('cvv')}
      hint={t('cvvHint')}
      inputMode="numeric"
      autoComplete="cc-csc"
      clean={(value) => digitsOnly(value).slice(0, 4)}
    />
  )
}
