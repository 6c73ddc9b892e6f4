import { sportsApi } from '@andon/bookmaker/sports-api'
import * as v from 'valibot'
import { readStored, store } from '../../page/storage.ts'
import { keyOf } from '../../page/stored-state.ts'

const name = 'sports.placing'
const schema = v.array(
  v.object({
    request: sportsApi.placeBet.request,
    /** The bet that it became, which waits for its delay. */
    bet: v.nullable(v.string()),
    /** The names of its selections. */
    names: v.record(v.string(), v.object({ ja: v.string(), en: v.string() })),
  }),
)
/** A request of which the player does not know yet what became of it. */
export type Kept = v.InferOutput<typeof schema>[number]
export type PlaceRequest = Kept['request']

/** Requests in the browser's storage, those of each player apart. Every tab of a player sees the same. */
export function createKeptRequests() {
  const of = (player: string): readonly Kept[] =>
    (readStored('localStorage', keyOf(name, player), schema) ?? []).filter(({ request }) => request.player === player)
  const write = (player: string, all: readonly Kept[]) =>
    store('localStorage', keyOf(name, player), all.length > 0 ? all : null)
  return {
    of,
    add: (added: readonly Kept[]): void => {
      for (const [player, ones] of Map.groupBy(added, ({ request }) => request.player))
        write(player, [...of(player), ...ones])
    },
    setBet: ({ player, requestId }: PlaceRequest, bet: string): void =>
      write(
        player,
        of(player).map((one) => (one.request.requestId === requestId ? { ...one, bet } : one)),
      ),
    forget: ({ player, requestId }: PlaceRequest): void =>
      write(
        player,
        of(player).filter(({ request }) => request.requestId !== requestId),
      ),
    onOtherTab: (listener: () => void): void =>
      globalThis.addEventListener?.('storage', ({ key }) => {
        if (key === null || key.startsWith(`${name}:`)) listener()
      }),
  }
}
