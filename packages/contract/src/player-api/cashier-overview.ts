import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { balanceAmount, currency, languageId, success } from '../fields.ts'
import { verificationRefusals, verificationStatuses } from '../verification-status.ts'
import { depositView, paymentMethod, savedAccountView, savedCardView, withdrawalView } from './cashier-methods.ts'
import { routes } from './routes.ts'

const bounds = { paymentMethod, min: v.number(), max: v.number(), currency, fee: v.literal(0) }
const depositMethod = v.object({
  ...bounds,
  savedCards: v.array(savedCardView),
  savedAccounts: v.array(savedAccountView),
})
/** A card or an account that can be paid to, and what has to go back there before anything goes elsewhere. */
const destination = v.object({
  id: v.string(),
  label: v.string(),
  netDeposited: balanceAmount,
  /** The most that may be asked for there now. */
  max: balanceAmount,
})
const withdrawalMethod = v.object({
  ...bounds,
  destinations: v.array(destination),
  /** Whether an account that is not listed may be named. */
  takesNewAccount: v.boolean(),
  /** The most that may be asked for on a new account now: nothing while money has to go back elsewhere first. */
  newAccountMax: balanceAmount,
})
const methods = {
  methods: v.array(depositMethod),
  withdrawalMethods: v.array(withdrawalMethod),
  /** The most that the player's limits let be deposited now; absent without such a limit. */
  depositAllowance: v.optional(balanceAmount),
}

/** What stands between the player and a payment: the code of the refusal it would meet. */
const verificationCode = v.picklist(verificationRefusals)

export const netDepositPeriods = ['24h', '7d', '30d', 'year', 'lifetime'] as const

export const overview = {
  getCashierData: endpoint(routes.cashier.getCashierData, {
    access: 'player',
    whileRestricted: true,
    rate: 'read',
    summary: 'All that the cashier page shows at once',
    request: v.object(languageId),
    reply: v.object({
      ...success.entries,
      currency,
      /** Real cash alone can be withdrawn; what is tied to a bonus comes back to it when the bonus is dropped. */
      balance: v.object({ withdrawable: balanceAmount, tiedToBonus: balanceAmount, held: balanceAmount }),
      ...methods,
      verification: v.object({
        identityStatus: v.picklist(verificationStatuses),
        addressStatus: v.picklist(verificationStatuses),
        /** Absent when nothing is missing. */
        neededForWithdrawal: v.optional(verificationCode),
        /** What may still be deposited before verification is asked for; absent for a verified player. */
        depositsBeforeVerification: v.optional(balanceAmount),
      }),
      /** Whether a withdrawal may be taken back until it is approved: a rule of the player's jurisdiction. */
      withdrawalCancellable: v.boolean(),
      pending: v.array(v.variant('kind', [depositView, withdrawalView])),
    }),
    refusals: [],
  }),
  getAvailablePaymentMethodsLimits: endpoint(routes.cashier.getAvailablePaymentMethodsLimits, {
    access: 'player',
    whileRestricted: true,
    rate: 'read',
    summary: 'Ways to pay in and out, each with its least and greatest amount and what is saved for it',
    request: v.object(languageId),
    reply: v.object({ ...success.entries, ...methods }),
    refusals: [],
  }),
  getUserNetDepositSummary: endpoint(routes.cashier.getUserNetDepositSummary, {
    access: 'player',
    whileRestricted: true,
    rate: 'read',
    summary: 'Deposits credited, withdrawals paid, and the difference, over periods that end now',
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
          /** Below zero when more was withdrawn than deposited. */
          net: v.number(),
        }),
      ),
    }),
    refusals: [],
  }),
} as const
