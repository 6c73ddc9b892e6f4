import { Skeleton } from '@andon/web-kit/Skeleton'
import type { ReactNode } from 'react'
import { LoadFailure } from './LoadFailure.tsx'

interface Props<Data> {
  readonly query: { readonly data: Data | undefined; readonly error: unknown; refetch(): unknown }
  /** The number of lines in the skeleton. */
  readonly lines: number
  readonly children: (data: Data) => ReactNode
}

/** Content of a query, or its loading or error state. Data that is already there stays when a later fetch fails. */
export function Loaded<Data>({ query: { data, error, refetch }, lines, children }: Props<Data>) {
  if (data !== undefined) return children(data)
  return error ? <LoadFailure again={refetch} /> : <Skeleton lines={lines} />
}
