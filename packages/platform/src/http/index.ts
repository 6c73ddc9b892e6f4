export { type AntiForgery, createAntiForgery } from './anti-forgery.ts'
export { parseOrigin } from './authority.ts'
export { hostCookie } from './cookies.ts'
export { createHttp, servedUnderPressure } from './create-http.ts'
export { prepareDraining } from './draining.ts'
export { type EarlyRequest, type SentReply, sentReply } from './early-replies.ts'
export type { Cookies, Handler, Handlers, PlayerContext, RequestContext, Session, VisitorContext } from './handlers.ts'
export { type AnyHandlers, type Authentication, type MountOptions, mountApi } from './mount-api.ts'
export { mountClientApi } from './mount-client-api.ts'
export { mountStaffApi, type StaffOptions, type StaffPart } from './mount-staff-api.ts'
export { parseRequest } from './parse-request.ts'
export type { RawReply, RawRequest, RawRoute } from './raw-route.ts'
export { InvalidFields } from './render-refusal.ts'
export {
  type ActionToRecord,
  afterPreparation,
  type NotedChange,
  type StaffContext,
  type StaffHandler,
  type StaffHandlers,
  type StaffMember,
} from './staff-handlers.ts'
