export type { Cookies, Handler, Handlers, PlayerContext, RequestContext, Session, VisitorContext } from './handlers.ts'
