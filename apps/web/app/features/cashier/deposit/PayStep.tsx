import { Button } from '@andon/web-kit/Button'
import type { MouseEvent } from 'react'
import { Money } from '../../../page/amounts/Money.tsx'
import { usePage } from '../../../page/page-context.ts'
import { useText } from '../../../page/use-text.ts'
import { useErrorText } from '../../forms/text.ts'
import type { FormState } from '../../forms/use-form.ts'
import { WayMark } from '../marks/PaymentMark.tsx'
import { cashierText } from '../text.ts'
import { CodeField } from './CodeField.tsx'
import { type DepositValues, hasBonus, isWithin, takesBonus } from './deposit-form.ts'
import { NewCard, SecurityCode } from './NewCard.tsx'
import { useWayTexts } from './use-way-texts.ts'
import type { Way } from './ways.ts'

interface Props {
  readonly form: FormState<DepositValues>
  readonly ways: readonly Way[]
  readonly onBack: () => void
}

/** The second step: how to pay, with the fields of the chosen way below it. */
export function PayStep({ form, ways, onBack }: Props) {
  const t = useText(cashierText)
  const errorText = useErrorText()
  const texts = useWayTexts()
  const { way: chosen, amount } = form.values
  const error = form.errors.way
  return (
    <>
      <div className="chosen-amount">
        <p>
          <span className="text-ink-soft">{t('chosenAmount')}</span>
          <strong>
            <Money amount={Number(amount)} />
          </strong>
        </p>
        <Button onClick={onBack}>
          {t('change')}
          <span className="sr-only">{t('back')}</span>
        </Button>
      </div>
      <fieldset className="grid gap-2">
        <legend className="heading-3 mb-2">{t('chooseMethod')}</legend>
        {ways.map((way) => {
          const fits = isWithin(way, Number(amount))
          return (
            <div key={way.id} className="way" data-chosen={chosen === way.id || undefined}>
              {/* biome-ignore lint/a11y/useKeyWithClickEvents: by keys the focus stays among the ways */}
              <label onClick={focusFirstField}>
                <input
                  type="radio"
                  name="way"
                  checked={chosen === way.id}
                  disabled={!fits}
                  aria-invalid={error !== undefined && chosen === '' ? true : undefined}
                  onChange={() => form.set('way', way.id)}
                />
                <WayMark way={way} />
                <span className="grid">
                  <span className="way-name">{texts.name(way)}</span>
                  <span className={fits ? 'field-hint' : 'field-error'}>
                    {fits ? texts.note(way) : texts.range(way)}
                  </span>
                </span>
              </label>
              {chosen === way.id && <WayFields form={form} way={way} />}
            </div>
          )
        })}
        {error && <p className="field-error">{error === 'required' ? t('chooseMethod') : errorText('way', error)}</p>}
      </fieldset>
    </>
  )
}

/** A tap on a way shows its fields clear of the button below them, and goes on to the first. Arrow keys choose among the ways, so they leave the focus there. */
function focusFirstField({ detail, currentTarget }: MouseEvent<HTMLElement>) {
  const way = currentTarget.parentElement
  if (detail === 0) return
  requestAnimationFrame(() => {
    way?.querySelector('.way-fields')?.scrollIntoView({ block: 'nearest' })
    way?.querySelector<HTMLElement>('.way-fields input')?.focus()
  })
}

function WayFields({ form, way }: { form: FormState<DepositValues>; way: Way }) {
  const t = useText(cashierText)
  const { sandbox } = usePage()
  const loses = hasBonus(form.values) && !takesBonus(way.paymentMethod)
  return (
    <div className="way-fields">
      <p className="field-hint">{t(way.kind === 'hosted' ? 'hostedHint' : `methodHint.${way.paymentMethod}`)}</p>
      {loses && <p className="field-error">{t('noBonusHere')}</p>}
      {way.kind === 'newCard' && <NewCard form={form} />}
      {way.kind === 'savedCard' && <SecurityCode form={form} brand={way.card.brand} />}
      {way.kind === 'voucher' && <CodeField form={form} name="voucherCode" label={t('voucherCode')} />}
      {sandbox && <p className="field-hint">{t(`sandboxNote.${way.paymentMethod}`)}</p>}
    </div>
  )
}
