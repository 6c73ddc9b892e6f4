import type { Api, RefusalCode, ReplyOf, RequestOf, StaffEndpoint } from '@andon/contract'
import type { StaffRole } from '@andon/contract/staff-roles'
import { assert, type Tx } from '../sql/index.ts'

export interface StaffMember {
  /** The name of the account, or of the user at the server's own machine. */
  readonly actor: string
  /** `key`: with the local key of the server. */
  readonly via: 'account' | 'key'
  readonly roles: readonly StaffRole[]
  /** Hash of the session's token; null with the key. */
  readonly sessionHash: Buffer | null
}

/** An entry for the log of actions: no secrets, no documents of players. Values that JSON can hold. */
export interface NotedChange {
  /** The thing acted on, such as the id of a payment. */
  readonly subject: string
  readonly before: unknown
  readonly after: unknown
}

export interface ActionToRecord extends NotedChange {
  readonly actor: string
  /** `schedule`: by the platform itself, at its time. */
  readonly via: StaffMember['via'] | 'schedule'
  readonly roles: readonly StaffRole[]
  /** `POST /staff/switches` */
  readonly endpoint: string
  readonly requestId: string
  readonly outcome: 'OK' | RefusalCode
  readonly request: Readonly<Record<string, unknown>>
}

export interface StaffContext {
  readonly requestId: string
  readonly staff: StaffMember
  /** Everything that the call does is part of it. */
  readonly tx: Tx
  /** Every POST calls it once, in its transaction; one that does not is a bug and is rolled back. */
  note(change: NotedChange): void
}

export interface StaffVisitorContext {
  readonly requestId: string
  /** The caller's network address. */
  readonly address: string
}

type ContextFor<A extends StaffEndpoint['access']> = A extends 'staff' ? StaffContext : StaffVisitorContext

export type StaffHandler<E extends Pick<StaffEndpoint, 'access' | 'request' | 'reply'>> = (
  request: RequestOf<E>,
  context: ContextFor<E['access']>,
) => Promise<ReplyOf<E>>

/**
 * A handler whose long work (reading a file, asking another server) is done before its transaction begins, so that it holds no connection meanwhile. `prepare`
 * may refuse; what it leaves behind outside the database has to be harmless if the rest fails.
 */
export function afterPreparation<E extends Pick<StaffEndpoint, 'access' | 'request' | 'reply'>, P>(
  prepare: (request: RequestOf<E>) => Promise<P>,
  handle: (request: RequestOf<E>, context: StaffContext, prepared: P) => Promise<ReplyOf<E>>,
) {
  const made = new WeakMap<object, { readonly prepared: P }>()
  const handler = async (request: RequestOf<E> & object, context: StaffContext): Promise<ReplyOf<E>> => {
    const found = made.get(request)
    assert(found, 'a call is prepared before it is handled')
    return handle(request, context, found.prepared)
  }
  return Object.assign(handler, {
    prepare: async (request: RequestOf<E> & object): Promise<void> => {
      made.set(request, { prepared: await prepare(request) })
    },
  })
}

/** A module's handler table for staff: a missing, extra or mistyped handler does not compile. */
export type StaffHandlers<Module extends Api<StaffEndpoint>[string]> = {
  readonly [Name in keyof Module]: StaffHandler<Module[Name]>
}
