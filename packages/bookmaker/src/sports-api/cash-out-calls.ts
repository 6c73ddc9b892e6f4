import { endpoint } from '@andon/contract/endpoint'
import * as v from 'valibot'
import { pricePolicies } from '../bet-rules/price-policy.ts'
import { betFields, betRefusal, betView, cashOutQuote, cashOutRule } from './bets.ts'
import { betId, minorUnits, requestId } from './fields.ts'
import { boostSeen } from './multiple-boost.ts'
import { success } from './replies.ts'

/** The calls of the sportsbook's API by which a player sells a bet before it is decided, at once or by a rule. */
export const cashOutCalls = {
  quoteCashOut: endpoint('GET /sportsbook/bets/{bet}/cash-out', {
    rate: 'read',
    summary: 'What an open bet can be sold for now',
    request: v.object({ bet: betId }),
    reply: v.object({ success, quote: v.nullable(cashOutQuote), refusal: v.nullable(betRefusal) }),
    refusals: [],
  }),
  takeCashOut: endpoint('POST /sportsbook/bets/{bet}/cash-out', {
    rate: 'money',
    summary: 'Sells a bet, or a part of it, at the price of a quote',
    /** `amount`: what is to be paid, at most the quote's value. A quote is taken once; asked again, the answer is the same. */
    request: v.strictObject({
      bet: betId,
      quote: v.pipe(v.string(), v.regex(/^[\w.:-]{1,100}$/)),
      amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    }),
    reply: v.object({ success, bet: v.nullable(betView), paid: minorUnits, refusal: v.nullable(betRefusal) }),
    refusals: [],
  }),
  editBet: endpoint('POST /sportsbook/bets/{bet}/edits', {
    rate: 'money',
    summary: 'Changes the legs of an open bet, which goes on with the value of a quote at the prices of now',
    /** Another bet replaces it, as `placeBet` makes one. The same `requestId` is always one bet. `quote`: of `quoteCashOut`; all of its value is staked. */
    request: v.strictObject({
      bet: betId,
      quote: v.pipe(v.string(), v.regex(/^[\w.:-]{1,100}$/)),
      ...betFields,
      prices: v.picklist(pricePolicies),
      requestId,
      multipleBoost: boostSeen,
    }),
    reply: v.object({ success, bet: v.nullable(betView), refusal: v.nullable(betRefusal) }),
    refusals: [],
  }),
  setCashOutRule: endpoint('POST /sportsbook/bets/{bet}/cash-out/rules', {
    rate: 'money',
    summary: 'Cashes a bet out by itself once some conditions hold, also while the player is away',
    /** `rule` is the client's name of it: sent again, it is the same rule. At most five wait for one bet. */
    request: v.strictObject({ bet: betId, rule: requestId, ...cashOutRule }),
    reply: v.object({ success, bet: v.nullable(betView), refusal: v.nullable(betRefusal) }),
    refusals: [],
  }),
  removeCashOutRule: endpoint('POST /sportsbook/bets/{bet}/cash-out/rules/{rule}/removed', {
    rate: 'money',
    summary: 'Takes a rule back, unless it has cashed out',
    request: v.strictObject({ bet: betId, rule: requestId }),
    reply: v.object({ success, bet: betView }),
    refusals: ['NOT_FOUND'],
  }),
} as const
