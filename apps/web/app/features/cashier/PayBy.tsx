import { Money } from '../../page/Money.tsx'
import { useText } from '../../page/use-text.ts'
import { useErrorText } from '../forms/text.ts'
import type { FormState } from '../forms/use-form.ts'
import { CardFields } from './CardFields.tsx'
import { Choice } from './Choice.tsx'
import { CodeField } from './CodeField.tsx'
import type { DepositValues } from './deposit-form.ts'
import { cashierText } from './text.ts'
import type { DepositMethod } from './use-cashier.ts'

/** The payment methods, and the fields of the selected one. */
export function PayBy({ form, methods }: { form: FormState<DepositValues>; methods: readonly DepositMethod[] }) {
  const t = useText(cashierText)
  const errorText = useErrorText()
  const { paymentMethod } = form.values
  const chosen = methods.find((method) => method.paymentMethod === paymentMethod)
  return (
    <fieldset className="grid gap-4">
      <legend className="heading-3 mb-2">{t('method')}</legend>
      <div className="payment-ways">
        {methods.map((method) => (
          <Choice
            key={method.paymentMethod}
            name="paymentMethod"
            checked={paymentMethod === method.paymentMethod}
            onChosen={() => form.set('paymentMethod', method.paymentMethod)}
            note={
              <>
                <Money amount={method.min} /> – <Money amount={method.max} />
              </>
            }
          >
            {t(`method.${method.paymentMethod}`)}
          </Choice>
        ))}
      </div>
      {form.errors.paymentMethod && (
        <p className="field-error">{errorText('paymentMethod', form.errors.paymentMethod)}</p>
      )}
      <p className="field-hint">{t(`methodHint.${paymentMethod}`)}</p>
      {chosen && paymentMethod === 'CREDITCARD' && <CardFields form={form} savedCards={chosen.savedCards} />}
      {paymentMethod === 'VOUCHER' && <CodeField form={form} name="voucherCode" label={t('voucherCode')} />}
      {chosen && chosen.savedAccounts.length > 0 && <SavedAccounts form={form} accounts={chosen.savedAccounts} />}
    </fieldset>
  )
}

function SavedAccounts({
  form,
  accounts,
}: {
  form: FormState<DepositValues>
  accounts: DepositMethod['savedAccounts']
}) {
  const t = useText(cashierText)
  const choices = [...accounts, { id: '', label: t('otherWallet') }]
  return (
    <div className="grid gap-1">
      {choices.map(({ id, label }) => (
        <Choice
          key={id}
          name="savedAccountId"
          checked={form.values.savedAccountId === id}
          onChosen={() => form.set('savedAccountId', id)}
        >
          {label}
        </Choice>
      ))}
    </div>
  )
}
