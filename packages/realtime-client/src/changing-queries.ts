import { QueryClient, type RefetchOptions, type RefetchQueryFilters } from '@tanstack/react-query'

/**
 * Queries of a page that hears of changes. A first reply that is still on its way when a change is told may be from before it; the library would take it
 * for the new one. Here the call is made again.
 */
export class ChangingQueries extends QueryClient {
  override refetchQueries(filters?: RefetchQueryFilters, options?: RefetchOptions): Promise<void> {
    for (const query of this.getQueryCache().findAll(filters)) {
      const { data, fetchStatus } = query.state
      const isAskedAgain = !query.isDisabled() && !query.isStatic() // others would be left without any reply
      if (data === undefined && fetchStatus === 'fetching' && isAskedAgain) void query.cancel({ silent: true }) // what waits for it waits for the next
    }
    return super.refetchQueries(filters, options)
  }
}
