import { expect, test } from 'vitest'
import { type QuoteState, quoteRefusal } from './cash-out-quote.ts'

const quote = { value: 950, expiresAtMs: 8000, sequences: new Map([['match', 41]]) }
const unchanged: QuoteState = {
  answeredAtMs: 7999,
  status: 'ACCEPTED',
  value: 950,
  sequences: new Map([
    ['match', 41],
    ['other', 7],
  ]),
}
const goal = new Map([['match', 42]])

test.each([
  ['unchanged', unchanged, null],
  ['too late', { ...unchanged, answeredAtMs: 8000 }, 'CASH_OUT_EXPIRED'],
  ['after a message about its event', { ...unchanged, sequences: goal }, 'CASH_OUT_CHANGED'],
  ['after a goal that suspended it', { ...unchanged, sequences: goal, value: null }, 'CASH_OUT_UNAVAILABLE'],
  ['after its settlement', { ...unchanged, status: 'LOST' as const, sequences: goal }, 'BET_NOT_OPEN'],
  ['a second time', { ...unchanged, status: 'CASHED_OUT' as const }, 'BET_NOT_OPEN'],
  ['of an event that is gone', { ...unchanged, sequences: new Map() }, 'CASH_OUT_CHANGED'],
])('a quote %s: %s', (_, now, refusal) => expect(quoteRefusal(quote, now)).toBe(refusal))
