import { type StaffCallsOf, type StaffSend, staffCalls } from '@andon/contract/staff-api/client'
import type { ArcadeStaffApi } from '../staff-api.ts'
import { arcadeRoutes } from './routes.ts'

/** `client.tables.removeMessage({ … })`: every staff's call of the arcade, typed by its declaration. */
export type ArcadeStaffClient = StaffCallsOf<ArcadeStaffApi>

export const createArcadeStaffClient = (send: StaffSend): ArcadeStaffClient =>
  staffCalls<ArcadeStaffApi>(arcadeRoutes, send)
