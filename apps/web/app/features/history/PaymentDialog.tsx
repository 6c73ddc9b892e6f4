import { Dialog } from '@andon/web-kit/Dialog'
import { useText } from '../../page/use-text.ts'
import { Loaded } from '../account/Loaded.tsx'
import { PaymentDetails } from '../cashier/payment/PaymentDetails.tsx'
import { usePaymentTexts } from '../cashier/payment/use-payment-texts.ts'
import { type Payment, usePayment } from '../cashier/use-cashier.ts'
import { kindOf } from '../cashier/view.ts'
import { historyText } from './text.ts'

/** The current state of one payment, in the words of the cashier. */
export function PaymentDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText(historyText)
  const payment = usePayment(id)
  const title = t(`payment.${kindOf(id)}`)
  return (
    <Dialog label={title} closeLabel={t('close')} onClose={onClose}>
      <div className="grid gap-4">
        <h2 className="heading-2">{title}</h2>
        <Loaded query={payment} lines={4}>
          {(data) => <State payment={data} />}
        </Loaded>
      </div>
    </Dialog>
  )
}

function State({ payment }: { payment: Payment }) {
  const { title, text, bonus } = usePaymentTexts()(payment)
  return (
    <>
      <div className="grid gap-1">
        <p className="font-bold" data-testid="payment-status">
          {title}
        </p>
        <p>{text}</p>
        {bonus && <p>{bonus}</p>}
      </div>
      <PaymentDetails payment={payment} />
    </>
  )
}
