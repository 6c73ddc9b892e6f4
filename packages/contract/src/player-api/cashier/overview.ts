import * as v from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { balanceAmount, currency, languageId, success } from '../../fields.ts'
import { verificationRefusals, verificationStatuses } from '../../verification-status.ts'
import { routes } from '../routes.ts'
import { depositView, paymentMethod, savedAccountView, savedCardView, withdrawalView } from './methods.ts'

const bounds = { paymentMethod, min: v.number(), max: v.number(), currency, fee: v.literal(0) }
const depositMethod = v.object({
  ...bounds,
  savedCards: v.array(savedCardView),
  savedAccounts: v.array(savedAccountView),
})
/** A card or an account for withdrawals, and the amount that must return there before money goes elsewhere. */
const destination = v.object({
  id: v.string(),
  label: v.string(),
  netDeposited: balanceAmount,
  /** The most that can be withdrawn there now. */
  max: balanceAmount,
})
const withdrawalMethod = v.object({
  ...bounds,
  /** Hours from the approval of a withdrawal to its arrival, as the method's supplier states them; `to` 0: at once. */
  payoutHours: v.object({ from: v.number(), to: v.number() }),
  destinations: v.array(destination),
  /** Whether a new account may be entered. */
  takesNewAccount: v.boolean(),
  /** The most that can be withdrawn to a new account now; 0 while money must return elsewhere first. */
  newAccountMax: balanceAmount,
})
const methods = {
  methods: v.array(depositMethod),
  withdrawalMethods: v.array(withdrawalMethod),
  /** The most that the player's limits allow to be deposited now; absent without such a limit. */
  depositAllowance: v.optional(balanceAmount),
}

/** The refusal that a payment would get now. */
const verificationCode = v.picklist(verificationRefusals)

export const netDepositPeriods = ['24h', '7d', '30d', 'year', 'lifetime'] as const

export const overview = {
  getCashierData: endpoint(routes.cashier.getCashierData, {
    access: 'player',
    whileRestricted: true,
    rate: 'read',
    summary: 'Data of the cashier page',
    request: v.object(languageId),
    reply: v.object({
      ...success.entries,
      currency,
      /** Only real cash can be withdrawn. Money tied to a bonus becomes real cash again when the bonus is dropped. */
      balance: v.object({ withdrawable: balanceAmount, tiedToBonus: balanceAmount, held: balanceAmount }),
      ...methods,
      /** What the player deposited last, as requested; `savedId` is of the card or account, which need not be saved. Absent before the first one. */
      lastDeposit: v.optional(v.object({ amount: v.number(), paymentMethod, savedId: v.optional(v.string()) })),
      verification: v.object({
        identityStatus: v.picklist(verificationStatuses),
        addressStatus: v.picklist(verificationStatuses),
        /** Absent if nothing is missing. */
        neededForWithdrawal: v.optional(verificationCode),
        /** How much can be deposited before verification is required; absent for a verified player. */
        depositsBeforeVerification: v.optional(balanceAmount),
      }),
      /** Whether a withdrawal can be cancelled before its approval, by the rules of the player's jurisdiction. */
      withdrawalCancellable: v.boolean(),
      pending: v.array(v.variant('kind', [depositView, withdrawalView])),
    }),
    refusals: [],
  }),
  getAvailablePaymentMethodsLimits: endpoint(routes.cashier.getAvailablePaymentMethodsLimits, {
    access: 'player',
    whileRestricted: true,
    rate: 'read',
    summary: 'Payment methods in both directions, with minimum, maximum and saved cards or accounts',
    request: v.object(languageId),
    reply: v.object({ ...success.entries, ...methods }),
    refusals: [],
  }),
  getUserNetDepositSummary: endpoint(routes.cashier.getUserNetDepositSummary, {
    access: 'player',
    whileRestricted: true,
    rate: 'read',
    summary: 'Credited deposits, paid withdrawals and the difference, for periods that end now',
    request: v.object(languageId),
    reply: v.object({
      ...success.entries,
      currency,
      periods: v.array(
        v.object({
          period: v.picklist(netDepositPeriods),
          /** Absent for the lifetime. */
          since: v.optional(v.pipe(v.string(), v.isoTimestamp())),
          deposits: balanceAmount,
          withdrawals: balanceAmount,
          /** Negative if more was withdrawn than deposited. */
          net: v.number(),
        }),
      ),
    }),
    refusals: [],
  }),
} as const
