import type { LockView } from '@andon/contract/player-api/limits-fields'
import { createContext, use } from 'react'

/** The parameters of each modal. */
export interface ModalParams {
  login: { readonly reason?: 'realPlay' } | undefined
  signUp: undefined
  welcome: undefined
  resetPassword: { readonly token?: string } | undefined
  oneTimeCode: { readonly channel?: 'email' | 'sms' } | undefined
  realityCheck: {
    readonly playedMinutes: number
    readonly closeUrl: string
    readonly historyUrl: string
    /** The player plays on. The modal is closed when the server has accepted that; `onTrouble` is called each time it could not be reached. */
    readonly onStay: (onTrouble: () => void) => void
    /** The player leaves the game; closes the modal. */
    readonly onLeave: () => void
  }
  sessionLimit: { readonly minutes: number }
  excluded: Pick<LockView, 'kind'> & {
    readonly [Detail in 'until' | 'isOver' | 'returnsAt']?: LockView[Detail] | undefined
  }
  takeBreak: { readonly days: 1 | 7 | 30 }
  cashier:
    | { readonly transactionId?: string; readonly bonusCode?: string; readonly view?: 'deposit' | 'withdraw' }
    | undefined
}
export type ModalName = keyof ModalParams

/** Optional where the modal's parameters may be undefined. */
type ParamsArgument<Name extends ModalName> = undefined extends ModalParams[Name]
  ? [params?: ModalParams[Name]]
  : [params: ModalParams[Name]]

/** Props of a modal's body. */
export interface ModalBodyProps<Name extends ModalName> {
  readonly params: ModalParams[Name]
  readonly close: () => void
}

export interface OpenModal {
  readonly name: ModalName
  readonly params: ModalParams[ModalName]
}

/** Modals without a close button or Escape, which no other modal may replace. */
export const mustBeAnswered: ReadonlySet<ModalName> = new Set<ModalName>(['realityCheck', 'sessionLimit'])

/** The end of the session stands before all others: it also ends what the others are about. */
const rankOf = (name: ModalName) => (name === 'sessionLimit' ? 2 : mustBeAnswered.has(name) ? 1 : 0)

/**
 * One modal at a time; opening another replaces it, unless it must be answered. Outside React, so that replies and realtime can open one, too.
 * A reality check that is closed without an answer opens again; the end of a session is closed by its name only.
 */
export function createModals() {
  let open: OpenModal | null = null
  const listeners = new Set<() => void>()
  const change = (next: OpenModal | null) => {
    if (next === open) return
    open = next
    for (const listener of listeners) listener()
  }
  return {
    open: <Name extends ModalName>(name: Name, ...[params]: ParamsArgument<Name>) => {
      if (open && rankOf(name) < rankOf(open.name)) return
      change({ name, params })
    },
    close: (name?: ModalName) => {
      if (open?.name !== 'sessionLimit' || name === 'sessionLimit') change(null)
    },
    /** The site itself is closed: nothing stays open. */
    closeAll: () => change(null),
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
