import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { gameCode } from '../fields.ts'
import { inEveryLanguage } from '../languages.ts'
import { done, id, instant, nothing } from './fields.ts'
import { staffRoutes } from './routes.ts'

const roles = ['content'] as const
const supplierStates = ['active', 'paused', 'retired'] as const
const codes = v.array(v.string())
const changed = v.object({ success: v.literal(true), changed: v.boolean() })

export const staffCatalogue = {
  listSuppliers: endpoint(staffRoutes.catalogue.listSuppliers, {
    roles,
    rate: 'read',
    summary: 'Game suppliers: their state, games, open rounds and last bet',
    request: nothing,
    reply: v.object({
      success: v.literal(true),
      suppliers: v.array(
        v.object({
          code: v.string(),
          name: v.string(),
          state: v.picklist(supplierStates),
          /** Its calls are accepted. */
          attached: v.boolean(),
          games: v.number(),
          openRounds: v.number(),
          lastBetAt: v.nullable(instant),
        }),
      ),
    }),
    refusals: [],
  }),
  checkSuppliers: endpoint(staffRoutes.catalogue.checkSuppliers, {
    roles,
    rate: 'read',
    summary: 'Every problem of the folders of suppliers, or what reading them would change',
    request: v.object({ supplier: v.optional(id) }),
    reply: v.object({
      success: v.literal(true),
      folders: v.array(v.object({ code: v.string(), problems: codes, added: codes, changed: codes, withdrawn: codes })),
    }),
    refusals: ['ACTION_IMPOSSIBLE'],
  }),
  reloadSuppliers: endpoint(staffRoutes.catalogue.reloadSuppliers, {
    roles,
    rate: 'write',
    summary: 'Has every running server read the folders of suppliers within a second',
    request: v.strictObject({}),
    reply: done,
    refusals: [],
  }),
  setSupplierState: endpoint(staffRoutes.catalogue.setSupplierState, {
    roles,
    rate: 'write',
    summary: 'Pauses, resumes or retires a supplier: new bets are refused, wins and rollbacks are still accepted',
    request: v.strictObject({ supplier: id, state: v.picklist(supplierStates) }),
    reply: changed,
    refusals: ['ACTION_IMPOSSIBLE'],
  }),
  listGames: endpoint(staffRoutes.catalogue.listGames, {
    roles,
    rate: 'read',
    summary: 'Games by supplier, with their state',
    request: v.object({ supplier: v.optional(id) }),
    reply: v.object({
      success: v.literal(true),
      games: v.array(
        v.object({
          gameCode: v.string(),
          supplier: v.string(),
          name: v.object(inEveryLanguage(() => v.string())),
          published: v.boolean(),
          paused: v.boolean(),
        }),
      ),
    }),
    refusals: [],
  }),
  setGamePaused: endpoint(staffRoutes.catalogue.setGamePaused, {
    roles,
    rate: 'write',
    summary: 'Pauses or resumes one game: new bets are refused while it is paused',
    request: v.strictObject({ gameCode, paused: v.boolean() }),
    reply: changed,
    refusals: ['ACTION_IMPOSSIBLE'],
  }),
} as const
