import { lazy, Suspense, useId, useRef, useState } from 'react'
import { shellText } from '../../page/text.ts'
import { useText } from '../../page/use-text.ts'
import { useRestricted } from '../../player/session.ts'
import { SessionTimer } from './SessionTimer.tsx'

const SaferPlayPanel = lazy(() =>
  import('../limits/SaferPlayPanel.tsx').then((module) => ({ default: module.SaferPlayPanel })),
)

/** The clock of the session; a tap on it tells what today has cost, and stops play. */
export function SaferPlayButton({ loginTime }: { loginTime: string | undefined }) {
  const t = useText(shellText)
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  const restricted = useRestricted()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="session-button" popoverTarget={id} aria-label={t('saferPlayNow')}>
        <SessionTimer loginTime={loginTime} />
      </button>
      <section
        id={id}
        ref={panel}
        popover="auto"
        className="safer-panel"
        aria-label={t('saferPlayNow')}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {open && (
          <Suspense>
            <SaferPlayPanel restricted={restricted} close={() => panel.current?.hidePopover()} />
          </Suspense>
        )}
      </section>
    </>
  )
}
