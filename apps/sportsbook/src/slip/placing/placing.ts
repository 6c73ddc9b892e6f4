import { createPauses, createStreamedBets } from '../../live/follow-bet.ts'
import { createKeptRequests, type Kept, type PlaceRequest } from './kept-requests.ts'
import type { Bet } from './placing-request.ts'
import { createPlacings, isUndecided, newPlacing } from './placings.ts'
import { createRunner, type RunnerOptions } from './run-request.ts'

type Options = Pick<RunnerOptions, 'client' | 'onMoney' | 'onAccepted' | 'areBetsStreamed'>

/** A tab that has no answer after this time may be closed: another one takes its requests over. */
const otherTabMs = 60_000

/**
 * Places bets of one player: never one twice, and none is lost on the way. A request keeps its name until its bet is decided, over lost connections and reloads,
 * and is sent in sessions of its own player only.
 */
export function createPlacing({ client, onMoney, onAccepted, areBetsStreamed }: Options) {
  let player: string | null = null
  const kept = createKeptRequests()
  const placings = createPlacings(() => requestsOfOtherTabs())
  const { get, set } = placings
  const pauses = createPauses()
  const streamed = createStreamedBets()
  const isCurrent = (request: PlaceRequest) => request.player === player
  const start = createRunner({
    client,
    kept,
    placings,
    pauses,
    streamed,
    isCurrent,
    onMoney,
    onAccepted,
    areBetsStreamed,
  })

  /** Resumes undecided requests that are not under way: the same requests under the same names. */
  function resume(): void {
    if (player === null) return
    pauses.endAll()
    const busy = new Set(get().flatMap(({ state, requestId }) => (state === 'unknown' ? [] : [requestId])))
    const open = kept.of(player).filter(({ request }) => !busy.has(request.requestId))
    if (open.length === 0) return
    const again = new Set(open.map(({ request }) => request.requestId))
    set([...open.map(newPlacing), ...get().filter(({ requestId }) => !again.has(requestId))])
    for (const one of open) start(one, { mayExist: true })
  }

  /** Requests that another tab sends, or sent before it was closed. */
  function requestsOfOtherTabs(): PlaceRequest[] {
    const here = new Set(get().map(({ requestId }) => requestId))
    const open = player === null ? [] : kept.of(player)
    return open.flatMap(({ request }) => (here.has(request.requestId) ? [] : [request]))
  }

  kept.onOtherTab(() => set([...get()]))
  watchOtherTabs(requestsOfOtherTabs, resume)

  return {
    get,
    subscribe: placings.subscribe,
    locked: placings.locked,
    clear: placings.clear,
    resume,
    /** Sets the player of the session: undecided requests are resumed. Those of another player are neither shown nor sent. */
    setPlayer: (next: string): void => {
      if (next !== player) {
        player = next
        pauses.endAll()
        set([])
      }
      resume()
    },
    /** Keeps the requests first, then sends them. */
    place: (bets: readonly Omit<Kept, 'bet'>[]): void => {
      const added = bets.map((one): Kept => ({ ...one, bet: null }))
      kept.add(added)
      set([...added.map(newPlacing), ...get().filter(isUndecided)])
      for (const one of added) start(one, { mayExist: false })
    },
    /** Receives a bet of the player from the stream. */
    receiveBet: (bet: Bet): void => {
      streamed.put(bet)
      pauses.endFor(bet.id)
    },
  }
}

/** Resumes requests that were another tab's at two looks in a row: that tab was closed. */
function watchOtherTabs(requests: () => readonly PlaceRequest[], resume: () => void): void {
  let before = new Set<string>()
  setInterval(() => {
    const now = requests().map(({ requestId }) => requestId)
    if (now.some((requestId) => before.has(requestId))) resume()
    before = new Set(now)
  }, otherTabMs)
}

export type PlacingStore = ReturnType<typeof createPlacing>
