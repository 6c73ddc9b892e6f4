import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { balanceAmount, currency, jsonText, success } from '../fields.ts'
import { routes } from './routes.ts'

/** Every reason for which a player's real cash moves beside play. */
const transactionTypes = [
  'realCashDeposit',
  'withdraw',
  'playerSubscription',
  'customerServiceAddition',
  'customerServiceRemoval',
  'winReverseAdjustment',
  'positiveAdjustment',
  'negativeAdjustment',
  'fraudAdjustment',
  'cashoutReversal',
] as const
export type TransactionType = (typeof transactionTypes)[number]

const transactionType = v.picklist(transactionTypes)

export const reports = {
  getTransactionHistory: endpoint(routes.reports.getTransactionHistory, {
    access: 'player',
    rate: 'read',
    summary:
      "The player's payments and corrections, newest first, each with the real cash held after it; `nextCursor` leads to older ones",
    request: v.object({
      criteria: jsonText(
        v.object({
          range: v.picklist(['7Days', '90Days', 'pastYear']),
          types: v.optional(v.pipe(v.array(transactionType), v.maxLength(transactionTypes.length))),
          cursor: v.optional(v.pipe(v.string(), v.maxLength(100))),
          limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 25),
        }),
      ),
    }),
    reply: v.object({
      ...success.entries,
      transactions: v.array(
        v.object({
          id: v.string(),
          type: transactionType,
          /** Minor units; below zero when money left the account. */
          amount: v.pipe(v.number(), v.safeInteger()),
          currency,
          balanceAfter: balanceAmount,
          at: v.pipe(v.string(), v.isoTimestamp()),
          reference: v.optional(v.string()),
        }),
      ),
      nextCursor: v.optional(v.string()),
    }),
    refusals: [],
  }),
} as const
