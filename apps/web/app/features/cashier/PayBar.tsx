import { Button } from '@andon/web-kit/Button'
import { LockMark } from './marks/LockMark.tsx'

interface Props {
  readonly label: string
  /** The text while the request is under way; null when none is. */
  readonly busy: string | null
  /** Below the button, beside a lock. */
  readonly note: string
}

/** The submit button with the amount, always in view, and what it is doing. */
export function PayBar({ label, busy, note }: Props) {
  return (
    <>
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
        <p role="status" className="sr-only">
          {busy}
        </p>
      </div>
      <p className="pay-bar-note">
        <LockMark />
        {note}
      </p>
    </>
  )
}
