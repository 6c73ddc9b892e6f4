import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { boundedText } from '../fields.ts'
import { id, instant, minorUnits, nothing, reference } from './fields.ts'
import { staffRoutes } from './routes.ts'

const payment = {
  id: v.string(),
  playerId: v.string(),
  createdAt: instant,
  amount: minorUnits,
  currency: v.string(),
  method: v.string(),
  state: v.string(),
}
const decided = v.object({
  success: v.literal(true),
  payment: v.object({ id: v.string(), playerId: v.string(), amount: minorUnits, currency: v.string() }),
})
const byReference = v.strictObject({ payment: reference })
const roles = ['payments'] as const
const decision = { roles, rate: 'money', reply: decided, refusals: ['ACTION_IMPOSSIBLE'] } as const
const list = { roles, rate: 'read', recorded: true, request: nothing, refusals: [] } as const

export const staffCashier = {
  findPayments: endpoint(staffRoutes.cashier.findPayments, {
    roles: ['support', 'payments', 'risk'],
    rate: 'read',
    recorded: true,
    summary: 'A payment in either direction, by the reference that its player sees, or its id',
    request: v.object({ reference }),
    reply: v.object({
      success: v.literal(true),
      payments: v.array(v.object({ kind: v.picklist(['deposit', 'withdrawal']), ...payment })),
    }),
    refusals: [],
  }),
  listWithdrawals: endpoint(staffRoutes.cashier.listWithdrawals, {
    ...list,
    summary: 'Withdrawals that wait for a decision, with the reasons',
    reply: v.object({
      success: v.literal(true),
      withdrawals: v.array(v.object({ ...payment, destination: v.string(), review: v.array(v.string()) })),
    }),
  }),
  approveWithdrawal: endpoint(staffRoutes.cashier.approveWithdrawal, {
    ...decision,
    summary: 'Has a withdrawal paid; the server does so within a minute',
    request: byReference,
  }),
  refuseWithdrawal: endpoint(staffRoutes.cashier.refuseWithdrawal, {
    ...decision,
    summary: 'Returns the money of a withdrawal to the player',
    /** The player is told the note. */
    request: v.strictObject({ payment: reference, note: boundedText(500) }),
  }),
  listDeposits: endpoint(staffRoutes.cashier.listDeposits, {
    ...list,
    summary: 'Money that arrived and is not credited, with the reason',
    reply: v.object({
      success: v.literal(true),
      deposits: v.array(v.object({ ...payment, received: v.nullable(minorUnits), reason: v.nullable(v.string()) })),
    }),
  }),
  creditDeposit: endpoint(staffRoutes.cashier.creditDeposit, {
    ...decision,
    summary: 'Credits everything that arrived; refused while the player may not deposit',
    request: byReference,
  }),
  returnDeposit: endpoint(staffRoutes.cashier.returnDeposit, {
    ...decision,
    summary: 'Notes that the supplier sends the money of a deposit back',
    request: byReference,
  }),
  listReceipts: endpoint(staffRoutes.cashier.listReceipts, {
    ...list,
    summary: 'Transfers without a matching deposit, with the text of the payer',
    reply: v.object({
      success: v.literal(true),
      receipts: v.array(
        v.object({
          id: v.string(),
          receivedAt: instant,
          amount: minorUnits,
          currency: v.string(),
          note: v.string(),
          holder: v.string(),
          label: v.string(),
        }),
      ),
    }),
  }),
  creditReceipt: endpoint(staffRoutes.cashier.creditReceipt, {
    ...decision,
    summary: 'Credits a receipt to a player as a deposit',
    request: v.strictObject({ receiptId: id, playerId: id }),
  }),
  returnReceipt: endpoint(staffRoutes.cashier.returnReceipt, {
    ...decision,
    summary: 'Notes that the supplier sends a receipt back',
    request: v.strictObject({ receiptId: id }),
    reply: v.object({ success: v.literal(true) }),
  }),
} as const
