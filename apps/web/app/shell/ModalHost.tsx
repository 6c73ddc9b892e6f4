import { Suspense, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { type Modals, mustBeAnswered, useModals } from '../page/modals.ts'
import { ModalWindow } from './lazy-modal-window.ts'

/** Shows the open modal. */
export function ModalHost() {
  const modals = useModals()
  const open = useSyncExternalStore(modals.subscribe, modals.current, () => null)
  useCloseOnBack(modals)
  if (open === null) return null
  return (
    <Suspense>
      <ModalWindow open={open} />
    </Suspense>
  )
}

/** On the way back or forward a modal does not come along, unless it must be answered. As a cleanup, so before the next page opens one of its own. */
function useCloseOnBack(modals: Modals): void {
  const { key } = useLocation()
  const navigation = useNavigationType()
  const onLeave = useEffectEvent(() => {
    const open = modals.current()
    if (navigation === 'POP' && open !== null && !mustBeAnswered.has(open.name)) modals.close()
  })
  useEffect(() => {
    if (key) return () => onLeave()
  }, [key])
}
