import { Suspense, useSyncExternalStore } from 'react'
import { useModals } from '../page/modals.ts'
import { preloadable } from '../page/preloadable.tsx'
import { usePreloadedForms } from './preload-forms.ts'

const ModalWindow = preloadable(() => import('./ModalWindow.tsx').then((module) => module.ModalWindow))

/** Shows the open modal. The window itself is fetched when the first modal opens, or shortly before. */
export function ModalHost() {
  const modals = useModals()
  const open = useSyncExternalStore(modals.subscribe, modals.current, () => null)
  usePreloadedForms(ModalWindow.preload)
  if (open === null) return null
  return (
    <Suspense>
      <ModalWindow open={open} />
    </Suspense>
  )
}
