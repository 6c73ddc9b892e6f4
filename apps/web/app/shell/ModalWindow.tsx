import { Button } from '@andon/web-kit/Button'
import { Dialog } from '@andon/web-kit/Dialog'
import { Skeleton } from '@andon/web-kit/Skeleton'
import { type ComponentType, Suspense, useCallback } from 'react'
import { FailureBoundary } from '../page/FailureBoundary.tsx'
import { type ModalBodyProps, type ModalName, mustBeAnswered, type OpenModal, useModals } from '../page/modals.ts'
import { shellText } from '../page/text.ts'
import { useText } from '../page/use-text.ts'
import { forgetReturnPath } from '../player/return-path.ts'
import { bodies } from './modal-bodies.ts'

const variants: { readonly [Name in ModalName]?: 'drawer' | 'narrow' } = {
  cashier: 'drawer',
  realityCheck: 'narrow',
  sessionLimit: 'narrow',
}

/** A player who dismisses one of these does not want the page it was opened for. */
const waysIn: ReadonlySet<ModalName> = new Set<ModalName>(['login', 'signUp', 'resetPassword'])

/** The window around an open modal. */
export function ModalWindow({ open }: { open: OpenModal }) {
  const modals = useModals()
  const t = useText(shellText)
  // a name and its parameters belong together: the map above and `open` agree by construction
  const dismiss = () => {
    if (modals.current() !== open) return // closed by its body, which goes on
    if (waysIn.has(open.name)) forgetReturnPath()
    modals.close()
  }
  const close = useCallback(() => modals.close(open.name), [modals, open.name])
  const Body = bodies[open.name] as ComponentType<ModalBodyProps<ModalName>>
  return (
    <Dialog
      key={open.name}
      label={t(`modal.${open.name}`)}
      closeLabel={t('close')}
      variant={variants[open.name] ?? 'modal'}
      dismissible={!mustBeAnswered.has(open.name)}
      onClose={dismiss}
    >
      <FailureBoundary fallback={<Failed />}>
        <Suspense fallback={<Skeleton lines={6} />}>
          <Body params={open.params} close={close} />
        </Suspense>
      </FailureBoundary>
    </Dialog>
  )
}

function Failed() {
  const t = useText(shellText)
  return (
    <div role="alert" className="grid gap-3">
      <h2 className="heading-2">{t('error.title')}</h2>
      <p>{t('error.text')}</p>
      <Button kind="primary" onClick={() => location.reload()}>
        {t('error.reload')}
      </Button>
    </div>
  )
}
