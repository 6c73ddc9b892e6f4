import { expect, test } from 'vitest'
import { isOpenWhileRestricted, restrictedHome } from './restricted-pages.ts'

test.each([
  restrictedHome,
  '/account',
  '/account/transactions',
  '/account/confirmidentity?prevUrl=x',
  '/account/limits',
  '/customer-service',
  '/responsible-game',
])('a restricted session may open %s', (path) => {
  expect(isOpenWhileRestricted(path)).toBe(true)
})

test.each([
  '',
  '/',
  '/home',
  '/lobbies/slots',
  '/game-play?gameType=freegames',
  '/sports/a-z',
  '/promotions/welcome',
  '/account/bonus-rewards',
  '/account/profile',
])('a restricted session may not open %s', (path) => {
  expect(isOpenWhileRestricted(path)).toBe(false)
})
