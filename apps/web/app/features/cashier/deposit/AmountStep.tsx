import { Button } from '@andon/web-kit/Button'
import type { ApiRefusal } from '../../../api/refusal.ts'
import { useCurrency } from '../../../page/amounts/account-currency.ts'
import { useMoney } from '../../../page/amounts/Money.tsx'
import { useText } from '../../../page/use-text.ts'
import type { FormState } from '../../forms/use-form.ts'
import { AmountField } from '../AmountField.tsx'
import { WayMark } from '../marks/PaymentMark.tsx'
import { cashierText } from '../text.ts'
import { useAmountError } from '../use-amount-error.ts'
import type { CashierData } from '../use-cashier.ts'
import { Allowance } from './Allowance.tsx'
import { BonusChoice, useDepositOffers } from './BonusChoice.tsx'
import { amountPresets, type DepositValues, isWithin, overallBounds } from './deposit-form.ts'
import { SecurityCode } from './NewCard.tsx'
import { useWayTexts } from './use-way-texts.ts'
import type { Way } from './ways.ts'

interface Props {
  readonly form: FormState<DepositValues>
  readonly data: CashierData
  readonly ways: readonly Way[]
  /** A saved card or wallet to pay with in this step. */
  readonly ready: Way | undefined
  readonly refusal: ApiRefusal | null
  readonly onOtherWay: () => void
}

/** The first step: with a saved card or wallet the payment, which needs the security code; a bonus on offer; the amount, and what limits leave; several bonuses. */
export function AmountStep({ form, data, ways, ready, refusal, onOtherWay }: Props) {
  const t = useText(cashierText)
  const money = useMoney()
  const presets = amountPresets[useCurrency()]
  const amountError = useAmountError()
  const bounds = overallBounds(ways)
  const { amount } = form.values
  const { depositAllowance: allowance } = data
  const error = form.errors.amount
  const most = Number(refusal?.params.remaining ?? allowance ?? 0)
  const { offers, isPending } = useDepositOffers()
  /** Several take so much room that the amount, and what limits leave, stand above them. */
  const offersFirst = offers.length === 1
  return (
    <>
      {ready && <ReadyWay form={form} way={ready} onOther={onOtherWay} />}
      {offersFirst && <BonusChoice form={form} />}
      <AmountField
        legend={t('amount')}
        label={t('otherAmount')}
        hint={t('range', { min: money(bounds.min), max: money(bounds.max) })}
        value={amount}
        error={amountError(error, { refusal, bounds, allowance })}
        presets={presets
          .filter((preset) => isWithin(bounds, preset))
          .map((preset) => ({ amount: preset, disabled: allowance !== undefined && preset > allowance }))}
        onValue={(value) => form.set('amount', value)}
        onLeave={() => amount !== '' && form.touch('amount')}
      >
        {(error === 'LIMIT_REACHED' || error === 'OVER_ALLOWANCE') && most >= bounds.min && (
          <div>
            <Button onClick={() => form.set('amount', String(most))}>{t('takeMost', { amount: money(most) })}</Button>
          </div>
        )}
        <Allowance data={data} amount={Number(amount)} />
      </AmountField>
      {!offersFirst && !isPending && <BonusChoice form={form} />}
    </>
  )
}

function ReadyWay({ form, way, onOther }: { form: FormState<DepositValues>; way: Way; onOther: () => void }) {
  const t = useText(cashierText)
  const texts = useWayTexts()
  const outOfRange = form.errors.way === 'AMOUNT_OUT_OF_RANGE'
  return (
    <fieldset className="way" data-chosen>
      <legend className="sr-only">{t('payWith')}</legend>
      <div className="ready-way">
        <WayMark way={way} />
        <span className="grid">
          <span className="way-name">{texts.name(way)}</span>
          <span className={outOfRange ? 'field-error' : 'field-hint'}>
            {outOfRange ? texts.range(way) : texts.note(way)}
          </span>
        </span>
        <Button kind="quiet" onClick={onOther}>
          {t('change')}
          <span className="sr-only">{t('changeMethod')}</span>
        </Button>
      </div>
      {way.kind === 'savedCard' && (
        <div className="way-fields">
          <SecurityCode form={form} brand={way.card.brand} />
        </div>
      )}
    </fieldset>
  )
}
