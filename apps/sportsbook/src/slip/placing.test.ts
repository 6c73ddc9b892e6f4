import { beforeEach, expect, test, vi } from 'vitest'
import { ConnectionLost, type SportsClient, SportsRefusal } from '../frame/api.ts'
import { createPlacing } from './placing.ts'

const request = (requestId: string) => ({
  ...{ requestId, prices: 'any' as const, eachWay: false, boosts: true },
  legs: [{ selection: 'andon:match:m-1/1/1', together: [], price: 2000, score: null, redCards: null, banker: false }],
  ...{ combine: { type: 'single' as const }, stake: { total: 500 } },
})
const bet = (status: string) => ({ id: 'bet_1', status, refusal: null })
const kept = new Map<string, string>()
const money = vi.fn()
let replies: (() => unknown)[]
let asked: string[]
const client = {
  call: async (name: string, { requestId }: { requestId?: string }) => {
    asked.push(requestId ?? name)
    return replies.shift()?.()
  },
} as unknown as SportsClient

beforeEach(() => {
  vi.useFakeTimers()
  kept.clear()
  money.mockClear()
  asked = []
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('window', { localStorage: storage })
})

const lost = () => {
  throw new ConnectionLost('placeBet')
}
const accepted = () => ({ success: true, bet: bet('ACCEPTED'), refusal: null })

test('a request without a reply is asked again under its name until it has one, and money is told once', async () => {
  replies = [lost, lost, accepted]
  const placing = createPlacing(client, money)
  placing.place([request('request-1')])
  expect(kept.size).toBe(1)
  await vi.advanceTimersByTimeAsync(4000)
  expect(asked).toEqual(['request-1', 'request-1', 'request-1'])
  expect(placing.get()).toMatchObject([{ state: 'answered', bet: { status: 'ACCEPTED' } }])
  expect(kept.size).toBe(0)
  expect(money).toHaveBeenCalledTimes(1)
})

test('what had no answer before a reload is asked again, the same request', async () => {
  replies = [lost]
  createPlacing(client, money).place([request('request-1')])
  await vi.advanceTimersByTimeAsync(10)
  const reloaded = createPlacing(client, money)
  replies = [accepted]
  reloaded.resume()
  await vi.advanceTimersByTimeAsync(10)
  expect(new Set(asked)).toEqual(new Set(['request-1']))
  expect(reloaded.get()).toMatchObject([{ state: 'answered', bet: { status: 'ACCEPTED' } }])
})

test('a bet with a delay is followed until it is decided; a call that is refused is no bet', async () => {
  replies = [
    () => ({ success: true, bet: bet('PENDING_ACCEPTANCE'), refusal: null }),
    () => ({ success: true, bet: bet('PENDING_ACCEPTANCE') }),
    () => ({ success: true, bet: bet('ACCEPTED') }),
  ]
  const placing = createPlacing(client, money)
  placing.place([request('request-1')])
  await vi.advanceTimersByTimeAsync(100)
  expect(placing.get()).toMatchObject([{ bet: { status: 'PENDING_ACCEPTANCE' } }])
  await vi.advanceTimersByTimeAsync(2000)
  expect(placing.get()).toMatchObject([{ bet: { status: 'ACCEPTED' } }])
  replies = [
    () => {
      throw new SportsRefusal('SESSION_EXPIRED')
    },
  ]
  placing.place([request('request-2')])
  await vi.advanceTimersByTimeAsync(100)
  expect(placing.get()[0]).toMatchObject({ requestId: 'request-2', state: 'answered', failed: 'SESSION_EXPIRED' })
  expect(kept.size).toBe(0)
})
