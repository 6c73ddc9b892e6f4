import type { SportsReply } from '@andon/bookmaker/sports-api'
import { CallRefusal, ConnectionLost } from '@andon/web-kit/client'
import { createPauses, createTold } from '../../live/follow-bet.ts'
import type { Names, SportsClient } from '../../page/api.ts'
import { createKeptRequests, type Kept, type PlaceRequest } from './kept-requests.ts'

type Placed = SportsReply<'placeBet'>
type Bet = NonNullable<Placed['bet']>

/** A bet on its way. `unknown`: no reply came; asked again under the same name, it is the same bet. */
export interface Placing {
  readonly requestId: string
  readonly request: PlaceRequest
  /** Of its selections, for the player. */
  readonly names: Readonly<Record<string, Names>>
  readonly state: 'sending' | 'unknown' | 'answered'
  readonly bet: Placed['bet']
  readonly refusal: Placed['refusal']
  /** Of the call itself, such as ACCOUNT_LOCKED: there is no bet. */
  readonly failed: string | null
}

interface Options {
  readonly client: SportsClient
  /** Money may have moved. */
  readonly onMoney: () => void
  /** A bet was accepted: what it was made of leaves the slip. */
  readonly onAccepted: (request: PlaceRequest) => void
  /** Whether `told` will hear of bets that are decided. */
  readonly tellsBets: () => boolean
}

const pausesMs = [0, 1000, 2000, 4000, 8000, 15_000, 30_000]
/** A bet of which nothing is told is asked for: soon where the stream is lost, else once it is late. */
const lookMs = { lost: 1500, late: 15_000 }
/** A bet that is not decided some time after its delay is asked for by the player. */
const followMs = 112_000
/** A tab that has no answer after so long may be closed: another one asks. */
const otherTabMs = 60_000

/** Refusals of a call after which the same request may still be answered. */
const isPassing = (code: string) => code === 'UNAVAILABLE' || code === 'TOO_MANY_REQUESTS'

/**
 * Places bets of one player: never one twice, and none is lost on the way. A request keeps its name until its bet is decided, over lost connections and reloads,
 * and is sent in sessions of its own player only.
 */
