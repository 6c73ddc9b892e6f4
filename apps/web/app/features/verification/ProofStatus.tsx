import type { VerificationStatus } from '@andon/contract/verification-status'
import { documentLabel } from '@andon/contract/verification-status'
import { AccountIcon } from '@andon/web-kit/AccountIcon'
import { useText } from '../../page/use-text.ts'
import { verificationText } from './text.ts'

const styles = {
  initiated: { icon: 'timer', tone: 'plain' },
  failed: { icon: 'cross', tone: 'bad' },
  verified: { icon: 'check', tone: 'good' },
} as const

/** The label initiated, failed or verified; before an upload, what to do. */
export function ProofStatus({ status }: { status: VerificationStatus }) {
  const t = useText(verificationText)
  const label = documentLabel(status)
  return (
    <p role="status">
      {label === null ? t('notSent') : <Label label={label} />}
      {status === 'vrfn_expired' && <span className="ms-3 text-sm">{t('expired')}</span>}
    </p>
  )
}

export function Label({ label }: { label: keyof typeof styles }) {
  const t = useText(verificationText)
  return (
    <span className="mark" data-tone={styles[label].tone}>
      <AccountIcon name={styles[label].icon} />
      {t(label)}
    </span>
  )
}
