import { Button } from '@andon/ui/Button'
import { useText } from '../../page/use-text.ts'
import { LockMark } from './marks/LockMark.tsx'
import { cashierText } from './text.ts'

interface Props {
  readonly label: string
  /** The text while the request is under way; null when none is. */
  readonly busy: string | null
  /** Beside the lock. */
  readonly note: string
}

/** The submit button with the amount, always in view, and what it is doing. */
export function PayBar({ label, busy, note }: Props) {
  const t = useText(cashierText)
  return (
    <div className="pay-bar">
      <Button type="submit" kind="primary" size="large" wide busy={busy !== null}>
        {busy === null ? (
          label
        ) : (
          <>
            <span className="spinner" aria-hidden="true" />
            {busy}
          </>
        )}
      </Button>
      <p className="pay-bar-note">
        <LockMark />
        {t('secure')} · {note}
      </p>
      <p role="status" className="sr-only">
        {busy}
      </p>
    </div>
  )
}
