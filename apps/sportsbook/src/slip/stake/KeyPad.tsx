import { useText } from '../../page/text.ts'
import { slipText } from '../text.ts'

interface Props {
  readonly value: number
  readonly digits: number
  readonly onChange: (value: number) => void
  readonly onDone: () => void
}

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '00', '0'] as const

/** Digits on the screen of a phone, in the place of its keyboard, which would cover the slip. The field keeps the focus. */
export function KeyPad({ value, digits, onChange, onDone }: Props) {
  const t = useText(slipText)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className="key-pad" role="group" aria-label={t('pad')} onPointerDown={(event) => event.preventDefault()}>
      {keys.map((key) => (
        <button key={key} type="button" onClick={() => onChange(Number(`${value}${key}`.slice(0, digits)))}>
          {key}
        </button>
      ))}
      <button type="button" aria-label={t('deleteDigit')} onClick={() => onChange(Math.floor(value / 10))}>
        ⌫
      </button>
      <button type="button" className="key-pad-done" onClick={onDone}>
        {t('padDone')}
      </button>
    </div>
  )
}
