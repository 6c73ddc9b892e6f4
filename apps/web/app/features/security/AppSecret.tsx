import { Skeleton } from '@andon/web-kit/Skeleton'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useText } from '../../page/use-text.ts'
import { securityText } from './text.ts'

export interface Secret {
  /** Base 32. */
  readonly secret: string
  /** `otpauth://…` */
  readonly uri: string
}

const QrCode = lazy(() => import('./QrCode.tsx').then((module) => ({ default: module.QrCode })))

/** The app's secret as a QR code, as text, and as a link for an app on this device. */
export function AppSecret({ secret: { secret, uri } }: { secret: Secret }) {
  const t = useText(securityText)
  const first = useRef<HTMLParagraphElement>(null)
  useEffect(() => first.current?.focus(), []) // focusing the field below would scroll the code out of view
  return (
    <div className="grid gap-3">
      <p ref={first} tabIndex={-1}>
        {t('scan')}
      </p>
      <Suspense fallback={<Skeleton lines={8} />}>
        <QrCode text={uri} label={t('qrCode')} />
      </Suspense>
      <p>{t('typeInstead')}</p>
      <dl className="account-details">
        <div>
          <dt>{t('secret')}</dt>
          <dd>
            <code>{secret.replace(/(.{4})(?!$)/g, '$1 ')}</code>
          </dd>
        </div>
      </dl>
      <p>
        <a href={uri} className="text-link">
          {t('openApp')}
        </a>
      </p>
    </div>
  )
}
