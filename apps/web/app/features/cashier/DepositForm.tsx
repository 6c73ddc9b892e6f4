import { Button } from '@andon/ui/Button'
import { useCurrency } from '../../page/account-currency.ts'
import { useMoney } from '../../page/Money.tsx'
import { usePage } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { FormFailure } from '../forms/FormFailure.tsx'
import { Allowance } from './Allowance.tsx'
import { AmountField } from './AmountField.tsx'
import { BonusChoice } from './BonusChoice.tsx'
import { amountPresets, takesBonus } from './deposit-form.ts'
import { PayBy } from './PayBy.tsx'
import { cashierText } from './text.ts'
import { useAmountError } from './use-amount-error.ts'
import type { CashierData } from './use-cashier.ts'
import { useDeposit } from './use-deposit.ts'
import { useFocusFirstError } from './use-focus-first-error.ts'

interface Props {
  readonly data: CashierData
  /** The bonus that the cashier was opened with. */
  readonly bonusCode: string | undefined
  readonly onPayment: (transactionId: string) => void
}

/** Amount, payment method, bonus, and what limits allow. After a declined deposit everything but the security code stays. */
export function DepositForm({ data, bonusCode, onPayment }: Props) {
  const t = useText(cashierText)
  const money = useMoney()
  const presets = amountPresets[useCurrency()]
  const { sandbox } = usePage()
  const amountError = useAmountError()
  const { form, refusal, pay } = useDeposit(data, { bonusCode, onPayment })
  const formProps = useFocusFirstError(pay)
  const { amount, paymentMethod } = form.values
  const bounds = data.methods.find((method) => method.paymentMethod === paymentMethod)
  const { min = 0, max = 0 } = bounds ?? {}
  const most = Number(refusal?.params.remaining ?? 0)
  return (
    <form className="grid gap-6" {...formProps}>
      <AmountField
        legend={t('amount')}
        label={t('otherAmount')}
        hint={t('range', { min: money(min), max: money(max) })}
        value={amount}
        error={amountError(form.errors.amount, { refusal, bounds })}
        presets={presets.filter((preset) => preset >= min && preset <= max).map((preset) => ({ amount: preset }))}
        onValue={(value) => form.set('amount', value)}
        onLeave={() => form.touch('amount')}
      >
        {form.errors.amount === 'LIMIT_REACHED' && most >= min && (
          <div>
            <Button onClick={() => form.set('amount', String(most))}>{t('takeMost', { amount: money(most) })}</Button>
          </div>
        )}
        <Allowance data={data} amount={Number(amount)} />
      </AmountField>
      <PayBy form={form} methods={data.methods} />
      {takesBonus(paymentMethod) && <BonusChoice form={form} />}
      <FormFailure failure={form.failure?.field === 'amount' ? null : form.failure} />
      <div className="grid gap-2">
        <Button type="submit" kind="primary" size="large" wide busy={form.pending}>
          {t('submit', { amount: money(Number(amount) || 0) })}
        </Button>
        <p className="field-hint text-center">{t('noFee')}</p>
      </div>
      {sandbox && <p className="text-sm text-ink-soft">{t(`sandboxNote.${paymentMethod}`)}</p>}
    </form>
  )
}
