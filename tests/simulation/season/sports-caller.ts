import { setTimeout as sleep } from 'node:timers/promises'
import { type SportsCall, type SportsReply, sportsApi } from '@andon/bookmaker/sports-api'
import { addressOf } from '@andon/contract/endpoint'

/** Of the sportsbook's own origin. The servers trust what a proxy on this machine says. */
export const sportsHost = 'sports.localhost'

const pauseMs = 200
const patienceMs = 180_000

/**
 * Calls as the sportsbook's client makes them: an answer that does not come, or says that it cannot be had now, is asked for again, at the next server. So each call
 * must be one that may be repeated.
 *
 * @param origins of the servers that run now
 */
export function createSportsCaller(origins: () => readonly string[]) {
  let turn = 0

  async function once(path: string, init: RequestInit): Promise<{ status: number; text: string } | null> {
    const all = origins()
    turn += 1
    const response = await fetch(`${all[turn % all.length]}${path}`, {
      ...init,
      signal: AbortSignal.timeout(20_000),
    }).catch(() => null)
    const text = await response?.text().catch(() => null)
    return response && text != null ? { status: response.status, text } : null
  }

  return async function call<C extends SportsCall>(name: C, request: object, token?: string): Promise<SportsReply<C>> {
    const { method, path, fields } = addressOf(sportsApi[name].route, request)
    const query = method === 'GET' ? `?${new URLSearchParams(fields as Record<string, string>)}` : ''
    const init = {
      method,
      headers: {
        'x-forwarded-host': sportsHost,
        ...(method === 'POST' && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(method === 'POST' && { body: JSON.stringify(fields) }),
    }
    const end = performance.now() + patienceMs
    for (;;) {
      const reply = await once(`${path}${query}`, init)
      if (reply?.status === 200) return JSON.parse(reply.text)
      const last = reply ? `${reply.status} ${reply.text.slice(0, 200)}` : 'no answer'
      if (reply && reply.status < 500 && reply.status !== 429) throw new Error(`${name}: ${last}`)
      if (performance.now() > end) throw new Error(`${name} is not answered: ${last}`)
      await sleep(pauseMs)
    }
  }
}
export type SportsCaller = ReturnType<typeof createSportsCaller>
