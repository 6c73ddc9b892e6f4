import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import type { SportsClient, SportsReply } from '../frame/api.ts'
import { useServices } from '../frame/services.tsx'
import { settings } from '../frame/settings.ts'
import { type Cells, createCells } from '../live/cells.ts'

const readAgainMs = 15_000

/** The better price that staff have given a selection, in thousandths; null without one, and in calm mode. */
export function useBoostedPrice(selection: string): number | null {
  const { client } = useServices()
  const queries = useQueryClient()
  const { calm } = settings.use()
  const prices = pricesOf(client, queries)
  const subscribe = useCallback(
    (listener: () => void) => (calm ? () => undefined : prices.subscribe(selection, listener)),
    [prices, selection, calm],
  )
  return useSyncExternalStore(subscribe, () => (calm ? null : prices.get(selection)))
}

type Boost = Pick<SportsReply<'listBoosts'>['boosts'][number], 'selection' | 'price'>

/** Puts the boosts of now into cells: those that are over are null. */
export function takeBoosts(cells: Cells<number | null>, boosts: readonly Boost[]): void {
  const named = new Map(boosts.map(({ selection, price }) => [selection, price]))
  for (const selection of cells.keys()) if (!named.has(selection)) cells.set(selection, null)
  for (const [selection, price] of named) cells.set(selection, price)
}

/** One for each page: however many prices it shows, they are read once in a while, and only while one is shown. */
const known = new WeakMap<SportsClient, ReturnType<typeof createBoostedPrices>>()

function pricesOf(client: SportsClient, queries: QueryClient) {
  const prices = known.get(client) ?? createBoostedPrices(() => readBoosts(client, queries))
  known.set(client, prices)
  return prices
}

/** The same query as that of the pages that list boosts. */
const readBoosts = async (client: SportsClient, queries: QueryClient): Promise<readonly Boost[]> => {
  const { boosts } = await queries.fetchQuery({
    queryKey: ['boosts'],
    queryFn: () => client.call('listBoosts', {}),
    staleTime: readAgainMs,
  })
  return boosts
}

function createBoostedPrices(read: () => Promise<readonly Boost[]>) {
  const cells = createCells<number | null>()
  let followers = 0
  let timer: ReturnType<typeof setInterval> | undefined
  const readAgain = () => {
    if (document.visibilityState === 'hidden') return
    read().then(
      (boosts) => takeBoosts(cells, boosts),
      () => undefined, // the ordinary prices stand; it is tried again
    )
  }
  return {
    get: (selection: string): number | null => cells.get(selection) ?? null,
    subscribe(selection: string, listener: () => void): () => void {
      const end = cells.subscribe(selection, listener)
      followers += 1
      if (followers === 1) {
        readAgain()
        timer = setInterval(readAgain, readAgainMs)
      }
      return () => {
        end()
        followers -= 1
        if (followers === 0) clearInterval(timer)
      }
    },
  }
}
