import { afterEach, expect, test, vi } from 'vitest'
import { tabStorage, visitStorage } from './storage.ts'

afterEach(() => vi.unstubAllGlobals())

function stubHistory() {
  const history = {
    state: null as object | null,
    replaceState: (state: object) => {
      history.state = state
    },
  }
  vi.stubGlobal('history', history)
  return history
}

test('what a visit keeps outlives a frame that is loaded again; the history entry of the frame does not', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  const history = stubHistory()
  visitStorage.write('bets', 'a')
  tabStorage.write('session', 'b')
  history.state = null
  expect([visitStorage.read('bets'), tabStorage.read('session')]).toEqual(['a', null])
})

test('where the browser refuses session storage, the history entry of the frame keeps it', () => {
  const refused = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refused, setItem: refused })
  stubHistory()
  visitStorage.write('bets', 'a')
  expect(visitStorage.read('bets')).toBe('a')
})
