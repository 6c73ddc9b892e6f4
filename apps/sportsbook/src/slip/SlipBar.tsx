import { SportsbookIcon } from '@andon/web-kit/SportsbookIcon'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { usePath } from '../page/route.ts'
import { useText } from '../page/text.ts'
import { firstText } from './first-text.ts'
import { usePlacing } from './placing/placing-service.ts'
import { Slip } from './Slip.tsx'
import { useSlipSelections } from './selections.ts'

/** On phones: the slip is one tap away while it holds something, or tells what became of bets. */
export function SlipBar() {
  const t = useText(firstText)
  const count = useSlipSelections().length
  const hasPlaced = usePlacing().length > 0
  const [open, setOpen] = useState(false)
  const [Figures] = useState(() => lazy(() => import('./SlipBarFigures.tsx')))
  const isShown = count > 0 || hasPlaced
  return (
    <>
      {isShown && (
        <button type="button" className="slip-bar" onClick={() => setOpen(true)}>
          <span className="slip-count">{count}</span>
          {t('slip')}
          {count > 0 && (
            <Suspense>
              <Figures />
            </Suspense>
          )}
        </button>
      )}
      {open && <SlipDrawer onClose={() => setOpen(false)} />}
    </>
  )
}

/** A native dialog: the browser keeps the focus inside and gives it back. */
function SlipDrawer({ onClose }: { onClose: () => void }) {
  const t = useText(firstText)
  const dialog = useRef<HTMLDialogElement>(null)
  const path = usePath()
  const opened = useRef(path)
  useEffect(() => dialog.current?.showModal(), [])
  useEffect(() => {
    if (path !== opened.current) onClose()
  }, [path, onClose])
  return (
    <dialog
      ref={dialog}
      className="drawer"
      aria-label={t('slip')}
      onClose={onClose}
      onPointerDown={(event) => {
        if (event.target === dialog.current) onClose()
      }}
    >
      <div className="drawer-body">
        <button type="button" className="icon-button drawer-close" aria-label={t('close')} onClick={onClose}>
          <SportsbookIcon name="cross" />
        </button>
        <Slip />
      </div>
    </dialog>
  )
}
