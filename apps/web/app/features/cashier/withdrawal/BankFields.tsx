import { useText } from '../../../page/use-text.ts'
import { TextField } from '../../forms/TextField.tsx'
import type { FormState } from '../../forms/use-form.ts'
import { digitsOnly } from '../deposit/deposit-form.ts'
import { cashierText } from '../text.ts'
import type { WithdrawalValues } from './withdrawal-form.ts'

const numbers = [
  ['bankCode', 4],
  ['branchCode', 3],
  ['accountNumber', 7],
] as const

/** A Japanese bank account in the player's name. */
export function BankFields({ form }: { form: FormState<WithdrawalValues> }) {
  const t = useText(cashierText)
  return (
    <fieldset className="grid gap-4">
      <legend className="heading-3 mb-2">{t('bankAccount')}</legend>
      <div className="grid grid-cols-2 gap-4">
        {numbers.map(([name, length]) => (
          <TextField
            key={name}
            form={form}
            name={name}
            label={t(name)}
            inputMode="numeric"
            autoComplete="off"
            clean={(value) => digitsOnly(value).slice(0, length)}
          />
        ))}
      </div>
      <TextField
        form={form}
        name="accountHolder"
        label={t('accountHolder')}
        hint={t('accountHolderHint')}
        autoComplete="name"
        maxLength={60}
      />
    </fieldset>
  )
}
