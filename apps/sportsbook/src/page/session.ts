import { CallRefusal } from '@andon/web-kit/client'
import * as v from 'valibot'
import type { SportsClient, SportsReply } from './api.ts'
import type { Host } from './host.ts'
import { createListeners } from './listeners.ts'
import { readStored, store } from './storage.ts'
import { setOwner } from './stored-state.ts'

type Account = Pick<SportsReply<'session'>, 'player' | 'nickname' | 'currency' | 'balance' | 'freeBets'>

type Player = { readonly kind: 'player' } & Account

/** `ended`: it was open and is over; the site sends a new token if the player is still logged in. */
export type SessionState = { readonly kind: 'opening' | 'visitor' | 'ended' } | Player

const key = 'sports.session'

/** The parts of the balance that the site sends. */
interface SentFigures {
  readonly balance?: number | undefined
  readonly freeBets?: number | undefined
}

interface SessionOptions {
  readonly client: SportsClient
  readonly host: Host
  readonly token: string | null
  readonly language: 'ja' | 'en'
}

/**
 * The player's session at the bookmaker. It is opened with a launch token and lasts for hours; tokens that the site sends later are kept, and the newest is
 * used when the session is over. Nothing but calls of the player depends on it: the stream of prices goes on.
 */
export function createSession({ client, host, token, language }: SessionOptions) {
  let state: SessionState = { kind: token || host.isThere ? 'opening' : 'visitor' }
  let spare: string | null = null
  /** The site sends the balance with each change of it. */
  let isSent = false
  const { notify, subscribe } = createListeners()
  const set = (next: SessionState) => {
    if (next.kind === 'player') setOwner(next.player)
    state = next
    notify()
  }

  async function open(launchToken: string): Promise<void> {
    try {
      const { sessionToken, ...opened } = await client.call('openSession', { token: launchToken, language })
      client.useSession(sessionToken)
      store('sessionStorage', key, sessionToken)
      set(playerWith(opened))
    } catch {
      over()
    }
  }

  /** A reload has no token: the session of this window goes on. */
  async function resume(): Promise<void> {
    const kept = readStored('sessionStorage', key, v.string())
    if (kept === null) return over('visitor')
    client.useSession(kept)
    await refresh()
    if (state.kind === 'opening') over()
  }

  async function refresh(): Promise<void> {
    try {
      set(playerWith(await client.call('session', {})))
    } catch (error) {
      if (error instanceof CallRefusal && error.code !== 'UNAVAILABLE') over()
    }
  }

  function over(next: 'ended' | 'visitor' = 'ended'): void {
    client.useSession(null)
    store('sessionStorage', key, null)
    const token = spare
    spare = null
    if (token !== null) return void open(token)
    set({ kind: host.isThere ? next : 'visitor' })
    host.send({ type: 'sportsbook.expired' })
  }

  function setFigures(before: Player, { balance = before.balance, freeBets = before.freeBets }: SentFigures): void {
    if (isSent) set({ ...before, balance, freeBets })
    else void refresh()
  }

  client.onExpired(() => {
    if (state.kind === 'player') over()
  })
  host.onMessage((message) => {
    if (message.type === 'sportsbook.balanceChanged') {
      isSent = message.balance !== undefined && message.freeBets !== undefined
      if (state.kind === 'player') setFigures(state, message)
    }
    if (message.type !== 'sportsbook.token') return
    if (state.kind === 'player' || state.kind === 'opening') spare = message.authToken
    else void open(message.authToken)
  })
  void (token === null ? (host.isThere ? resume() : undefined) : open(token))

  return {
    get: (): SessionState => state,
    subscribe,
    /** Informs the site that money moved, and reads the balance again where the site does not send it. */
    moneyMoved: async (): Promise<void> => {
      host.send({ type: 'sportsbook.balance' })
      if (!isSent) await refresh()
    },
    refresh,
  }
}

const playerWith = ({ player, nickname, currency, balance, freeBets }: Account): SessionState => ({
  kind: 'player',
  player,
  nickname,
  currency,
  balance,
  freeBets,
})

export type Session = ReturnType<typeof createSession>
