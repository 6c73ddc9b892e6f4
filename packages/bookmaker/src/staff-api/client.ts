import { type StaffCallsOf, type StaffSend, staffCalls } from '@andon/contract/staff-api/client'
import type { BookmakerStaffApi } from './index.ts'
import { bookmakerRoutes } from './routes.ts'

/** `client.bookmaker.setMargin({ … })`: every staff's call of the bookmaker, typed by its declaration. */
export type BookmakerClient = StaffCallsOf<BookmakerStaffApi>

export const createBookmakerClient = (send: StaffSend): BookmakerClient =>
  staffCalls<BookmakerStaffApi>(bookmakerRoutes, send)
