import { Button } from '@andon/ui/Button'
import { Dialog } from '@andon/ui/Dialog'
import { Skeleton } from '@andon/ui/Skeleton'
import { type ComponentType, lazy, Suspense } from 'react'
import { FailureBoundary } from '../page/FailureBoundary.tsx'
import { type ModalBodyProps, type ModalName, mustBeAnswered, type OpenModal, useModals } from '../page/modals.ts'
import { shellText } from '../page/text.ts'
import { useText } from '../page/use-text.ts'

/** Each body is fetched with its texts when it is first opened. */
const bodies: { readonly [Name in ModalName]: ComponentType<ModalBodyProps<Name>> } = {
  login: lazy(() => import('../features/login/LoginModal.tsx').then((m) => ({ default: m.LoginModal }))),
  signUp: lazy(() => import('../features/sign-up/SignUpModal.tsx').then((m) => ({ default: m.SignUpModal }))),
  resetPassword: lazy(() =>
    import('../features/login/ResetPasswordModal.tsx').then((m) => ({ default: m.ResetPasswordModal })),
  ),
  oneTimeCode: lazy(() =>
    import('../features/one-time-code/OneTimeCodeModal.tsx').then((m) => ({ default: m.OneTimeCodeModal })),
  ),
  realityCheck: lazy(() =>
    import('../features/reality-check/RealityCheckModal.tsx').then((m) => ({ default: m.RealityCheckModal })),
  ),
  sessionLimit: lazy(() =>
    import('../features/reality-check/SessionLimitModal.tsx').then((m) => ({ default: m.SessionLimitModal })),
  ),
  excluded: lazy(() => import('../features/limits/ExcludedModal.tsx').then((m) => ({ default: m.ExcludedModal }))),
  takeBreak: lazy(() => import('../features/limits/TakeBreakModal.tsx').then((m) => ({ default: m.TakeBreakModal }))),
  cashier: lazy(() => import('../features/cashier/CashierModal.tsx').then((m) => ({ default: m.CashierModal }))),
}

const variants: { readonly [Name in ModalName]?: 'drawer' | 'narrow' } = {
  cashier: 'drawer',
  realityCheck: 'narrow',
  sessionLimit: 'narrow',
}

/** The window around an open modal. */
export function ModalWindow({ open }: { open: OpenModal }) {
  const modals = useModals()
  const t = useText(shellText)
  // a name and its parameters belong together: the map above and `open` agree by construction
  const Body = bodies[open.name] as ComponentType<ModalBodyProps<ModalName>>
  return (
    <Dialog
      key={open.name}
      label={t(`modal.${open.name}`)}
      closeLabel={t('close')}
      variant={variants[open.name] ?? 'modal'}
      dismissible={!mustBeAnswered.has(open.name)}
      onClose={modals.close}
    >
      <FailureBoundary fallback={<Failed />}>
        <Suspense fallback={<Skeleton lines={6} />}>
          <Body params={open.params} close={modals.close} />
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
