import { useMoney } from '../../../page/amounts/Money.tsx'
import { useText } from '../../../page/use-text.ts'
import { FormFailure } from '../../forms/FormFailure.tsx'
import { AmountField } from '../AmountField.tsx'
import { PayBar } from '../PayBar.tsx'
import { cashierText } from '../text.ts'
import { useAmountError } from '../use-amount-error.ts'
import type { CashierData } from '../use-cashier.ts'
import { useFocusFirstError } from '../use-focus-first-error.ts'
import { BankFields } from './BankFields.tsx'
import { Destinations } from './Destinations.tsx'
import { useWithdrawal } from './use-withdrawal.ts'

/** Amount and destination. Each destination shows how much has to go back there first. */
export function WithdrawalForm({ data, onPayment }: { data: CashierData; onPayment: (transactionId: string) => void }) {
  const t = useText(cashierText)
  const money = useMoney()
  const amountError = useAmountError()
  const { form, refusal, destinations, chosen, withdraw } = useWithdrawal(data, onPayment)
  const { amount } = form.values
  const formProps = useFocusFirstError(withdraw)
  const most = Math.min(chosen?.max ?? 0, data.balance.withdrawable)
  const bounds = { min: chosen?.min ?? 0, max: most }
  const presets = most >= bounds.min && most > 0 ? [{ amount: most, label: t('all', { amount: money(most) }) }] : []
  return (
    <form className="cashier-form" {...formProps}>
      <Destinations form={form} destinations={destinations} />
      {chosen?.id === null && <BankFields form={form} />}
      <AmountField
        legend={t('withdrawAmountTitle')}
        label={t('withdrawAmount')}
        hint={t('withdrawRange', { min: money(bounds.min), max: money(most) })}
        value={amount}
        error={amountError(form.errors.amount, { refusal, bounds })}
        presets={presets}
        onValue={(value) => form.set('amount', value)}
        onLeave={() => form.touch('amount')}
      />
      <FormFailure failure={form.failure} />
      <p className="field-hint">{t(data.withdrawalCancellable ? 'mayCancel' : 'mayNotCancel')}</p>
      <PayBar
        label={amount === '' ? t('withdrawNone') : t('withdrawSubmit', { amount: money(Number(amount)) })}
        busy={form.pending ? t('processing') : null}
        note={t('noFeeWithdrawal')}
      />
    </form>
  )
}
