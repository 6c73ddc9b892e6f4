import { CallRefusal, ConnectionLost } from '@andon/web-kit/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SportsClient } from '../../page/api.ts'
import { createPlacing } from './placing.ts'

const selection = 'andon:match:m-1/1/1'
const request = (requestId: string, player = 'ply_a') => ({
  request: {
    requestId,
    player,
    prices: 'any' as const,
    eachWay: false,
    boosts: true,
    legs: [{ selection, together: [], price: 2000, score: null, redCards: null, banker: false, eachWay: null }],
    combine: { type: 'single' as const },
    stake: { total: 500 },
  },
  names: { [selection]: { ja: 'a', en: 'a' } },
})
const bet = (status: string) => ({ id: 'bet_1', status, refusal: null })
const kept = new Map<string, string>()
const onMoney = vi.fn()
const onAccepted = vi.fn()
let areBetsStreamed: boolean
let replies: (() => unknown)[]
let calls: string[]
let otherTab: ((event: { key: string | null }) => void)[]
const client = {
  call: async (name: string, { requestId }: { requestId?: string }) => {
    calls.push(requestId ?? name)
    return replies.shift()?.()
  },
} as unknown as SportsClient
const opened = (player = 'ply_a') => {
  const placing = createPlacing({ client, onMoney, onAccepted, areBetsStreamed: () => areBetsStreamed })
  placing.setPlayer(player)
  return placing
}

