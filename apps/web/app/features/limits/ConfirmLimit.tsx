import { Button } from '@andon/web-kit/Button'
import { useEffect, useRef } from 'react'
import { useText } from '../../page/use-text.ts'
import { FormFailure } from '../forms/FormFailure.tsx'
import type { FormState, Values } from '../forms/use-form.ts'
import { chosenDays, type LimitValues } from './limit-form.ts'
import type { LimitWarning } from './limit-warning.ts'
import { limitsText } from './text.ts'
import { useLimitTexts } from './use-limit-texts.ts'

interface Props {
  readonly values: LimitValues
  readonly warning: LimitWarning
  readonly form: FormState<Values>
  readonly confirm: (values: LimitValues) => Promise<void>
  readonly back: () => void
}

/** Says what a limit does that is used up already, before it is set. */
export function ConfirmLimit({ values, warning: { effect, used }, form, confirm, back }: Props) {
  const t = useText(limitsText)
  const { figure } = useLimitTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { limitType } = values
  const figures = {
    used: figure(limitType, used),
    size: figure(limitType, Number(values.size)),
    days: chosenDays(values),
  }
  return (
    <div className="grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="heading-3">
        {t(`warning.${effect}`)}
      </h3>
      <p>
        {t(
          effect === 'reached' ? (`warningText.${limitType}` as 'warningText.deposit') : `warningText.${effect}`,
          figures,
        )}
      </p>
      <FormFailure failure={form.failure} />
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" size="large" busy={form.pending} onClick={() => void confirm(values)}>
          {t(effect === 'endsSession' ? 'warningConfirmEnd' : 'warningConfirm', figures)}
        </Button>
        <Button size="large" onClick={back}>
          {t('warningRefused')}
        </Button>
      </div>
    </div>
  )
}
