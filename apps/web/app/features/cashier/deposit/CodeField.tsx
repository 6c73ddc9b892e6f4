import { TextField } from '../../forms/TextField.tsx'
import type { FormState } from '../../forms/use-form.ts'
import type { DepositValues } from './deposit-form.ts'

/** A code field that turns input into capitals. */
export function CodeField({
  form,
  name,
  label,
}: {
  form: FormState<DepositValues>
  name: 'voucherCode' | 'bonusCode'
  label: string
}) {
  return (
    <TextField
      form={form}
      name={name}
      label={label}
      maxLength={60}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      clean={(value) => value.normalize('NFKC').toUpperCase().replace(/\s/g, '')}
    />
  )
}
