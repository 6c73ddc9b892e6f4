import { Suspense, useSyncExternalStore } from 'react'
import { useModals } from '../page/modals.ts'
import { ModalWindow } from './lazy-modal-window.ts'

/** Shows the open modal. */
export function ModalHost() {
  const modals = useModals()
  const open = useSyncExternalStore(modals.subscribe, modals.current, () => null)
  if (open === null) return null
  return (
    <Suspense>
      <ModalWindow open={open} />
    </Suspense>
  )
}
