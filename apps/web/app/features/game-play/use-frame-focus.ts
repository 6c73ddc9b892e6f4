import { type RefObject, useCallback, useEffect } from 'react'
import { useModals } from '../../page/modals.ts'

/**
 * Keys reach the game only while its frame has the focus. The returned function gives it the focus, unless the player is in a dialog or at a control of the
 * page. It also gets the focus when a dialog of the page has closed.
 */
export function useFrameFocus(frame: RefObject<HTMLIFrameElement | null>): () => void {
  const modals = useModals()
  const focusGame = useCallback(() => {
    const { activeElement } = document
    const isElsewhere = activeElement?.matches('button, a, input, select, textarea, [popover] *') ?? false
    if (document.querySelector('dialog[open]') || isElsewhere) return
    frame.current?.focus({ preventScroll: true })
  }, [frame])
  useEffect(() => {
    let frames: number | undefined
    const stop = modals.subscribe(() => {
      if (modals.current() !== null) return
      // the dialog gives the focus back to what opened it first; there the next space would open it again
      frames = requestAnimationFrame(() => frame.current?.focus({ preventScroll: true }))
    })
    return () => {
      stop()
      if (frames !== undefined) cancelAnimationFrame(frames)
    }
  }, [modals, frame])
  return focusGame
}
