import type { Api, PlayerEndpoint, ReplyOf, RequestOf } from '@andon/contract'
import type { Language } from '@andon/contract/languages'

/** The request's context for a handler, besides its parsed fields. */
export interface RequestContext {
  readonly requestId: string
  /** Site code of the request. */
  readonly site: string
  readonly language: Language
  /** The caller's network address, after trusted proxies. */
  readonly address: string
  readonly userAgent: string
  /** `https` when TLS ended here or at a trusted proxy. */
  readonly secure: boolean
  /** `http://bee.localhost:4000`: for links in messages. */
  readonly origin: string
  /** One request header, lower or upper case. */
  header(name: string): string | undefined
  readonly cookies: Cookies
}

export interface Cookies {
  get(name: string): string | undefined
  set(name: string, value: string, options?: { maxAgeSeconds?: number; httpOnly?: boolean }): void
  clear(name: string): void
  /** Binds a fresh anti-forgery token to this session (or to none) and sends it. Call it whenever the session changes. */
  renewAntiForgery(sessionId: string | null): void
  /** True if the caller's anti-forgery cookie is good for this session (or for none). */
  antiForgeryHolds(sessionId: string | null): boolean
}

export interface Session {
  readonly id: string
  readonly playerId: string
  /** The player is locked, on a break or out of session time: only endpoints declared `whileRestricted` see the session. */
  readonly restricted: boolean
}

export interface VisitorContext extends RequestContext {
  readonly session: Session | null
}
export interface PlayerContext extends RequestContext {
  readonly session: Session
}

type ContextFor<A extends PlayerEndpoint['access']> = A extends 'player'
  ? PlayerContext
  : A extends 'visitor'
    ? VisitorContext
    : RequestContext

export type Handler<E extends Pick<PlayerEndpoint, 'access' | 'request' | 'reply'>> = (
  request: RequestOf<E>,
  context: ContextFor<E['access']>,
) => Promise<ReplyOf<E>>

/** A module's handler table: a missing, extra or mistyped handler does not compile. */
export type Handlers<Module extends Api<PlayerEndpoint>[string]> = {
  readonly [Name in keyof Module]: Handler<Module[Name]>
}
