import { expect, vi } from 'vitest'
import WebSocket from 'ws'
import { framesIn, type RealtimeFrame } from './realtime-frames.ts'

export type Line = Awaited<ReturnType<typeof listenForBalance>>

/** An open page of the player whose cookies are in `jar`, subscribed to session and balance, with the balance of then, when this returns. */
export async function listenForBalance(origin: string, jar: ReadonlyMap<string, string>) {
  const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/realtime`, { headers: { cookie } })
  const frames: RealtimeFrame[] = []
  socket.on('message', (data) => frames.push(...framesIn(data)))
  socket.on('open', () => socket.send('{"type":"subscribe","topics":["session","balance"]}'))
  const balances = () => frames.filter(({ topic, data }) => topic === 'balance' && data)
  await vi.waitFor(
    () => expect([frames.filter(({ type }) => type === 'subscribed').length, balances().length]).toEqual([2, 1]),
    { timeout: 15_000, interval: 50 },
  )
  /** Since then, by messages and after a gap by images. */
  const cashHeard = () =>
    balances()
      .slice(1)
      .map(({ data }) => data?.realCashBalance)
  return {
    frames,
    cashHeard,
    resyncs: () => frames.filter(({ type }) => type === 'resync').length,
    close: () => socket.close(),
  }
}
