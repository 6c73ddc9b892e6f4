import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useModals } from '../page/modals.ts'

const ModalWindow = lazy(() => import('./ModalWindow.tsx').then((module) => ({ default: module.ModalWindow })))

/** Shows the open modal. The window itself is fetched when the first modal opens. */
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
