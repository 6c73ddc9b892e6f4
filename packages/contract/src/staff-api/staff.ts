import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { password } from '../fields.ts'
import { staffRoles } from '../staff-roles.ts'
import { done, instant, nothing } from './fields.ts'
import { staffRoutes } from './routes.ts'

/** Of a staff account: lower case, as in the log of actions. */
export const staffName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9._-]{1,39}$/))
const roleList = v.pipe(v.array(v.picklist(staffRoles)), v.minLength(1), v.maxLength(staffRoles.length))
const everyRole = ['support', 'payments', 'risk', 'content'] as const
/** Shown once; the member of staff replaces it. */
const withPassword = v.object({ success: v.literal(true), password: v.string() })

const action = v.object({
  id: v.number(),
  at: instant,
  actor: v.string(),
  /** `key`: with the local key of the server. `schedule`: by the platform itself, at its time. */
  via: v.picklist(['account', 'key', 'schedule']),
  roles: v.array(v.string()),
  /** `POST /staff/switches` */
  endpoint: v.string(),
  /** `OK`, or the code of the refusal. */
  outcome: v.string(),
  /** What was acted on, such as the id of a payment; empty if that is not known. */
  subject: v.string(),
  /** The request without its secret and personal fields, and the state before and after, as JSON. */
  content: v.string(),
  hash: v.string(),
})
export type StaffActionView = v.InferOutput<typeof action>

export const staffAccounts = {
  login: endpoint(staffRoutes.staff.login, {
    access: 'staffVisitor',
    rate: 'credential',
    summary:
      'Trades the name and password of a staff account for a session token, which ends with idleness and after a shift',
    request: v.strictObject({ name: staffName, password }),
    unrecorded: ['password'],
    reply: v.object({ success: v.literal(true), token: v.string(), roles: v.array(v.picklist(staffRoles)) }),
    refusals: ['LOGIN_FAILED', 'LOGIN_THROTTLED'],
  }),
  logout: endpoint(staffRoutes.staff.logout, {
    roles: everyRole,
    rate: 'write',
    summary: 'Ends the session',
    request: v.strictObject({}),
    reply: done,
    refusals: [],
  }),
  getSelf: endpoint(staffRoutes.staff.getSelf, {
    roles: everyRole,
    rate: 'read',
    summary: 'Who is logged in, and with which roles',
    request: nothing,
    reply: v.object({ success: v.literal(true), name: v.string(), roles: v.array(v.picklist(staffRoles)) }),
    refusals: [],
  }),
  changePassword: endpoint(staffRoutes.staff.changePassword, {
    roles: everyRole,
    rate: 'credential',
    summary: 'Replaces the own password; other sessions of the account end',
    request: v.strictObject({ currentPassword: password, password }),
    unrecorded: ['currentPassword', 'password'],
    reply: done,
    refusals: ['PASSWORD_WRONG', 'ACTION_IMPOSSIBLE'],
  }),
  listAccounts: endpoint(staffRoutes.staff.listAccounts, {
    roles: ['admin'],
    rate: 'read',
    summary: 'The accounts of staff',
    request: nothing,
    reply: v.object({
      success: v.literal(true),
      accounts: v.array(
        v.object({
          name: v.string(),
          roles: v.array(v.picklist(staffRoles)),
          createdAt: instant,
          disabledAt: v.nullable(instant),
        }),
      ),
    }),
    refusals: [],
  }),
  addAccount: endpoint(staffRoutes.staff.addAccount, {
    roles: ['admin'],
    rate: 'write',
    summary: 'Adds an account and returns its first password',
    request: v.strictObject({ name: staffName, roles: roleList }),
    reply: withPassword,
    refusals: ['ACTION_IMPOSSIBLE'],
  }),
  setRoles: endpoint(staffRoutes.staff.setRoles, {
    roles: ['admin'],
    rate: 'write',
    summary: 'Replaces the roles of an account, at once also in its sessions',
    request: v.strictObject({ name: staffName, roles: roleList }),
    reply: done,
    refusals: ['ACTION_IMPOSSIBLE'],
  }),
  resetPassword: endpoint(staffRoutes.staff.resetPassword, {
    roles: ['admin'],
    rate: 'write',
    summary: 'Gives an account a new password, returns it and ends its sessions',
    request: v.strictObject({ name: staffName }),
    reply: withPassword,
    refusals: ['ACTION_IMPOSSIBLE'],
  }),
  disableAccount: endpoint(staffRoutes.staff.disableAccount, {
    roles: ['admin'],
    rate: 'write',
    summary: 'Ends an account and its sessions; its name is not given again',
    request: v.strictObject({ name: staffName }),
    reply: done,
    refusals: ['ACTION_IMPOSSIBLE'],
  }),
  listActions: endpoint(staffRoutes.staff.listActions, {
    roles: ['risk'],
    rate: 'read',
    summary: 'The log of what staff did, newest first, in pages; also of one actor or about one subject',
    request: v.object({
      subject: v.optional(v.pipe(v.string(), v.maxLength(100))),
      actor: v.optional(v.pipe(v.string(), v.maxLength(64))),
      /** Actions before this one. */
      before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
    }),
    reply: v.object({ success: v.literal(true), actions: v.array(action) }),
    refusals: [],
  }),
  verifyActions: endpoint(staffRoutes.staff.verifyActions, {
    roles: ['risk'],
    rate: 'read',
    summary: 'Computes the chain of hashes of the log again',
    request: nothing,
    reply: v.object({
      success: v.literal(true),
      rows: v.number(),
      /** Of the last row; kept elsewhere, it shows later that no row was cut off the end. */
      lastHash: v.nullable(v.string()),
      /** The first row that is not as it was written, or whose predecessor is missing; null if every row holds. */
      firstBroken: v.nullable(v.number()),
    }),
    refusals: [],
  }),
} as const
