import { userInfo } from 'node:os'
import type { Decided } from '@andon/operator/cashier'
import { CannotStart } from '@andon/platform/config'
import { type CommandContext, openOperator } from './open-operator.ts'

export const paymentsUsage = `  withdrawals list                     withdrawals that wait for a decision, with the reason
  withdrawals approve <id>             pay it; the server does so within a minute
  withdrawals refuse <id> <reason>     return the money to the player, who sees the reason
  deposits list                        money that arrived and is not credited, with the reason
  deposits credit <id>                 credit everything that arrived; refused while the player may not deposit
  deposits return <id>                 note that the supplier sends it back
  receipts list                        transfers without a matching deposit, with the payer's text
  receipts credit <id> <player id>     credit it to this player as a deposit
  receipts return <id>                 note that the supplier sends it back`

const actor = userInfo().username

export async function withdrawals(
  context: CommandContext,
  [what, id = '', ...words]: readonly string[],
): Promise<string> {
  const { backOffice } = (await openOperator(context)).cashier
  switch (what) {
    case 'list':
      return lines(
        (await backOffice.withdrawals()).map(
          ({ id, createdAt, playerId, amount, currency, method, destination, review }) =>
            [id, createdAt, playerId, `${amount} ${currency}`, `${method} ${destination}`, review.join(' ')].join('  '),
        ),
      )
    case 'approve':
      return told(await backOffice.approve(id, actor), 'approved')
    case 'refuse': {
      const note = words.join(' ')
      if (note === '') throw new CannotStart('withdrawals refuse <id> <reason>: the player sees the reason')
      return told(await backOffice.refuse(id, { actor, note }), 'refused')
    }
    default:
      throw new CannotStart(paymentsUsage)
  }
}

export async function deposits(context: CommandContext, [what, id = '']: readonly string[]): Promise<string> {
  const { backOffice } = (await openOperator(context)).cashier
  switch (what) {
    case 'list':
      return lines(
        (await backOffice.depositsInReview()).map(({ id, createdAt, playerId, amount, received, currency, reason }) =>
          [
            ...[
              id,
              createdAt,
              playerId,
              `announced ${amount} ${currency}`,
              `received ${received ?? amount} ${currency}`,
            ],
            reason ?? 'OVERPAID',
          ].join('  '),
        ),
      )
    case 'credit':
      return told(await backOffice.credit(id, actor), 'credited')
    case 'return':
      return told(await backOffice.giveBack(id, actor), 'noted as sent back')
    default:
      throw new CannotStart(paymentsUsage)
  }
}

export async function receipts(
  context: CommandContext,
  [what, id = '', playerId = '']: readonly string[],
): Promise<string> {
  const { backOffice } = (await openOperator(context)).cashier
  switch (what) {
    case 'list':
      return lines(
        (await backOffice.receipts()).map(({ id, receivedAt, amount, currency, note, instrument }) =>
          [id, receivedAt, `${amount} ${currency}`, `“${note}”`, instrument.holder, instrument.label].join('  '),
        ),
      )
    case 'credit':
      return told(await backOffice.creditReceipt(id, { playerId, actor }), 'credited')
    case 'return': {
      const decided = await backOffice.returnReceipt(id, actor)
      if ('problem' in decided) throw new CannotStart(decided.problem)
      return `${id} is noted as sent back`
    }
    default:
      throw new CannotStart(paymentsUsage)
  }
}

function told(
  decided: Decided<{ id: string; playerId: string; amount: number; currency: string }>,
  done: string,
): string {
  if ('problem' in decided) throw new CannotStart(decided.problem)
  const { id, playerId, amount, currency } = decided.payment
  return `${id} of ${playerId} (${amount} ${currency}) is ${done}`
}

const lines = (all: readonly string[]) => (all.length === 0 ? 'nothing waits' : all.join('\n'))
