import { paymentsTopic } from '@andon/contract/topics/payments'
import {
  type DepositData,
  depositApproved,
  depositChargedBack,
  depositDeclined,
  depositInReview,
  type WithdrawalData,
  withdrawalApproved,
  withdrawalCancelled,
  withdrawalFailed,
  withdrawalPaid,
  withdrawalRefused,
  withdrawalRequested,
} from '@andon/operator/cashier'
import { after, siteSource } from '../../compose/topic-source.ts'

const deposits = [depositApproved, depositDeclined, depositInReview, depositChargedBack]
const withdrawals = [
  withdrawalRequested,
  withdrawalApproved,
  withdrawalPaid,
  withdrawalRefused,
  withdrawalFailed,
  withdrawalCancelled,
]

export const source = siteSource({
  topic: paymentsTopic,
  facts: [
    ...deposits.map((fact) =>
      after<DepositData>(fact, ({ key, data }, hub) => hub.publish(paymentsTopic, { to: key }, depositIn(data))),
    ),
    ...withdrawals.map((fact) =>
      after<WithdrawalData>(fact, ({ key, data }, hub) => hub.publish(paymentsTopic, { to: key }, withdrawalIn(data))),
    ),
  ],
})

/** The payment as the player sees it; absent fields are left out. */
function depositIn({ depositId: transactionId, method: paymentMethod, amount, currency, ...data }: DepositData) {
  const { status, version, reason } = data
  const payment = { transactionId, paymentMethod, amount, currency, version }
  return { kind: 'deposit', ...payment, status, ...(reason ? { reason } : {}) }
}

function withdrawalIn({
  withdrawalId: transactionId,
  method: paymentMethod,
  amount,
  currency,
  ...data
}: WithdrawalData) {
  const { status, version, reason, note } = data
  const payment = { transactionId, paymentMethod, amount, currency, version }
  return { kind: 'withdrawal', ...payment, status, ...(reason ? { reason } : {}), ...(note ? { note } : {}) }
}
