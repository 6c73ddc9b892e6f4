import { createContext, use } from 'react'

/** What a modal may be told when it opens. */
export interface ModalParams {
  login: { readonly reason?: 'realPlay' } | undefined
  signUp: undefined
  resetPassword: { readonly token?: string } | undefined
  oneTimeCode: { readonly channel?: 'email' | 'sms' } | undefined
  cashier: { readonly transactionId?: string } | undefined
}
export type ModalName = keyof ModalParams

/** What the body of a modal gets. */
export interface ModalBodyProps<Name extends ModalName> {
  readonly params: ModalParams[Name]
  readonly close: () => void
}

export interface OpenModal {
  readonly name: ModalName
  readonly params: ModalParams[ModalName]
}

/** One modal at a time; opening another replaces it. Lives outside React so that replies and realtime can open one, too. */
export function createModals() {
  let open: OpenModal | null = null
  const listeners = new Set<() => void>()
  const change = (next: OpenModal | null) => {
    if (next === open) return
    open = next
    for (const listener of listeners) listener()
  }
  return {
    open: <Name extends ModalName>(name: Name, params?: ModalParams[Name]) => change({ name, params }),
    close: () => change(null),
    current: () => open,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export type Modals = ReturnType<typeof createModals>

export const ModalsContext = createContext<Modals | null>(null)

/** `modals.open('login')`, `modals.close()`. */
export function useModals(): Modals {
  const modals = use(ModalsContext)
  if (modals === null) throw new Error('useModals needs a ModalsContext')
  return modals
}
