import { Refusal } from '@andon/contract'
import { authorise } from '../authorise.ts'
import type { Deps } from '../deps.ts'

/** The calls about tables. */
export function tableUseCases(deps: Deps) {
  const withoutTable = async ({ sessionToken }: { sessionToken: string }): Promise<never> => {
    await authorise(deps, sessionToken)
    throw new Refusal('NOT_FOUND')
  }
  return {
    table: withoutTable,
    tableTime: withoutTable,
    placeBet: withoutTable,
    actOnBet: withoutTable,
    tableRounds: withoutTable,
    tableRound: withoutTable,
    tableChains: withoutTable,
    react: withoutTable,
    squeeze: withoutTable,
  }
}
