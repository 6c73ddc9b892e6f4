import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from './Icon.tsx'

export interface DialogProps {
  /** Names the dialog for screen readers. */
  readonly label: string
  readonly closeLabel: string
  readonly variant?: 'modal' | 'drawer' | 'narrow' | 'search'
  /** False for what a person must answer: no cross, no Escape, no tap beside it. */
  readonly dismissible?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A native modal dialog while it is mounted: the browser keeps focus inside, and gives it back to what had it before. */
export function Dialog({ label, closeLabel, variant = 'modal', dismissible = true, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    if (element === null) return
    const before = document.activeElement
    element.showModal()
    // Nothing but the cross is there yet, which stands last: the next Tab should lead to what comes, from its beginning.
    if (document.activeElement?.classList.contains('dialog-close')) element.focus()
    return () => {
      element.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-label={label}
      className="dialog"
      data-variant={variant}
      onCancel={(event) => {
        event.preventDefault()
        if (dismissible) onClose()
      }}
      onClose={() => {
        // A second Escape, or the back gesture, closes without asking.
        if (dismissible) onClose()
        else if (dialog.current?.open === false) dialog.current.showModal()
      }}
      onPointerDown={(event) => {
        if (dismissible && event.target === dialog.current) onClose()
      }}
    >
      <div className="dialog-scroll">
        <div className="dialog-body">{children}</div>
      </div>
      {/* last, because a dialog that opens gives the focus to its first control: that is the first field; beside what scrolls, so that it stays */}
      {dismissible && (
        <button type="button" className="round-button dialog-close" aria-label={closeLabel} onClick={onClose}>
          <Icon name="cross" />
        </button>
      )}
    </dialog>
  )
}
