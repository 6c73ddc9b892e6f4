import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { balanceAmount, currency, languageId, success } from '../fields.ts'
import { routes } from './routes.ts'

const currencyView = v.object({ code: currency, symbol: v.string(), position: v.picklist(['before', 'after']) })

export const wallet = {
  getProfileBalanceCurrency: endpoint(routes.wallet.getProfileBalanceCurrency, {
    access: 'player',
    whileRestricted: true,
    rate: 'read',
    summary: 'Cash, the derived bonus balance and the total, with the format of the currency',
    request: v.object(languageId),
    reply: v.object({
      ...success.entries,
      cash: balanceAmount,
      /** crp + drp + wrp − freebet. */
      bonus: balanceAmount,
      /** cash + crp + drp + wrp. */
      total: balanceAmount,
      currency: currencyView,
    }),
    refusals: [],
  }),
  getBalanceByPocket: endpoint(routes.wallet.getBalanceByPocket, {
    access: 'player',
    whileRestricted: true,
    rate: 'read',
    summary: 'Balance of each pocket',
    request: v.object(languageId),
    reply: v.object({
      realCashBalance: balanceAmount,
      /** Credited bonus money, free bets included. */
      crpBalance: balanceAmount,
      drpBalance: balanceAmount,
      wrpBalance: balanceAmount,
      /** The part of `crpBalance` that can be staked in the sportsbook only. */
      freebetBalance: balanceAmount,
      currency,
      /** Increases with every change, here and on the realtime topic. */
      version: v.number(),
    }),
    refusals: [],
  }),
  getBalance: endpoint(routes.wallet.getBalance, {
    access: 'player',
    whileRestricted: true,
    rate: 'read',
    summary: 'Cash, and the derived bonus balance',
    request: v.object(languageId),
    reply: v.object({ cash: balanceAmount, bonus: balanceAmount, currency }),
    refusals: [],
  }),
} as const
