import { Refusal } from '@andon/contract'
import type { StaffApi } from '@andon/contract/staff-api'
import type { StaffContext, StaffHandlers } from '@andon/platform/http'
import type { Runtime } from '@andon/platform/runtime'
import { within } from '@andon/platform/sql'
import type { PlayRecords } from '../play-records.ts'
import { type Problem, supplierBackOffice } from './back-office.ts'
import type { OutsideFolder } from './files/read-folders.ts'

interface Options {
  /** Undefined: only suppliers that ship. */
  readonly folder: OutsideFolder | undefined
  /** Codes of suppliers that ship. */
  readonly builtIn: readonly string[]
  readonly playRecords: Pick<PlayRecords, 'playOfSuppliers'>
}

export function staffRoutes(
  { db, clock }: Pick<Runtime, 'db' | 'clock'>,
  options: Options,
): StaffHandlers<StaffApi['catalogue']> {
  const officeIn = ({ tx }: Pick<StaffContext, 'tx'>) => supplierBackOffice(within(db, tx), options)
  const by = ({ staff }: Pick<StaffContext, 'staff'>) => ({ at: clock.now(), actor: staff.actor })
  return {
    listSuppliers: async (_request, context) => ({
      success: true,
      suppliers: (await officeIn(context).list()).map(({ lastBetAt, ...one }) => ({
        ...one,
        lastBetAt: lastBetAt?.toString() ?? null,
      })),
    }),
    checkSuppliers: async ({ supplier }, context) => {
      const checked = await officeIn(context).check(supplier)
      if (checked === undefined) throw impossible(`there is no folder suppliers/${supplier}`)
      return {
        success: true,
        folders: checked.map(({ code, problems, added, changed, withdrawn }) => ({
          code,
          problems: [...problems],
          added: [...added],
          changed: [...changed],
          withdrawn: [...withdrawn],
        })),
      }
    },
    reloadSuppliers: async (_request, context) => {
      await officeIn(context).reload(by(context))
      context.note({ subject: '', before: null, after: null })
      return { success: true }
    },
    setSupplierState: async ({ supplier, state }, context) => {
      const { before, changed } = done(await officeIn(context).setState(supplier, state, by(context)))
      context.note({ subject: supplier, before: { state: before }, after: { state } })
      return { success: true, changed }
    },
    listGames: async ({ supplier }, context) => ({
      success: true,
      games: (await officeIn(context).games(supplier)).map(({ gameCode, supplier, name, published, paused }) => ({
        gameCode,
        supplier,
        name,
        published,
        paused,
      })),
    }),
    setGamePaused: async ({ gameCode, paused }, context) => {
      const { changed } = done(await officeIn(context).pauseGame(gameCode, paused, by(context)))
      context.note({ subject: gameCode, before: { paused: changed ? !paused : paused }, after: { paused } })
      return { success: true, changed }
    },
  }
}

function done<T extends object>(answer: T | Problem): T {
  if ('problem' in answer) throw impossible(answer.problem)
  return answer as T // the only other shape
}

const impossible = (message: string) => new Refusal('ACTION_IMPOSSIBLE', { message })
