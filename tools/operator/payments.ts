import { referenceOf } from '@andon/contract/reference'
import type { StaffClient } from '@andon/contract/staff-api/client'
import { Wrong } from '../wrong.ts'

export const paymentsUsage = `  payments <reference or id>           a payment in either direction, by the reference that its player sees
  player <reference or id>             the player with that reference
  withdrawals list                     withdrawals that wait for a decision, with the reason
  withdrawals approve <reference>      pay it; the server does so within a minute
  withdrawals refuse <reference> <why> return the money to the player, who sees the reason
  deposits list                        money that arrived and is not credited, with the reason
  deposits credit <reference>          credit everything that arrived; refused while the player may not deposit
  deposits return <reference>          note that the supplier sends it back
  receipts list                        transfers without a matching deposit, with the payer's text
  receipts credit <id> <player id>     credit it to this player as a deposit
  receipts return <id>                 note that the supplier sends it back`

/** Both names of a payment or a player: the reference that players see, and the id. */
const named = (id: string) => `${referenceOf(id)}  ${id}`

export async function payments({ cashier }: StaffClient, [reference = '']: readonly string[]): Promise<string> {
  if (reference === '') throw new Wrong(paymentsUsage)
  const { payments: found } = await cashier.findPayments({ reference })
  if (found.length === 0) throw new Wrong(`there is no payment ${reference}`)
  return found
    .map(({ kind, id, createdAt, playerId, amount, currency, method, state }) =>
      [named(id), kind, state, createdAt, `${amount} ${currency}`, method, `player ${named(playerId)}`].join('  '),
    )
    .join('\n')
}

export async function player({ identity }: StaffClient, [reference = '']: readonly string[]): Promise<string> {
  if (reference === '') throw new Wrong(paymentsUsage)
  const { players } = await identity.findPlayers({ reference })
  if (players.length === 0) throw new Wrong(`there is no player ${reference}`)
  return players.map(({ id, site, nickname }) => [named(id), site, nickname].join('  ')).join('\n')
}

export async function withdrawals(
  { cashier }: StaffClient,
  [what, payment = '', ...words]: readonly string[],
): Promise<string> {
  switch (what) {
    case 'list':
      return lines(
        (await cashier.listWithdrawals({})).withdrawals.map(
          ({ id, createdAt, playerId, amount, currency, method, destination, review }) =>
            [
              ...[named(id), createdAt, named(playerId), `${amount} ${currency}`],
              ...[`${method} ${destination}`, review.join(' ')],
            ].join('  '),
        ),
      )
    case 'approve':
      return told(await cashier.approveWithdrawal({ payment }), 'approved')
    case 'refuse': {
      const note = words.join(' ')
      if (note === '') throw new Wrong('withdrawals refuse <reference> <why>: the player sees the reason')
      return told(await cashier.refuseWithdrawal({ payment, note }), 'refused')
    }
    default:
      throw new Wrong(paymentsUsage)
  }
}

export async function deposits({ cashier }: StaffClient, [what, payment = '']: readonly string[]): Promise<string> {
  switch (what) {
    case 'list':
      return lines(
        (await cashier.listDeposits({})).deposits.map(
          ({ id, createdAt, playerId, amount, received, currency, reason }) =>
            [
              ...[named(id), createdAt, named(playerId), `announced ${amount} ${currency}`],
              ...[`received ${received ?? amount} ${currency}`, reason ?? 'OVERPAID'],
            ].join('  '),
        ),
      )
    case 'credit':
      return told(await cashier.creditDeposit({ payment }), 'credited')
    case 'return':
      return told(await cashier.returnDeposit({ payment }), 'noted as sent back')
    default:
      throw new Wrong(paymentsUsage)
  }
}

export async function receipts(
  { cashier }: StaffClient,
  [what, receiptId = '', playerId = '']: readonly string[],
): Promise<string> {
  switch (what) {
    case 'list':
      return lines(
        (await cashier.listReceipts({})).receipts.map(({ id, receivedAt, amount, currency, note, holder, label }) =>
          [id, receivedAt, `${amount} ${currency}`, `“${note}”`, holder, label].join('  '),
        ),
      )
    case 'credit':
      return told(await cashier.creditReceipt({ receiptId, playerId }), 'credited')
    case 'return':
      await cashier.returnReceipt({ receiptId })
      return `${receiptId} is noted as sent back`
    default:
      throw new Wrong(paymentsUsage)
  }
}

type Decided = Awaited<ReturnType<StaffClient['cashier']['approveWithdrawal']>>

function told({ payment: { id, playerId, amount, currency } }: Decided, done: string): string {
  return `${referenceOf(id)} (${id}) of ${playerId} (${amount} ${currency}) is ${done}`
}

const lines = (all: readonly string[]) => (all.length === 0 ? 'nothing waits' : all.join('\n'))
