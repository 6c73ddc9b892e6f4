import type { Language } from '@andon/contract/languages'
import { setupI18n } from '@lingui/core'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import { messages as en } from './messages.en.ts'
import { messages as ja } from './messages.ja.ts'
import { type Refused, refusalSentences } from './refusal-sentences.ts'

function said(language: Language, refused: Refused): string | undefined {
  const texts = Object.entries({ ja, en }[language]).map(([key, text]) => [key, compileMessageOrThrow(text)])
  const i18n = setupI18n({ locale: language, messages: { [language]: Object.fromEntries(texts) } })
  return refusalSentences(refused, {
    t: (key, values) => i18n._(key, values),
    money: (amount) => `¥ ${amount}`,
    time: (at) => `<${at}>`,
  })?.join(' ')
}

const reached = {
  limitType: 'deposit',
  source: 'player',
  period: 7,
  periodDays: 7,
  limit: 10_000,
  used: 8_000,
  remaining: 2_000,
  asked: 5_000,
  passesAt: 'Friday',
}

test('a limit refusal has the limit, its use, the maximum now, and when the requested amount is possible', () => {
  expect(said('en', { code: 'LIMIT_REACHED', params: reached })).toBe(
    'Your own deposit limit of ¥ 10000 in 7 days leaves no room for ¥ 5000. ¥ 8000 is used at the moment. The most that would pass now is ¥ 2000. ¥ 5000 would pass from <Friday> on, if nothing else happens until then.',
  )
  expect(said('ja', { code: 'LIMIT_REACHED', params: reached })).toContain('ご自身で決めた入金の上限（7日間で¥ 10000）')
})

test('an amount above the limit itself is not promised for later', () => {
  const { passesAt: _, ...never } = { ...reached, source: 'operator', remaining: 0, asked: 50_000 }
  expect(said('en', { code: 'LIMIT_REACHED', params: never })).toBe(
    'Our deposit limit of ¥ 10000 in 7 days leaves no room for ¥ 50000. ¥ 8000 is used at the moment. You have reached this limit. ¥ 50000 is above the limit itself, so waiting does not help.',
  )
})

test.each([
  [{ code: 'ACCOUNT_LOCKED', params: { kind: 'break', since: 'a', until: 'Monday' } }, /on a break until <Monday>/],
  [{ code: 'ACCOUNT_LOCKED', params: { kind: 'lock', since: 'a' } }, /locked for good/],
  [{ code: 'LOCK_SHORTER', params: { kind: 'lock', since: 'a', until: 'Monday' } }, /until <Monday> is in force/],
  [{ code: 'LIMIT_CHANGE_WAITS', params: { confirmableAt: 'Monday' } }, /from <Monday>/],
  [{ code: 'STAKE_ABOVE_CAP', params: { max: 350 } }, /law where you live.*up to ¥ 350/],
  [{ code: 'BONUS_STAKE_LIMIT', params: { max: 500 } }, /up to ¥ 500/],
  [
    { code: 'SESSION_LIMIT_REACHED', params: { ...reached, limitType: 'session', limit: 60, periodDays: 1 } },
    /60 minutes in 1 day\. You can play again from <Friday>/,
  ],
])('%j is explained with its figures', (refused, words) => {
  expect(said('en', refused)).toMatch(words)
})

test('a refusal without figures, or of another kind, keeps its general text', () => {
  expect(said('en', { code: 'LIMIT_REACHED', params: {} })).toBeUndefined()
  expect(said('en', { code: 'ACCOUNT_LOCKED', params: {} })).toBeUndefined()
  expect(said('en', { code: 'INSUFFICIENT_FUNDS', params: {} })).toBeUndefined()
})
