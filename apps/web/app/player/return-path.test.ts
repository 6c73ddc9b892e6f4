import { beforeEach, expect, test, vi } from 'vitest'
import { forgetReturnPath, rememberReturnPath, takeReturnPath } from './return-path.ts'

const minute = 60_000
beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('document', {})
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

test('a remembered path is taken once', () => {
  rememberReturnPath('/mygames', 0)
  expect(takeReturnPath(minute)).toBe('/mygames')
  expect(takeReturnPath(minute)).toBeNull()
})

test('a forgotten path and one that is half an hour old are not taken', () => {
  rememberReturnPath('/mygames', 0)
  forgetReturnPath()
  expect(takeReturnPath(0)).toBeNull()
  rememberReturnPath('/mygames', 0)
  expect(takeReturnPath(30 * minute + 1)).toBeNull()
})

test('a path that a script of the operator has set is taken, too', () => {
  localStorage.setItem('loginReturnPath', '/mygames')
  expect(takeReturnPath(0)).toBe('/mygames')
})

test.each(['//elsewhere.example', 'https://elsewhere.example', ''])('“%s” is not a path of this site', (path) => {
  rememberReturnPath(path, 0)
  expect(takeReturnPath(0)).toBeNull()
})
