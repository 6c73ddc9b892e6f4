import { expect, test } from 'vitest'
import { stepped, withDraft, withGoals } from './drafts.ts'

test.each([
  [null, 'home', 1, '1:0'],
  [null, 'away', 1, '0:1'],
  [null, 'home', -1, '0:0'],
  [{ home: 2, away: 1 }, 'away', 1, '2:2'],
  [{ home: 2, away: 0 }, 'away', -1, '2:0'],
  [{ home: 20, away: 0 }, 'home', 1, '20:0'],
] as const)('a step from %o of %s by %i makes %s', (shown, side, by, made) => {
  const { home, away } = stepped(shown, side, by)
  expect(`${home}:${away}`).toBe(made)
})

test('what is typed stays within what can be tipped', () => {
  const typed = (text: string) => withGoals({ home: 1, away: 1 }, 'home', Number(text)).home
  expect(['7', '', '-3', '99', '2.9', 'e'].map(typed)).toEqual([7, 0, 0, 20, 2, 0])
})

test('a score like the saved tip is no draft', () => {
  const match = { matchId: 'm', tip: { home: 1, away: 0 } }
  const changed = withDraft(new Map(), match, { home: 2, away: 0 })
  expect(changed.get('m')).toEqual({ home: 2, away: 0 })
  expect(withDraft(changed, match, { home: 1, away: 0 }).size).toBe(0)
})
