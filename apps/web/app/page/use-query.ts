import {
  type DefaultError,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery as useAnyQuery,
} from '@tanstack/react-query'
import { useHydrated } from './hydrated.ts'

/**
 * A query whose reply is shown only after hydration. Parts of a page hydrate one after the other: a late one may find a reply that an early one has
 * fetched, and if it showed that, it would not match its HTML, and React would throw the HTML away. Use this, not the library's own.
 */
export function useQuery<Fetched, Failure = DefaultError, Data = Fetched, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Fetched, Failure, Data, Key>,
): UseQueryResult<Data, Failure> {
  const hydrated = useHydrated()
  const result = useAnyQuery(options)
  if (hydrated) return result
  // the same result as of a query without a reply; the rest of it is read as usual
  return Object.create(result, notYet) as UseQueryResult<Data, Failure>
}

const notYet = Object.fromEntries(
  Object.entries({
    data: undefined,
    error: null,
    status: 'pending',
    isPending: true,
    isSuccess: false,
    isError: false,
    isPlaceholderData: false,
    isLoadingError: false,
    isRefetchError: false,
  }).map(([name, value]) => [name, { value, enumerable: true }]),
)
