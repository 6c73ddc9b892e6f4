import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useRestricted } from '../../player/session.ts'

const SaferPlayPanel = lazy(() =>
  import('../limits/SaferPlayPanel.tsx').then((module) => ({ default: module.SaferPlayPanel })),
)

interface Props {
  readonly label: string
  readonly className: string
  readonly buttonClassName: string
  readonly button: ReactNode
  /** Content around the safer play panel, which is rendered only while the popover is open. */
  readonly children?: (panel: { readonly saferPlay: ReactNode; readonly close: () => void }) => ReactNode
}

/** A button and its panel, with today's result and the tools to stop. A native popover closes on Escape and on a tap outside. */
export function Popover({ label, className, buttonClassName, button, children = ({ saferPlay }) => saferPlay }: Props) {
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  const restricted = useRestricted()
  const [open, setOpen] = useState(false)
  const close = () => panel.current?.hidePopover()
  const { key } = useLocation()
  useEffect(() => {
    if (key) panel.current?.hidePopover?.() // closes after any navigation
  }, [key])
  const saferPlay = open && (
    <div className="safer-play-room" data-restricted={restricted || undefined}>
      <Suspense>
        <SaferPlayPanel restricted={restricted} close={close} />
      </Suspense>
    </div>
  )
  return (
    <>
      <button type="button" className={buttonClassName} popoverTarget={id} aria-label={label}>
        {button}
      </button>
      <section
        id={id}
        ref={panel}
        popover="auto"
        className={className}
        aria-label={label}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {children({ saferPlay, close })}
      </section>
    </>
  )
}
