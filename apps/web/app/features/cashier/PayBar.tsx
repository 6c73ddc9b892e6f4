import { Button } from '@andon/ui/Button'
import { LockMark } from './marks/LockMark.tsx'

interface Props {
  readonly label: string
  /** The text while the request is under way; null when none is. */
  readonly busy: string | null
  /** Beside the lock. */
  readonly note: string
  /** Whether an amount is chosen: before, the bar stands below the form instead of over its fields. */
  readonly chosen: boolean
}

/** The submit button with the amount, in view as soon as there is one, and what it is doing. */
export function PayBar({ label, busy, note, chosen }: Props) {
  return (
    <div className="pay-bar" data-chosen={chosen || undefined}>
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
        {note}
      </p>
      <p role="status" className="sr-only">
        {busy}
      </p>
    </div>
  )
}
