import { Button } from '@andon/web-kit/Button'
import { Money } from '../../../page/amounts/Money.tsx'
import { useFormats } from '../../../page/amounts/use-formats.ts'
import { usePage } from '../../../page/page-context.ts'
import { useText } from '../../../page/use-text.ts'
import { cashierText } from '../text.ts'
import type { DepositPayment } from '../use-cashier.ts'
import { CopyButton } from './Reference.tsx'

/** How to send the transfer. The reference comes first, because only it identifies the payment. */
export function TransferDetails({
  transfer,
  amount,
}: {
  transfer: NonNullable<DepositPayment['transfer']>
  amount: number
}) {
  const t = useText(cashierText)
  const { sandbox } = usePage()
  const formats = useFormats()
  const { reference, bankName, branchName, accountNumber, accountName, payBy, pageUrl } = transfer
  return (
    <div className="grid gap-3">
      <dl className="transfer">
        <Line name={t('transfer.reference')} value={reference} copy strong />
        <Line name={t('transfer.bank')} value={`${bankName} ${branchName}`} />
        <Line name={t('transfer.account')} value={accountNumber} copy />
        <Line name={t('transfer.name')} value={accountName} copy />
        <div>
          <dt>{t('sum')}</dt>
          <dd>
            <Money amount={amount} />
          </dd>
        </div>
        <div>
          <dt>{t('transfer.payBy')}</dt>
          <dd>{formats.time(payBy)}</dd>
        </div>
      </dl>
      {sandbox && (
        <div>
          <Button href={pageUrl}>{t('transfer.sandboxPage')}</Button>
        </div>
      )}
    </div>
  )
}

function Line({ name, value, copy, strong }: { name: string; value: string; copy?: boolean; strong?: boolean }) {
  return (
    <div data-strong={strong}>
      <dt>{name}</dt>
      <dd>{value}</dd>
      {copy && <CopyButton name={name} value={value} />}
    </div>
  )
}
