import { createStaff, type Staff } from '@andon/operator/staff'
import type { Runtime } from '@andon/platform/runtime'
import type { Operator } from './create-operator.ts'

/** The accounts of staff and the log of what they do: the operator's; a bookmaker without one beside it has its own. */
export const staffAccountsOf = (runtime: Runtime, operator: Operator | undefined): Staff =>
  operator?.staff ?? createStaff(runtime)
