import type { Language } from '@andon/contract/languages'
import { walletRefusals } from '@andon/contract/wallet-api'
import { type CompiledText, fillText } from '@andon/web-kit/text'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import { messages as en } from './messages.en.ts'
import { messages as ja } from './messages.ja.ts'
import { plainRefusals, type Refused, refusalSentences } from './refusal-sentences.ts'

function said(language: Language, refused: Refused): string | undefined {
  const texts: Readonly<Record<string, string>> = { ja, en }[language]
  return refusalSentences(refused, {
    t: (key, values) => fillText(compileMessageOrThrow(texts[key] ?? '') as CompiledText, language, values),
    money: (amount) => `¥ ${amount}`,
    time: (at) => `<${at}>`,
  })?.join(' ')
}

const reached = {
  limitType: 'deposit',
  source: 'player',
  periodDays: 7,
  limit: 10_000,
  used: 8_000,
  remaining: 2_000,
  asked: 5_000,
  passesAt: 'Friday',
}

test('a limit refusal has the limit, its use, the maximum now, and when the requested amount is possible', () => {
  expect(said('en', { code: 'LIMIT_REACHED', params: reached })).toBe(
    'Your deposit limit of ¥ 10000 per 7 days doesn’t leave room for ¥ 5000. You’ve used ¥ 8000 so far. You can use up to ¥ 2000 now. ¥ 5000 will be possible from <Friday>, unless you use more before then.',
  )
  expect(said('ja', { code: 'LIMIT_REACHED', params: reached })).toContain(
    'ご自身で設定した入金上限（7日あたり¥ 10000）',
  )
})

test('an amount above the limit itself is not promised for later', () => {
  const { passesAt: _, ...never } = { ...reached, source: 'operator', remaining: 0, asked: 50_000 }
  expect(said('en', { code: 'LIMIT_REACHED', params: never })).toBe(
    'Our deposit limit of ¥ 10000 per 7 days doesn’t leave room for ¥ 50000. You’ve used ¥ 8000 so far. You’ve reached this limit. ¥ 50000 is above the limit itself, so waiting won’t help.',
  )
})

test.each([
  [{ code: 'ACCOUNT_LOCKED', params: { kind: 'break', since: 'a', until: 'Monday' } }, /on a break until <Monday>/],
  [{ code: 'ACCOUNT_LOCKED', params: { kind: 'lock', since: 'a' } }, /locked permanently/],
  [
    { code: 'LOCK_SHORTER', params: { kind: 'lock', since: 'a', until: 'Monday' } },
    /until <Monday> is already in place/,
  ],
  [{ code: 'LIMIT_CHANGE_WAITS', params: { confirmableAt: 'Monday' } }, /from <Monday>/],
  [{ code: 'STAKE_ABOVE_CAP', params: { max: 350 } }, /law where you live.*maximum slot stake is ¥ 350/],
  [{ code: 'BONUS_STAKE_LIMIT', params: { max: 500 } }, /maximum bet is ¥ 500/],
  [
    { code: 'SESSION_LIMIT_REACHED', params: { ...reached, limitType: 'session', limit: 60, periodDays: 1 } },
    /60 minutes per day\. You can play again from <Friday>/,
  ],
])('%j is explained with its figures', (refused, words) => {
  expect(said('en', refused)).toMatch(words)
})

test('a refusal without figures, or of another kind, keeps its general text', () => {
  expect(said('en', { code: 'LIMIT_REACHED', params: {} })).toBeUndefined()
  expect(said('en', { code: 'ACCOUNT_LOCKED', params: {} })).toBeUndefined()
  expect(said('en', { code: 'INSUFFICIENT_FUNDS', params: {} })).toBeUndefined()
})

/** Mistakes of a supplier's, of which the player can make nothing. */
const ofSuppliers = [
  'MALFORMED',
  'SIGNATURE_INVALID',
  'CURRENCY_MISMATCH',
  'DUPLICATE',
  'BET_UNKNOWN',
  'BET_ROLLED_BACK',
  'ROUND_CLOSED',
  'ROUND_OPEN',
]
/** Asked or said elsewhere on the page. */
const elsewhere = ['REALITY_CHECK_OPEN', 'TOO_MANY_GAMES']
const withFigures: Readonly<Record<string, Refused['params']>> = {
  LIMIT_REACHED: reached,
  BONUS_STAKE_LIMIT: { max: 500 },
  STAKE_ABOVE_CAP: { max: 500 },
  STAKE_OUT_OF_RANGE: { min: 100, max: 500 },
}

test.each(walletRefusals.filter((code) => ![...ofSuppliers, ...elsewhere].includes(code)))(
  'the player is told in their language why a bet is refused as %s',
  (code) => {
    const figures = withFigures[code]
    if (figures === undefined) return expect(Object.hasOwn(plainRefusals, code)).toBe(true)
    expect(said('en', { code, params: figures })).toMatch(/¥ 500/)
    expect(said('ja', { code, params: figures })).toMatch(/¥ 500/)
  },
)
