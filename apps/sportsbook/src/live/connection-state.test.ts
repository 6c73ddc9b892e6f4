import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createConnectionState } from './connection-state.ts'

const browserEvents = new Map<string, () => void>()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => browserEvents.set(name, listener))
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a short break of the stream does not count, a longer one does until the stream is current again', () => {
  const connection = createConnectionState()
  connection.setStream(false)
  vi.advanceTimersByTime(1000)
  connection.setStream(true)
  vi.advanceTimersByTime(5000)
  expect(connection.get()).toBe('current')
  connection.setStream(false)
  vi.advanceTimersByTime(2000)
  expect(connection.get()).toBe('lost')
  connection.setStream(true)
  expect(connection.get()).toBe('current')
})

test('a browser that is offline is lost at once, whatever the stream says, until it is online and the stream current', () => {
  const connection = createConnectionState()
  vi.stubGlobal('navigator', { onLine: false })
  browserEvents.get('offline')?.()
  expect(connection.get()).toBe('lost')
  connection.setStream(true)
  expect(connection.get()).toBe('lost')
  vi.stubGlobal('navigator', { onLine: true })
  connection.setStream(true)
  expect(connection.get()).toBe('current')
})
