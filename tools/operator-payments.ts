import { userInfo } from 'node:os'
import { endOfReference, referenceOf } from '@andon/contract/reference'
import type { Decided, FoundPayment } from '@andon/operator/cashier'
import { playersByReference } from '@andon/operator/identity'
import { CannotStart } from '@andon/platform/config'
import { type CommandContext, openOperator } from './open-operator.ts'

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

const actor = userInfo().username

/** Both names of a payment or a player: the reference that players see, and the id. */
const named = (id: string) => `${referenceOf(id)}  ${id}`

export async function payments(context: CommandContext, [text = '']: readonly string[]): Promise<string> {
  const found = await (await openOperator(context)).cashier.backOffice.payments(text)
  if (found.length === 0) throw new CannotStart(`there is no payment ${text}`)
  return found
    .map(({ kind, id, createdAt, playerId, amount, currency, method, state }) =>
      [named(id), kind, state, createdAt, `${amount} ${currency}`, method, `player ${named(playerId)}`].join('  '),
    )
    .join('\n')
}

export async function player({ db }: CommandContext, [text = '']: readonly string[]): Promise<string> {
  const found = await playersByReference(db, endOfReference(text) ?? text.slice(-8))
  if (found.length === 0) throw new CannotStart(`there is no player ${text}`)
  return found.map(({ id, site, nickname }) => [named(id), site, nickname].join('  ')).join('\n')
}

type BackOffice = Awaited<ReturnType<typeof openOperator>>['cashier']['backOffice']

/** The id for a decision: as it was given, or that of the payment with this reference. */
async function idOf(backOffice: BackOffice, kind: FoundPayment['kind'], text: string): Promise<string> {
  const found = await backOffice.payments(text)
  return found.find((payment) => payment.kind === kind)?.id ?? text
}

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
            [
              named(id),
              createdAt,
              named(playerId),
              `${amount} ${currency}`,
              `${method} ${destination}`,
              review.join(' '),
            ].join('  '),
        ),
      )
    case 'approve':
      return told(await backOffice.approve(await idOf(backOffice, 'withdrawal', id), actor), 'approved')
    case 'refuse': {
      const note = words.join(' ')
      if (note === '') throw new CannotStart('withdrawals refuse <reference> <why>: the player sees the reason')
      return told(await backOffice.refuse(await idOf(backOffice, 'withdrawal', id), { actor, note }), 'refused')
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
              named(id),
              createdAt,
              named(playerId),
              `announced ${amount} ${currency}`,
              `received ${received ?? amount} ${currency}`,
            ],
            reason ?? 'OVERPAID',
          ].join('  '),
        ),
      )
    case 'credit':
      return told(await backOffice.credit(await idOf(backOffice, 'deposit', id), actor), 'credited')
    case 'return':
      return told(await backOffice.giveBack(await idOf(backOffice, 'deposit', id), actor), 'noted as sent back')
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
  return `${referenceOf(id)} (${id}) of ${playerId} (${amount} ${currency}) is ${done}`
}

const lines = (all: readonly string[]) => (all.length === 0 ? 'nothing waits' : all.join('\n'))
