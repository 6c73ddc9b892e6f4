import { limitTypes } from '@andon/contract/player-api/limits-fields'
import { Button } from '@andon/web-kit/Button'
import { Field } from '@andon/web-kit/Field'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCurrency } from '../../page/amounts/account-currency.ts'
import { useLongDateTime } from '../../page/dates/use-long-date-time.ts'
import { useApi } from '../../page/services.tsx'
import { useToasts } from '../../page/toasts.tsx'
import { useText } from '../../page/use-text.ts'
import { MoneyField } from '../cashier/AmountField.tsx'
import { FormFailure } from '../forms/FormFailure.tsx'
import { useAction } from '../forms/use-form.ts'
import { Chips } from './Chips.tsx'
import { ConfirmLimit } from './ConfirmLimit.tsx'
import { chosenDays, errorsOf, initialValues, type LimitValues, requestOf, suggestedSizes } from './limit-form.ts'
import { type LimitWarning, warningOf } from './limit-warning.ts'
import { limitsText } from './text.ts'
import { useEndSession } from './use-end-session.ts'
import { countsMoney, daysOf, useLimitTexts } from './use-limit-texts.ts'
import { type Overview, useLimitsChanged } from './use-limits.ts'

const digits = (text: string) => text.normalize('NFKC').replace(/\D/g, '').slice(0, 9)

/** Takes two taps: a suggested amount, and a button that states the result. */
export function SetLimit({ overview: { rules } }: { overview: Overview }) {
  const t = useText(limitsText)
  const [query] = useSearchParams()
  const [values, setValues] = useState<LimitValues>(() => initialValues(query))
  const [tried, setTried] = useState(false)
  const texts = useLimitTexts()
  const currency = useCurrency()
  const { submit, confirm, back, warning, form } = useSetLimit(() => {
    setValues({ ...values, size: '' })
    setTried(false)
  })
  const set = (changes: Partial<LimitValues>) => setValues({ ...values, ...changes })
  const errors = errorsOf(values)
  const valid = Object.keys(errors).length === 0
  const { limitType, size } = values

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (valid) void submit(values)
  }
  if (warning) return <ConfirmLimit values={values} warning={warning} form={form} confirm={confirm} back={back} />
  return (
    <form className="grid gap-5" noValidate onSubmit={onSubmit}>
      <p className="text-ink-soft">{t('setIntro', { hours: rules.limitRaiseWaitHours })}</p>
      <Chips
        label={t('type')}
        value={limitType}
        options={limitTypes.map((type) => ({ value: type, label: t(`type.${type}`) }))}
        onChange={(type) => set({ limitType: type, size: '' })}
      />
      <p>{t(`about.${limitType}`)}</p>
      {limitType !== 'reality' && (
        <PeriodFields values={values} rules={rules} isWrong={tried && errors.customDays !== undefined} set={set} />
      )}
      <Chips
        label={t('size')}
        even
        value={size}
        options={suggestedSizes(limitType, currency).map((one) => ({
          value: String(one),
          label: texts.figure(limitType, one),
        }))}
        onChange={(chosen) => set({ size: chosen })}
      />
      <OwnSize values={values} isWrong={tried && errors.size !== undefined} set={set} />
      <FormFailure failure={form.failure} />
      <Button type="submit" kind="primary" size="large" wide busy={form.pending}>
        {valid ? buttonText() : t('submitEmpty')}
      </Button>
    </form>
  )

  function buttonText(): string {
    const figure = texts.figure(limitType, Number(size))
    return limitType === 'reality'
      ? t('submitEvery', { size: figure })
      : t('submitLimit', { size: figure, days: chosenDays(values) })
  }
}

interface PartProps {
  readonly values: LimitValues
  readonly isWrong: boolean
  readonly set: (changes: Partial<LimitValues>) => void
}

/** The period that the limit counts, of the usual ones or in days. */
function PeriodFields({ values, rules, isWrong, set }: PartProps & { rules: Overview['rules'] }) {
  const t = useText(limitsText)
  const { period, customDays } = values
  return (
    <>
      <Chips
        label={t('period')}
        value={period}
        options={rules.limitPeriods.map((days) => ({
          value: String(days),
          label: days === -1 ? t('customPeriod') : t('days', { days }),
        }))}
        onChange={(chosen) => set({ period: chosen })}
      />
      {period === '-1' && (
        <Field
          name="customDays"
          label={t('customDays')}
          value={customDays}
          inputMode="numeric"
          error={isWrong ? t('daysInvalid') : undefined}
          onChange={(event) => set({ customDays: digits(event.target.value) })}
        />
      )}
    </>
  )
}

/** An amount or minutes of the player's own, beside the suggested ones. */
function OwnSize({ values: { limitType, size }, isWrong, set }: PartProps) {
  const t = useText(limitsText)
  const error = isWrong ? t('sizeInvalid') : undefined
  return countsMoney(limitType) ? (
    <MoneyField
      name="size"
      label={t('otherAmount')}
      value={size}
      error={error}
      onValue={(typed) => set({ size: typed })}
    />
  ) : (
    <Field
      name="size"
      label={t('otherMinutes')}
      value={size}
      inputMode="numeric"
      error={error}
      onChange={(event) => set({ size: digits(event.target.value) })}
    />
  )
}

/** Saves the limit, and reports whether it applies now or later. A limit that is used up already has to be confirmed first. */
function useSetLimit(onDone: () => void) {
  const [warning, setWarning] = useState<LimitWarning | null>(null)
  const endSession = useEndSession()
  const t = useText(limitsText)
  const api = useApi()
  const toasts = useToasts()
  const dateTime = useLongDateTime()
  const changed = useLimitsChanged()
  const form = useAction()
  const save = async (values: LimitValues, { endsSession = false } = {}) => {
    const { limits } = await api.limits.setLimits(requestOf(values))
    setWarning(null)
    if (endsSession) return endSession(Number(values.size))
    const pending = limits.find(
      (one) =>
        (values.limitType === 'reality' || daysOf(one) === chosenDays(values)) &&
        (one.pendingChange?.amount ?? one.pendingChange?.minutes) === Number(values.size),
    )?.pendingChange
    toasts.show({ text: pending ? t('savedWaits', { at: dateTime(pending.confirmableAt) }) : t('saved') })
    onDone()
    await changed()
  }
  const submit = (values: LimitValues) =>
    form.submit(async () => {
      const found = warningOf(values.limitType, await api.limits.previewLimit(requestOf(values)))
      if (found === null) await save(values)
      else setWarning(found)
    })
  const confirm = (values: LimitValues) =>
    form.submit(() => save(values, { endsSession: warning?.effect === 'endsSession' }))
  return { submit, confirm, back: () => setWarning(null), warning, form }
}
