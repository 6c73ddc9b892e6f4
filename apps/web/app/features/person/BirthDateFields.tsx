import { minimumAge } from '@andon/contract/age'
import { type FocusEvent, useId, useState } from 'react'
import { usePage } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { useErrorText } from '../forms/text.ts'
import type { FormState } from '../forms/use-form.ts'
import {
  type BirthPart,
  type BirthParts,
  birthOrder,
  cleanPart,
  isComplete,
  joinParts,
  partsAtFault,
  partsOf,
} from './birth-date.ts'
import { personText } from './text.ts'

interface Props {
  readonly form: FormState<{ readonly dateOfBirth: string }>
  readonly label: string
  readonly hint: string
  /** ISO 3166-1 alpha-2, or empty. */
  readonly country: string
}

/** Year, month and day, each typed: quicker than a calendar for a date decades ago. An error shows when all three are filled in or left. */
export function BirthDateFields({ form, label, hint, country }: Props) {
  const t = useText(personText)
  const id = useId()
  const { language } = usePage()
  const [parts, setParts] = useState<BirthParts>(() => partsOf(form.values.dateOfBirth))
  const errorText = useErrorText()
  const error = form.errors.dateOfBirth
  const wrong = partsAtFault(error)
  const onTyped = (part: BirthPart, value: string) => {
    const next = { ...parts, [part]: cleanPart(part, value) }
    setParts(next)
    if (isComplete(next) || form.values.dateOfBirth !== '') form.set('dateOfBirth', joinParts(next))
  }
  const onLeft = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) form.set('dateOfBirth', joinParts(parts))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot share the grid of the other fields
    <div
      role="group"
      className="field"
      data-invalid={error ? true : undefined}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint`}
      onBlur={onLeft}
    >
      <span id={`${id}-label`} className="field-name">
        {label}
      </span>
      <div className="birth-date">
        {birthOrder(language, country).map((part) => (
          <div key={part} data-part={part}>
            <div className="field-input">
              <input
                id={`${id}-${part}`}
                name={`bday-${part}`}
                autoComplete={`bday-${part}`}
                inputMode="numeric"
                placeholder={t(`birthExample.${part}`)}
                value={parts[part]}
                required
                aria-invalid={wrong.includes(part) || undefined}
                aria-describedby={error ? `${id}-error` : undefined}
                onChange={(event) => onTyped(part, event.target.value)}
              />
            </div>
            <label htmlFor={`${id}-${part}`}>{t(`birth.${part}`)}</label>
          </div>
        ))}
      </div>
      <p id={`${id}-hint`} className="field-hint">
        {hint}
      </p>
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error === 'UNDERAGE' ? t('underage', { age: minimumAge(country) }) : errorText('dateOfBirth', error)}
        </p>
      )}
    </div>
  )
}
