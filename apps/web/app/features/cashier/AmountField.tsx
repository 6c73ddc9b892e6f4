import { Field } from '@andon/ui/Field'
import type { ReactNode } from 'react'
import { useAmountInput } from '../../page/amount-input.ts'
import { useMoney } from '../../page/Money.tsx'

interface Props {
  readonly legend: string
  readonly label: string
  readonly hint: string
  readonly value: string
  readonly error: string | undefined
  readonly presets: readonly { readonly amount: number; readonly label?: string }[]
  readonly onValue: (value: string) => void
  readonly onLeave: () => void
  /** Below the field: the amount still possible, the allowance. */
  readonly children?: ReactNode
}

/** Preset amounts, and a field for any other. */
export function AmountField({ legend, label, hint, value, error, presets, onValue, onLeave, children }: Props) {
  const money = useMoney()
  const { shown, typed } = useAmountInput()
  return (
    <fieldset className="grid gap-3">
      <legend className="heading-3 mb-2">{legend}</legend>
      {presets.length > 0 && (
        <div className="choices">
          {presets.map((preset) => (
            <button
              key={preset.amount}
              type="button"
              className="choice"
              aria-pressed={value === String(preset.amount)}
              onClick={() => onValue(String(preset.amount))}
            >
              {preset.label ?? money(preset.amount)}
            </button>
          ))}
        </div>
      )}
      <Field
        name="amount"
        label={label}
        hint={hint}
        error={error}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        required
        value={shown(value)}
        onChange={(event) => onValue(typed(event.target.value))}
        onBlur={onLeave}
      />
      {children}
    </fieldset>
  )
}