const storage = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
  removeItem: (name: string) => void kept.delete(name),
}
beforeEach(() => {
  vi.useFakeTimers()
  kept.clear()
  onMoney.mockClear()
  onAccepted.mockClear()
  areBetsStreamed = false
  calls = []
  otherTab = []
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('addEventListener', (_: string, listener: (typeof otherTab)[number]) => otherTab.push(listener))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const lost = () => {
  throw new ConnectionLost('placeBet')
}
const refuse = (code: string) => () => {
  throw new CallRefusal(code)
}
const placed = (status: string) => () => ({ success: true, bet: bet(status), refusal: null })

test('a request without a reply is asked again under its name until it has one, and money is told once', async () => {
  replies = [lost, lost, placed('ACCEPTED')]
  const placing = opened()
  placing.place([request('request-1')])
  expect(kept.size).toBe(1)
  await vi.advanceTimersByTimeAsync(4000)
  expect(calls).toEqual(['request-1', 'request-1', 'request-1'])
  expect(placing.get()).toMatchObject([{ state: 'answered', bet: { status: 'ACCEPTED' } }])
  expect(kept.size).toBe(0)
  expect(onMoney).toHaveBeenCalledTimes(1)
  expect(onAccepted).toHaveBeenCalledTimes(1)
})

test('what had no answer before a reload is asked again, the same request', async () => {
  replies = [lost]
  opened().place([request('request-1')])
  await vi.advanceTimersByTimeAsync(10)
  replies = [placed('ACCEPTED')]
  const reloaded = opened()
  await vi.advanceTimersByTimeAsync(10)
  expect(new Set(calls)).toEqual(new Set(['request-1']))
  expect(reloaded.get()).toMatchObject([{ state: 'answered', bet: { status: 'ACCEPTED' } }])
})

test('the request of one player is never sent, shown or locked for another, and goes on when the first is back', async () => {
  replies = [lost]
  const placing = opened()
  placing.place([request('request-1')])
  await vi.advanceTimersByTimeAsync(10)
  placing.setPlayer('ply_b')
  expect(placing.get()).toEqual([])
  expect([...placing.locked()]).toEqual([])
  await vi.advanceTimersByTimeAsync(120_000)
  opened('ply_b')
  await vi.advanceTimersByTimeAsync(120_000)
  expect(calls).toEqual(['request-1'])
  replies = [placed('ACCEPTED')]
  placing.setPlayer('ply_a')
  await vi.advanceTimersByTimeAsync(10)
  expect(calls).toEqual(['request-1', 'request-1'])
})

test('selections are locked while a bet is sent, unknown or waits for its delay, in every tab', async () => {
  const placing = opened()
  const other = opened()
  replies = [() => new Promise(() => undefined)]
  placing.place([request('request-1')])
  for (const listener of otherTab) listener({ key: 'sports.placing:ply_a' })
  expect([...placing.locked()]).toEqual([selection])
  expect([...other.locked()]).toEqual([selection])

  kept.clear()
  replies = Array.from({ length: 7 }, () => lost)
  const unknown = opened()
  unknown.place([request('request-2')])
  await vi.advanceTimersByTimeAsync(90_000)
  expect(unknown.get()).toMatchObject([{ state: 'unknown' }])
  expect([...unknown.locked()]).toEqual([selection])
  replies = [placed('NOT_ACCEPTED')]
  unknown.resume() // the connection is back
  await vi.advanceTimersByTimeAsync(10)
  expect([...unknown.locked()]).toEqual([])
})

test('what a tab left when it was closed is asked for by another', async () => {
  replies = [lost]
  const closed = opened()
  const other = opened()
  closed.place([request('request-1')])
  await vi.advanceTimersByTimeAsync(10)
  closed.setPlayer('nobody') // it asks no more
  replies = [placed('ACCEPTED')]
  await vi.advanceTimersByTimeAsync(130_000)
  expect(other.get()).toMatchObject([{ requestId: 'request-1', bet: { status: 'ACCEPTED' } }])
  expect([...other.locked()]).toEqual([])
})

test('a bet with a delay is kept and followed until it is decided, over a reload, and locked until then', async () => {
  replies = [placed('PENDING_ACCEPTANCE'), placed('PENDING_ACCEPTANCE')]
  const closed = opened()
  closed.place([request('request-1')])
  await vi.advanceTimersByTimeAsync(100)
  expect(kept.size).toBe(1)
  closed.setPlayer('nobody') // it asks no more
  replies = [placed('PENDING_ACCEPTANCE'), placed('ACCEPTED')]
  calls = []
  const reloaded = opened()
  expect([...reloaded.locked()]).toEqual([selection])
  await vi.advanceTimersByTimeAsync(100)
  expect(calls[0]).toBe('showBet')
  await vi.advanceTimersByTimeAsync(2000)
  expect(reloaded.get()).toMatchObject([{ bet: { status: 'ACCEPTED' } }])
  expect(onAccepted).toHaveBeenCalled()
  expect(kept.size).toBe(0)
})

const streamedBet = (status: string) =>
  bet(status) as unknown as Parameters<ReturnType<typeof createPlacing>['receiveBet']>[0]

test('while the stream tells of bets, a bet with a delay is one request, and its decision is money once', async () => {
  areBetsStreamed = true
  replies = [placed('PENDING_ACCEPTANCE')]
  const placing = opened()
  placing.place([request('request-1')])
  await vi.advanceTimersByTimeAsync(8000)
  placing.receiveBet({ ...streamedBet('WON'), id: 'bet_of_before' })
  expect(placing.get()).toMatchObject([{ bet: { status: 'PENDING_ACCEPTANCE' } }])
  expect(onMoney).not.toHaveBeenCalled()
  placing.receiveBet(streamedBet('ACCEPTED'))
  await vi.advanceTimersByTimeAsync(10)
  expect(placing.get()).toMatchObject([{ state: 'answered', bet: { status: 'ACCEPTED' } }])
  expect(calls).toEqual(['request-1'])
  expect([onMoney, onAccepted].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  expect(kept.size).toBe(0)
})

test('a decision that was told before the reply to the request is not waited for', async () => {
  areBetsStreamed = true
  const placing = opened()
  replies = [
    () => {
      placing.receiveBet(streamedBet('NOT_ACCEPTED'))
      return placed('PENDING_ACCEPTANCE')()
    },
  ]
  placing.place([request('request-1')])
  await vi.advanceTimersByTimeAsync(10)
  expect(placing.get()).toMatchObject([{ bet: { status: 'NOT_ACCEPTED' } }])
  expect(calls).toEqual(['request-1'])
})

test('a bet of which the stream tells nothing is asked for once it is late', async () => {
  areBetsStreamed = true
  replies = [placed('PENDING_ACCEPTANCE'), placed('ACCEPTED')]
  const placing = opened()
  placing.place([request('request-1')])
  await vi.advanceTimersByTimeAsync(14_000)
  expect(calls).toEqual(['request-1'])
  await vi.advanceTimersByTimeAsync(2000)
  expect(calls).toEqual(['request-1', 'showBet'])
  expect(placing.get()).toMatchObject([{ bet: { status: 'ACCEPTED' } }])
})

test('following a bet ends: at a refusal, and after some minutes without a decision', async () => {
  replies = [placed('PENDING_ACCEPTANCE'), refuse('NOT_FOUND')]
  const placing = opened()
  placing.place([request('request-1')])
  await vi.advanceTimersByTimeAsync(3000)
  expect(placing.get()).toMatchObject([{ state: 'answered', failed: 'NOT_FOUND' }])
  expect(calls).toHaveLength(2)
  expect(kept.size).toBe(0)

  replies = Array.from({ length: 1000 }, () => placed('PENDING_ACCEPTANCE'))
  placing.place([request('request-2')])
  await vi.advanceTimersByTimeAsync(600_000)
  expect(placing.get()[0]).toMatchObject({ requestId: 'request-2', state: 'unknown' })
  expect(replies.length).toBeGreaterThan(900)
  expect(kept.size).toBe(1)
})

test('a call that is refused is no bet; after an attempt that may have arrived, the next session asks', async () => {
  replies = [refuse('SESSION_EXPIRED')]
  const placing = opened()
  placing.place([request('request-1')])
  await vi.advanceTimersByTimeAsync(100)
  expect(placing.get()[0]).toMatchObject({ state: 'answered', failed: 'SESSION_EXPIRED' })
  expect(kept.size).toBe(0)
  replies = [lost, refuse('SESSION_EXPIRED')]
  placing.place([request('request-2')])
  await vi.advanceTimersByTimeAsync(5000)
  expect(placing.get()[0]).toMatchObject({ requestId: 'request-2', state: 'unknown' })
  replies = [placed('ACCEPTED')]
  placing.setPlayer('ply_a')
  await vi.advanceTimersByTimeAsync(100)
  expect(placing.get()[0]).toMatchObject({ requestId: 'request-2', bet: { status: 'ACCEPTED' } })
})

test('where the browser denies storage a request is asked again all the same', async () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, removeItem: denied })
  replies = Array.from({ length: 7 }, () => lost)
  const placing = opened('ply_c')
  placing.place([request('request-1', 'ply_c')])
  await vi.advanceTimersByTimeAsync(90_000)
  expect(placing.get()).toMatchObject([{ state: 'unknown' }])
  replies = [placed('ACCEPTED')]
  placing.resume()
  await vi.advanceTimersByTimeAsync(10)
  expect(placing.get()).toMatchObject([{ bet: { status: 'ACCEPTED' } }])
})
