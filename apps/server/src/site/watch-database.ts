import { DatabaseUnavailable } from '@andon/platform/sql'
import type { PublicApi } from '@andon/web/load-context'

type Call = (request: Record<string, unknown>) => Promise<unknown>

/**
 * Records whether a page's calls failed because of the database: such a page is neither served nor cached, even if its code handled the failure.
 */
export function watchDatabase(api: PublicApi): { api: PublicApi; failure(): DatabaseUnavailable | null } {
  let failure: DatabaseUnavailable | null = null
  const watched = (call: Call): Call => {
    return async (request) => {
      try {
        return await call(request)
      } catch (error) {
        if (error instanceof DatabaseUnavailable) failure = error
        throw error
      }
    }
  }
  const modules = Object.entries(api).map(([module, calls]) => [
    module,
    Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, watched(call as Call)])), // each call takes its own fields
  ])
  return { api: Object.fromEntries(modules) as PublicApi, failure: () => failure } // the same calls under the same names
}
