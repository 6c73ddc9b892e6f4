import { type CardBrand, cardBrandOf } from '@andon/contract/player-api/cashier/card'
import { useText } from '../../../page/use-text.ts'
import { CheckField } from '../../forms/CheckField.tsx'
import { TextField } from '../../forms/TextField.tsx'
import type { FormState } from '../../forms/use-form.ts'
import { CardMark } from '../marks/CardMark.tsx'
import { cashierText } from '../text.ts'
import { type DepositValues, digitsOnly, groupedCardNumber, groupedExpiry } from './deposit-form.ts'

type Form = { readonly form: FormState<DepositValues> }

/** The fields of a new card, beside a drawing of it where there is room. */
export function NewCard({ form }: Form) {
  const t = useText(cashierText)
  const brand = cardBrandOf(digitsOnly(form.values.cardNumber))
  return (
    <div className="new-card">
      <DrawnCard values={form.values} brand={brand} />
      <TextField
        form={form}
        name="cardNumber"
        label={t('cardNumber')}
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="0000 0000 0000 0000"
        maxLength={40}
        clean={groupedCardNumber}
        addition={
          <output className="field-note card-brand" aria-label={t('brand')}>
            <span className="card-brand-name">{brand === 'OTHER' ? '' : t(`brand.${brand}`)}</span>
            {brand !== 'OTHER' && <CardMark brand={brand} />}
          </output>
        }
      />
      <div className="card-row">
        <TextField
          form={form}
          name="expiry"
          label={t('expiry')}
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder="MM/YY"
          maxLength={9}
          clean={groupedExpiry}
        />
        <SecurityCode form={form} brand={brand} />
      </div>
      <TextField form={form} name="cardHolder" label={t('cardHolder')} autoComplete="cc-name" maxLength={60} />
      <CheckField form={form} name="saveCard">
        <span>{t('saveCard')}</span>
        <span className="field-hint block">{t('saveCardHint')}</span>
      </CheckField>
    </div>
  )
}

export function SecurityCode({ form, brand }: Form & { brand: CardBrand }) {
  const t = useText(cashierText)
  return (
    <TextField
      form={form}
      name="cvv"
      label={t('cvv')}
      hint={t(brand === 'AMEX' ? 'cvvHintAmex' : 'cvvHint')}
      inputMode="numeric"
      autoComplete="cc-csc"
      maxLength={8}
      clean={(value) => digitsOnly(value).slice(0, 4)}
    />
  )
}

/** Filled during typing. Decorative: the fields say the same. */
function DrawnCard({ values: { cardNumber, cardHolder, expiry }, brand }: { values: DepositValues; brand: CardBrand }) {
  return (
    <div className="drawn-card" aria-hidden="true">
      <span className="drawn-card-chip" />
      <CardMark brand={brand} />
      <span className="drawn-card-number">{cardNumber || '•••• •••• •••• ••••'}</span>
      <span className="drawn-card-name">{cardHolder || '— —'}</span>
      <span className="drawn-card-expiry">{expiry || 'MM/YY'}</span>
    </div>
  )
}
