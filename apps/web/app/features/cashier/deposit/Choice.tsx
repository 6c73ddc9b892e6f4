import type { ReactNode } from 'react'

interface Props {
  readonly name: string
  readonly checked: boolean
  readonly onChosen: () => void
  readonly disabled?: boolean
  /** Below the label, in small type. */
  readonly note?: ReactNode
  readonly children: ReactNode
}

/** A radio button with a label and a note. */
export function Choice({ name, checked, onChosen, disabled = false, note, children }: Props) {
  return (
    <label className="check payment-choice">
      <input type="radio" name={name} checked={checked} disabled={disabled} onChange={onChosen} />
      <span className="grid">
        <span className="payment-choice-name">{children}</span>
        {note && <span className="field-hint">{note}</span>}
      </span>
    </label>
  )
}
