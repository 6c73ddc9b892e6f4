import { useEffect, useRef } from 'react'
import { useMoney } from '../../../page/amounts/Money.tsx'
import { useText } from '../../../page/use-text.ts'
import { FormFailure } from '../../forms/FormFailure.tsx'
import { PayBar } from '../PayBar.tsx'
import { cashierText } from '../text.ts'
import type { CashierData } from '../use-cashier.ts'
import { useFocusFirstError } from '../use-focus-first-error.ts'
import { AmountStep } from './AmountStep.tsx'
import { amountStepFields } from './deposit-form.ts'
import { PaymentRefused } from './PaymentRefused.tsx'
import { PayStep } from './PayStep.tsx'
import { useDeposit } from './use-deposit.ts'
import { readyWay } from './ways.ts'

interface Props {
  readonly data: CashierData
  readonly step: 'amount' | 'pay'
  /** The bonus that the cashier was opened with. */
  readonly bonusCode: string | undefined
  readonly onStep: (step: 'amount' | 'pay') => void
  readonly onPayment: (transactionId: string) => void
}

/**
 * Two steps: the amount, then how to pay. With a saved card or wallet the first step is enough. Both share one form, so that going back, and a
 * declined deposit, keep everything but the security code.
 */
export function DepositForm({ data, step: wanted, bonusCode, onStep, onPayment }: Props) {
  const t = useText(cashierText)
  const money = useMoney()
  const { form, ways, refusal, leaving, pay } = useDeposit(data, {
    bonusCode,
    onPayment,
    onAmountRefused: () => onStep('amount'),
  })
  const { amount, way } = form.values
  const ready = readyWay(ways)
  const isReady = ready !== undefined && ready.id === way
  const step = wanted === 'pay' && amount !== '' ? 'pay' : 'amount'
  const paysNow = step === 'pay' || isReady
  const next = async () => {
    if (form.markTouched(amountStepFields)) onStep('pay')
  }
  const top = useFocusAtChange(step)
  const formProps = useFocusFirstError(paysNow ? pay : next)
  const sum = money(Number(amount) || 0)
  const label = Number(amount) > 0 ? t(paysNow ? 'submit' : 'nextAmount', { amount: sum }) : t('next')
  return (
    <form className="cashier-form" {...formProps}>
      <div ref={top} tabIndex={-1} className="step-top">
        {step === 'amount' ? (
          <AmountStep
            form={form}
            data={data}
            ways={ways}
            ready={isReady ? ready : undefined}
            refusal={refusal}
            onOtherWay={() => void next()}
          />
        ) : (
          <PayStep form={form} ways={ways} onBack={() => onStep('amount')} />
        )}
      </div>
      <FormFailure failure={form.failure?.field === 'amount' ? null : form.failure} />
      <PaymentRefused failure={form.failure} />
      <PayBar
        label={label}
        busy={form.pending || leaving ? t(leaving ? 'leaving' : 'processing') : null}
        note={`${t('secure')} · ${t('noFee')}`}
      />
    </form>
  )
}

/** A step that has just opened begins at its top, for the eye and the keyboard; in a dialog, below the whole title. */
function useFocusAtChange(step: string) {
  const top = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    top.current?.focus({ preventScroll: true })
    const scroller = top.current?.closest('.dialog-scroll')
    if (scroller) scroller.scrollTo(0, 0)
    else top.current?.scrollIntoView({ block: 'start' })
  }, [step])
  return top
}
