import type { ModalBodyProps, ModalName } from '../page/modals.ts'
import { type Preloadable, preloadable } from '../page/preloadable.tsx'

/** Each body is fetched with its texts when it is first opened. */
export const bodies: { readonly [Name in ModalName]: Preloadable<ModalBodyProps<Name>> } = {
  login: preloadable(() => import('../features/login/LoginModal.tsx').then((m) => m.LoginModal)),
  signUp: preloadable(() => import('../features/sign-up/SignUpModal.tsx').then((m) => m.SignUpModal)),
  welcome: preloadable(() => import('../features/welcome/WelcomeModal.tsx').then((m) => m.WelcomeModal)),
  resetPassword: preloadable(() =>
    import('../features/login/ResetPasswordModal.tsx').then((m) => m.ResetPasswordModal),
  ),
  oneTimeCode: preloadable(() =>
    import('../features/one-time-code/OneTimeCodeModal.tsx').then((m) => m.OneTimeCodeModal),
  ),
  realityCheck: preloadable(() =>
    import('../features/reality-check/RealityCheckModal.tsx').then((m) => m.RealityCheckModal),
  ),
  sessionLimit: preloadable(() =>
    import('../features/reality-check/SessionLimitModal.tsx').then((m) => m.SessionLimitModal),
  ),
  excluded: preloadable(() => import('../features/limits/ExcludedModal.tsx').then((m) => m.ExcludedModal)),
  takeBreak: preloadable(() => import('../features/limits/TakeBreakModal.tsx').then((m) => m.TakeBreakModal)),
  cashier: preloadable(() => import('../features/cashier/CashierModal.tsx').then((m) => m.CashierModal)),
}
