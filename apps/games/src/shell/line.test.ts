import { ConnectionLost } from '@andon/web-kit/client'
import { expect, test, vi } from 'vitest'
import type { ArcadeClient } from './arcade-client.ts'
import { createLine, createPauses } from './line.ts'
import { requestRound } from './request-round.ts'

const durationMs = 8_000
const never = () => new Promise<void>(() => undefined)

test('a pause ends when the device is online again', async () => {
  const device = new EventTarget()
  const line = createLine(device, never)
  const pause = line.pause(durationMs)
  device.dispatchEvent(new Event('online'))
  expect(await pause).toBe(true)
  expect(await createLine(device, async () => undefined).pause(durationMs)).toBe(false)
})

test('pauses grow to two seconds, and begin again when the device is back online', async () => {
  const asked: number[] = []
  const device = new EventTarget()
  const pauses = createPauses(
    createLine(device, async (durationMs) => {
      asked.push(durationMs)
      if (asked.length === 6) await never()
    }),
  )
  for (let count = 0; count < 5; count++) await pauses.next()
  const last = pauses.next()
  await vi.waitFor(() => expect(asked).toHaveLength(6))
  device.dispatchEvent(new Event('online'))
  await last
  await pauses.next()
  expect(asked).toEqual([250, 500, 1_000, 2_000, 2_000, 2_000, 250])
})

test('a request that hangs on a dead connection is sent again as soon as the device is online', async () => {
  const device = new EventTarget()
  const asked: unknown[] = []
  const call = (_: string, request: object, { signal }: { signal: AbortSignal }) => {
    asked.push(request)
    if (asked.length === 2) return Promise.resolve({ round: { status: 'settled', events: [{}] }, balance: 1 })
    return new Promise((_, lose) => signal.addEventListener('abort', () => lose(new ConnectionLost('playRound'))))
  }
  const notices: string[] = []
  const result = requestRound({
    arcade: { call, useSession: () => {} } as unknown as ArcadeClient, // a reply with the fields that are read
    request: { stake: 100, requestId: 'one-press' },
    wasShown: () => false,
    line: createLine(device, async () => undefined),
    onOffline: () => notices.push('offline'),
    onOnline: () => notices.push('online'),
  })
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  device.dispatchEvent(new Event('online'))
  expect(await result).toMatchObject({ kind: 'round', balance: 1 })
  expect(asked).toEqual([
    { stake: 100, requestId: 'one-press' },
    { stake: 100, requestId: 'one-press' },
  ])
  expect(notices).toEqual(['offline', 'online'])
})
