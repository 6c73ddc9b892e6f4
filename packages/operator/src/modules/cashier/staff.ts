import { Refusal } from '@andon/contract'
import type { StaffApi } from '@andon/contract/staff-api'
import type { StaffContext, StaffHandlers } from '@andon/platform/http'
import { afterCommit, within } from '@andon/platform/sql'
import { createBackOffice, type FoundPayment } from './back-office.ts'
import type { Deps } from './deps.ts'
import type { Decided } from './receipts/decide-receipt.ts'
import { payLater } from './withdrawals/pay-withdrawals.ts'

type BackOffice = ReturnType<typeof createBackOffice>

export function staffRoutes(deps: Deps): StaffHandlers<StaffApi['cashier']> {
  const officeIn = ({ tx }: Pick<StaffContext, 'tx'>) => createBackOffice({ ...deps, db: within(deps.db, tx) })

  /** Takes a decision about the payment with this reference or id. */
  async function decide(
    { tx, note }: StaffContext,
    { kind, text }: { kind: FoundPayment['kind']; text: string },
    work: (office: BackOffice, id: string) => Promise<Decided<Decidable>>,
  ) {
    const office = officeIn({ tx })
    const before = (await office.payments(text)).find((payment) => payment.kind === kind)
    const after = demand(await work(office, before?.id ?? text))
    note({ subject: after.id, before: before ? factsOf(before) : null, after: factsOf(after) })
    const { id, playerId, amount, currency } = after
    return { success: true as const, payment: { id, playerId, amount, currency } }
  }

  return {
    findPayments: async ({ reference }, context) => {
      const found = await officeIn(context).payments(reference)
      context.note({ subject: found[0]?.id ?? '', before: null, after: null })
      return { success: true, payments: found.map((payment) => ({ kind: payment.kind, ...viewOf(payment) })) }
    },
    listWithdrawals: async (_request, context) => ({
      success: true,
      withdrawals: (await officeIn(context).withdrawals()).map(({ destination, review, ...payment }) => ({
        ...viewOf(payment),
        destination,
        review: [...review],
      })),
    }),
    approveWithdrawal: async ({ payment }, context) => {
      const approve = (office: BackOffice, id: string) => office.approve(id, context.staff.actor)
      const reply = await decide(context, { kind: 'withdrawal', text: payment }, approve)
      afterCommit(context.tx, () => payLater(deps, reply.payment.id)) // the player need not wait for the job
      return reply
    },
    refuseWithdrawal: ({ payment, note }, context) =>
      decide(context, { kind: 'withdrawal', text: payment }, (office, id) =>
        office.refuse(id, { actor: context.staff.actor, note }),
      ),
    listDeposits: async (_request, context) => ({
      success: true,
      deposits: (await officeIn(context).depositsInReview()).map(({ received, reason, ...payment }) => ({
        ...viewOf(payment),
        received,
        reason,
      })),
    }),
    creditDeposit: ({ payment }, context) =>
      decide(context, { kind: 'deposit', text: payment }, (office, id) => office.credit(id, context.staff.actor)),
    returnDeposit: ({ payment }, context) =>
      decide(context, { kind: 'deposit', text: payment }, (office, id) => office.giveBack(id, context.staff.actor)),
    listReceipts: async (_request, context) => ({
      success: true,
      receipts: (await officeIn(context).receipts()).map(({ id, receivedAt, amount, currency, note, instrument }) => ({
        id,
        receivedAt: receivedAt.toString(),
        amount,
        currency,
        note,
        holder: instrument.holder,
        label: instrument.label,
      })),
    }),
    creditReceipt: async ({ receiptId, playerId }, context) => {
      const { tx, staff, note } = context
      const decided = await officeIn({ tx }).creditReceipt(receiptId, { playerId, actor: staff.actor })
      const { id, amount, currency, state } = demand(decided)
      const after = { state: 'credited', depositId: id, playerId, amount, currency, deposit: state }
      note({ subject: receiptId, before: { state: 'unallocated' }, after })
      return { success: true, payment: { id, playerId, amount, currency } }
    },
    returnReceipt: async ({ receiptId }, { tx, staff, note }) => {
      const { amount, currency } = demand(await officeIn({ tx }).returnReceipt(receiptId, staff.actor))
      note({ subject: receiptId, before: { state: 'unallocated' }, after: { state: 'returned', amount, currency } })
      return { success: true }
    },
  }
}

interface Decidable {
  readonly id: string
  readonly playerId: string
  readonly amount: number
  readonly currency: string
  readonly state: string
}

/** A decision that is not possible rolls the whole call back. */
function demand<Payment>(decided: Decided<Payment>): Payment {
  if ('problem' in decided) throw new Refusal('ACTION_IMPOSSIBLE', { message: decided.problem })
  return decided.payment
}

const factsOf = ({ playerId, amount, currency, state }: Decidable) => ({ playerId, amount, currency, state })

type Viewed = Pick<FoundPayment, 'id' | 'playerId' | 'createdAt' | 'amount' | 'currency' | 'method' | 'state'>

function viewOf({ id, playerId, createdAt, amount, currency, method, state }: Viewed) {
  return { id, playerId, createdAt: createdAt.toString(), amount, currency, method, state }
}