export function createPlacing({ client, onMoney, onAccepted, tellsBets }: Options) {
  let all: readonly Placing[] = []
  let player: string | null = null
  const kept = createKeptRequests()
  const listeners = new Set<() => void>()
  const pauses = createPauses()
  const told = createTold()
  /** Null until it is asked for again. */
  let lockedNow: ReadonlySet<string> | null = null
  const set = (next: readonly Placing[]) => {
    all = next
    lockedNow = null
    for (const listener of listeners) listener()
  }
  const change = (requestId: string, changes: Partial<Placing>) =>
    set(all.map((one) => (one.requestId === requestId ? { ...one, ...changes } : one)))
  async function send({ request, mayExist }: { request: PlaceRequest; mayExist: boolean }): Promise<void> {
    const { requestId } = request
    let lost = mayExist
    for (const pauseMs of pausesMs) {
      if (pauseMs > 0) await pauses.wait(pauseMs)
      if (request.player !== player) return
      try {
        const { bet, refusal } = await client.call('placeBet', request)
        return await answered(request, { bet, refusal })
      } catch (error) {
        if (error instanceof ConnectionLost) lost = true
        else if (!(error instanceof CallRefusal)) throw error
        else if (error.code === 'SESSION_EXPIRED' && lost)
          break // asked again in the next session
        else if (!isPassing(error.code)) return fail(request, error.code)
        else lost = true
      }
    }
    change(requestId, { state: 'unknown' })
  }

  async function answered(request: PlaceRequest, { bet, refusal }: Pick<Placed, 'bet' | 'refusal'>): Promise<void> {
    const { requestId } = request
    if (bet?.status === 'PENDING_ACCEPTANCE') {
      kept.setBet(request, bet.id)
      change(requestId, { bet, refusal, state: 'answered' })
      return untilDecided(request, bet.id, { ask: false })
    }
    kept.forget(request)
    change(requestId, { bet, refusal, state: 'answered' })
    if (bet && bet.status !== 'NOT_ACCEPTED') onAccepted(request)
    onMoney()
  }

  function fail(request: PlaceRequest, failed: string): void {
    kept.forget(request)
    change(request.requestId, { state: 'answered', bet: null, failed })
  }

  async function untilDecided(request: PlaceRequest, id: string, { ask }: { ask: boolean }): Promise<void> {
    const endsAt = Date.now() + followMs
    for (let waits = !ask; Date.now() < endsAt; waits = true) {
      if (waits && !told.has(id)) await pauses.wait(tellsBets() ? lookMs.late : lookMs.lost, id)
      if (request.player !== player) return
      try {
        const { bet } = told.take(id) ?? (await client.call('showBet', { bet: id }))
        if (bet.status !== 'PENDING_ACCEPTANCE') return await answered(request, { bet, refusal: bet.refusal })
        change(request.requestId, { bet, state: 'answered' })
      } catch (error) {
        if (error instanceof CallRefusal && error.code === 'SESSION_EXPIRED') break
        if (error instanceof CallRefusal && !isPassing(error.code)) return fail(request, error.code)
        if (!(error instanceof CallRefusal) && !(error instanceof ConnectionLost)) throw error
      }
    }
    change(request.requestId, { state: 'unknown' })
  }

  function start({ request, bet }: Kept, mayExist: boolean): void {
    const ends = bet === null ? send({ request, mayExist }) : untilDecided(request, bet, { ask: true })
    ends.catch(() => change(request.requestId, { state: 'unknown' }))
  }

  /** Asks for what has no decision yet and is not being asked for: the same requests under the same names. */
  function askAgain(): void {
    if (player === null) return
    pauses.endAll()
    const busy = new Set(all.filter(({ state }) => state !== 'unknown').map(({ requestId }) => requestId))
    const open = kept.of(player).filter(({ request }) => !busy.has(request.requestId))
    if (open.length === 0) return
    const again = new Set(open.map(({ request }) => request.requestId))
    set([...open.map(fresh), ...all.filter(({ requestId }) => !again.has(requestId))])
    for (const one of open) start(one, true)
  }

  /** Requests that another tab sends, or sent before it was closed. */
  function ofOtherTabs(): PlaceRequest[] {
    const here = new Set(all.map(({ requestId }) => requestId))
    const open = player === null ? [] : kept.of(player)
    return open.flatMap(({ request }) => (here.has(request.requestId) ? [] : [request]))
  }

  kept.onOtherTab(() => set([...all]))
  let before = new Set<string>()
  setInterval(() => {
    const now = ofOtherTabs().map(({ requestId }) => requestId)
    if (now.some((requestId) => before.has(requestId))) askAgain() // that tab was closed
    before = new Set(now)
  }, otherTabMs)

  return {
    get: () => all,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** The player of the session: what they have not been answered yet is asked again. Of another player nothing is shown or sent. */
    setPlayer: (next: string): void => {
      if (next !== player) {
        player = next
        pauses.endAll()
        set([])
      }
      askAgain()
    },
    /** Keeps the requests first, then sends them. */
    place: (bets: readonly Omit<Kept, 'bet'>[]): void => {
      const added = bets.map((one): Kept => ({ ...one, bet: null }))
      kept.add(added)
      set([...added.map(fresh), ...all.filter(isUndecided)])
      for (const one of added) start(one, false)
    },
    askAgain,
    /** A bet of the player as it is now. */
    told: (bet: Bet): void => {
      told.put(bet)
      pauses.endFor(bet.id)
    },
    /** Selections of bets that are not decided yet, in this tab or another. */
    locked: (): ReadonlySet<string> => {
      const here = all.filter(isUndecided).map(({ request }) => request)
      lockedNow ??= new Set([...here, ...ofOtherTabs()].flatMap(selectionsOf))
      return lockedNow
    },
    /** What is decided is shown no more; one of it, or all. */
    clear: (requestId?: string): void =>
      set(all.filter((one) => isUndecided(one) || (requestId !== undefined && one.requestId !== requestId))),
  }
}

const isUndecided = ({ state, bet }: Placing) => state !== 'answered' || bet?.status === 'PENDING_ACCEPTANCE'

export const selectionsOf = ({ legs }: Pick<PlaceRequest, 'legs'>): string[] =>
  legs.flatMap(({ selection, together = [] }) => [selection, ...together])

const fresh = ({ request, names }: Kept): Placing => ({
  ...{ requestId: request.requestId, request, names },
  ...{ state: 'sending', bet: null, refusal: null, failed: null },
})

export type PlacingStore = ReturnType<typeof createPlacing>
