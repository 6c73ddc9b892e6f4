import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLine } from './create-line.ts'

const heard = new Map<string, () => void>()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => heard.set(name, listener))
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a short break of the stream does not count, a longer one does until the stream is current again', () => {
  const line = createLine()
  line.told(false)
  vi.advanceTimersByTime(1000)
  line.told(true)
  vi.advanceTimersByTime(5000)
  expect(line.get()).toBe('current')
  line.told(false)
  vi.advanceTimersByTime(2000)
  expect(line.get()).toBe('lost')
  line.told(true)
  expect(line.get()).toBe('current')
})

test('a browser that is offline is lost at once, whatever the stream says, until it is online and the stream current', () => {
  const line = createLine()
  vi.stubGlobal('navigator', { onLine: false })
  heard.get('offline')?.()
  expect(line.get()).toBe('lost')
  line.told(true)
  expect(line.get()).toBe('lost')
  vi.stubGlobal('navigator', { onLine: true })
  line.told(true)
  expect(line.get()).toBe('current')
})
