import { type SportsReply, sportsApi } from '@andon/bookmaker/sports-api'
import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { ConnectionLost, type SportsClient, SportsRefusal } from '../frame/api.ts'
import { readStored, store } from '../frame/storage.ts'

type Placed = SportsReply<'placeBet'>

/** A bet on its way. `unknown`: no reply came; asked again under the same name, it is the same bet. */
export interface Placing {
  readonly requestId: string
  readonly state: 'sending' | 'unknown' | 'answered'
  readonly bet: Placed['bet']
  readonly refusal: Placed['refusal']
  /** Of the call itself, such as SESSION_EXPIRED: there is no bet. */
  readonly failed: string | null
}

const key = 'sports.placing'
const requests = v.array(sportsApi.placeBet.request)
type Request = v.InferOutput<typeof requests>[number]
const pausesMs = [0, 1000, 2000, 4000, 8000, 15_000, 30_000]
const pollMs = 700

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/**
 * Places bets: never one twice, and none is lost on the way; a request keeps its name until it has its answer, over lost connections and reloads. Money that moved is told
 * by `onMoney`.
 */
export function createPlacing(client: SportsClient, onMoney: () => void) {
  let all: readonly Placing[] = []
  const listeners = new Set<() => void>()
  const set = (next: readonly Placing[]) => {
    all = next
    for (const listener of listeners) listener()
  }
  const change = (requestId: string, changes: Partial<Placing>) =>
    set(all.map((one) => (one.requestId === requestId ? { ...one, ...changes } : one)))
  const kept = (): readonly Request[] => readStored('localStorage', key, requests) ?? []
  const forget = (requestId: string) => {
    const left = kept().filter((one) => one.requestId !== requestId)
    store('localStorage', key, left.length > 0 ? left : null)
  }

  async function send(request: Request): Promise<void> {
    const { requestId } = request
    change(requestId, { state: 'sending' })
    for (const pauseMs of pausesMs) {
      await wait(pauseMs)
      try {
        const { bet, refusal } = await client.call('placeBet', request)
        change(requestId, { bet, refusal, state: 'answered' })
        forget(requestId)
        onMoney()
        if (bet?.status === 'PENDING_ACCEPTANCE') await untilDecided(requestId, bet.id)
        return
      } catch (error) {
        if (error instanceof SportsRefusal && error.code !== 'UNAVAILABLE') {
          change(requestId, { state: 'answered', failed: error.code })
          return forget(requestId)
        }
        if (!(error instanceof ConnectionLost) && !(error instanceof SportsRefusal)) throw error
      }
    }
    change(requestId, { state: 'unknown' })
  }

  async function untilDecided(requestId: string, id: string): Promise<void> {
    for (;;) {
      await wait(pollMs)
      const bet = await client.call('showBet', { bet: id }).then(
        (reply) => reply.bet,
        () => null, // asked again
      )
      if (!bet) continue
      change(requestId, { bet, refusal: bet.refusal })
      if (bet.status === 'PENDING_ACCEPTANCE') continue
      return onMoney()
    }
  }

  const inBackground = (request: Request) => {
    send(request).catch(() => change(request.requestId, { state: 'unknown' }))
  }

  return {
    get: () => all,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Keeps the requests first, then sends them. */
    place: (bets: readonly Request[]): void => {
      store('localStorage', key, [...kept(), ...bets])
      set([...bets.map((bet) => fresh(bet.requestId)), ...all.filter(({ state }) => state !== 'answered')])
      for (const bet of bets) inBackground(bet)
    },
    /** Sends what has no answer yet, as after a reload: the same requests under the same names. */
    resume: (): void => {
      const known = new Set(all.filter(({ state }) => state === 'sending').map(({ requestId }) => requestId))
      const open = kept().filter(({ requestId }) => !known.has(requestId))
      set([...open.map((bet) => fresh(bet.requestId)), ...all.filter(({ state }) => state !== 'unknown')])
      for (const bet of open) inBackground(bet)
    },
    /** What has its answer is shown no more. */
    clear: (): void =>
      set(all.filter(({ state, bet }) => state !== 'answered' || bet?.status === 'PENDING_ACCEPTANCE')),
  }
}

const fresh = (requestId: string): Placing => ({
  ...{ requestId, state: 'sending', bet: null, refusal: null, failed: null },
})

export type PlacingStore = ReturnType<typeof createPlacing>
export const usePlacing = (placing: PlacingStore) => useSyncExternalStore(placing.subscribe, placing.get)
