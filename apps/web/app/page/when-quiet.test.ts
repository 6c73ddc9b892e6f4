import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchAhead, whenQuiet } from './when-quiet.ts'

/** Tells observers that something was fetched. */
let fetched: () => void
beforeEach(() => {
  vi.useFakeTimers()
  const observers = new Set<() => void>()
  fetched = () => {
    for (const tell of observers) tell()
  }
  class Observer {
    static supportedEntryTypes = ['resource']
    readonly tell: () => void
    constructor(tell: () => void) {
      this.tell = tell
    }
    observe() {
      observers.add(this.tell)
    }
    disconnect() {
      observers.delete(this.tell)
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer)
  vi.stubGlobal('document', { readyState: 'complete' })
  vi.stubGlobal('navigator', {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('work waits until nothing was fetched for two seconds', () => {
  const work = vi.fn()
  whenQuiet(work)
  vi.advanceTimersByTime(1_500)
  fetched()
  vi.advanceTimersByTime(1_999)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  fetched()
  vi.advanceTimersByTime(10_000)
  expect(work).toHaveBeenCalledTimes(1)
})

test('work waits for its longest time at most on a page that never rests', () => {
  const [patient, hurried] = [vi.fn(), vi.fn()]
  whenQuiet(patient)
  whenQuiet(hurried, 5_000)
  for (let second = 0; second < 20; second++) {
    fetched()
    vi.advanceTimersByTime(1_000)
  }
  expect(patient).not.toHaveBeenCalled()
  expect(hurried).toHaveBeenCalledTimes(1)
})

test('what is cancelled is not done, before the page has loaded and after', () => {
  const [early, late] = [vi.fn(), vi.fn()]
  const listeners = new Map<string, () => void>()
  vi.stubGlobal('document', { readyState: 'loading' })
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.set(name, listener))
  vi.stubGlobal('removeEventListener', (name: string) => listeners.delete(name))
  const cancelEarly = whenQuiet(early)
  cancelEarly()
  expect(listeners.size).toBe(0)
  const cancelLate = whenQuiet(late)
  listeners.get('load')?.()
  cancelLate()
  vi.advanceTimersByTime(10_000)
  expect(early).not.toHaveBeenCalled()
  expect(late).not.toHaveBeenCalled()
})

test.each([
  [undefined, true],
  [{ effectiveType: '4g' }, true],
  [{ type: 'wifi', effectiveType: '4g', saveData: false }, true],
  [{ saveData: true, effectiveType: '4g' }, false],
  [{ effectiveType: '3g' }, false],
  [{ type: 'cellular', effectiveType: '4g' }, false],
])('on a line like %o something is fetched ahead: %s', (connection, expected) => {
  vi.stubGlobal('navigator', { connection })
  const work = vi.fn()
  fetchAhead(work)
  vi.advanceTimersByTime(10_000)
  expect(work.mock.calls.length > 0).toBe(expected)
})
