import { referenceOf } from '@andon/contract/reference'
import { useEffect, useEffectEvent } from 'react'
import { useFormats } from '../../../page/amounts/use-formats.ts'
import { usePage } from '../../../page/page-context.ts'
import { useText } from '../../../page/use-text.ts'
import { useSession } from '../../../player/session.ts'
import { fullName } from '../../profile/full-name.ts'
import { cashierText } from '../text.ts'
import type { Payment } from '../use-cashier.ts'
import { usePaymentDetails } from './PaymentDetails.tsx'
import { usePaymentTexts } from './use-payment-texts.ts'

/** A printed receipt of one payment. Opens the print dialog when mounted. */
export function Receipt({ payment, onDone }: { payment: Payment; onDone: () => void }) {
  const t = useText(cashierText)
  const { site, language, sandbox } = usePage()
  const session = useSession()
  const formats = useFormats()
  const details = usePaymentDetails(payment)
  const { title, text, bonus } = usePaymentTexts()(payment)
  const profile = session.state === 'player' ? session.profile : undefined
  const done = useEffectEvent(onDone)
  useEffect(() => {
    const after = () => done()
    addEventListener('afterprint', after)
    print()
    return () => removeEventListener('afterprint', after)
  }, [])
  return (
    <article className="statement">
      <h1>
        {site.name} {t(`receipt.${payment.kind}`)}
      </h1>
      <p>
        {title} – {text} {bonus}
      </p>
      <dl>
        {[
          ...details,
          [t('player'), profile && `${fullName(profile, language)} (${referenceOf(profile.playerID)})`] as const,
        ].map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{t('receiptMade', { at: `${formats.time(Date.now())} (${formats.zone})` })}</p>
      {sandbox && <p>{t('sandboxReceipt')}</p>}
    </article>
  )
}
