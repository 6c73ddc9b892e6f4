import { expect, test } from 'vitest'
import { bookReadiness } from './book-ready.ts'

test('a server is ready once its book can be bet, and stays ready', () => {
  let offers = false
  const ready = bookReadiness({ offers: () => offers, elapsedMs: () => 1_000 })
  expect(ready()).toBe('the book offers no bets yet')
  offers = true
  expect(ready()).toBeNull()
  offers = false
  expect(ready()).toBeNull()
})

test('a book without bets keeps a server out for half a minute at most', () => {
  let elapsedMs = 30_000
  const ready = bookReadiness({ offers: () => false, elapsedMs: () => elapsedMs })
  expect(ready()).toBe('the book offers no bets yet')
  elapsedMs = 30_001
  expect(ready()).toBeNull()
})
