import { Field } from '@andon/web-kit/Field'
import { type ChangeEvent, type CompositionEvent, type CSSProperties, type ReactNode, useState } from 'react'
import { useMoneyInput } from '../../page/amounts/amount-input.ts'
import { useMoney } from '../../page/amounts/Money.tsx'

interface Props {
  readonly legend: string
  readonly label: string
  readonly hint: string
  readonly value: string
  readonly error: string | undefined
  readonly presets: readonly { readonly amount: number; readonly label?: string; readonly disabled?: boolean }[]
  readonly onValue: (value: string) => void
  readonly onLeave: () => void
  /** Below the field: the amount still possible, the allowance. */
  readonly children?: ReactNode
}

/** Preset amounts, and a field for any other. */
export function AmountField({ legend, label, hint, value, error, presets, onValue, onLeave, children }: Props) {
  const money = useMoney()
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
              disabled={preset.disabled}
              onClick={() => onValue(String(preset.amount))}
            >
              {preset.label ?? money(preset.amount)}
            </button>
          ))}
        </div>
      )}
      <MoneyField
        name="amount"
        label={label}
        hint={hint}
        error={error}
        value={value}
        onValue={onValue}
        onLeave={onLeave}
      />
      {children}
    </fieldset>
  )
}

interface FieldProps extends Pick<Props, 'label' | 'error' | 'value' | 'onValue'> {
  readonly name: string
  readonly hint?: string
  /** May stay empty. */
  readonly optional?: boolean
  readonly onLeave?: () => void
}

/** Shows the currency and thousands during typing. Text that a Japanese keyboard is still composing is left as it is until it is complete. */
export function MoneyField({ name, label, hint, error, value, optional = false, onValue, onLeave }: FieldProps) {
  const { symbol, position, shown, typed, caret } = useMoneyInput()
  const [composed, setComposed] = useState<string | null>(null)

  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const next = typed(target.value)
    if ('isComposing' in nativeEvent && nativeEvent.isComposing) setComposed(target.value)
    else format(target, next)
    onValue(next)
  }
  const endComposition = ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
    setComposed(null)
    format(currentTarget, typed(currentTarget.value))
  }
  /** Before React renders the same text: it leaves the caret alone then. */
  const format = (input: HTMLInputElement, next: string) => {
    const place = caret(input.value, input.selectionStart ?? input.value.length, next)
    input.value = shown(next)
    input.setSelectionRange(place, place)
  }
  return (
    <div className="money-field" data-position={position} style={{ '--symbol': `"${symbol}"` } as CSSProperties}>
      <Field
        name={name}
        label={label}
        hint={hint}
        error={error}
        inputMode="numeric"
        autoComplete="off"
        maxLength={16}
        required={!optional}
        value={composed ?? shown(value)}
        onChange={change}
        onCompositionEnd={endComposition}
        onBlur={onLeave}
      />
    </div>
  )
}
