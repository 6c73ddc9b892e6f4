import { userInfo } from 'node:os'
import { resolve } from 'node:path'
import type { Cashier, Decided } from '@andon/operator/cashier'
import { createLocalBus } from '@andon/platform/bus'
import { systemClock as clock } from '@andon/platform/clock'
import { CannotStart, readConfig } from '@andon/platform/config'
import { createIds } from '@andon/platform/ids'
import { createLog } from '@andon/platform/log'
import { createOutbox } from '@andon/platform/outbox'
import { systemRandom as random } from '@andon/platform/random'
import type { Db } from '@andon/platform/sql'

export const paymentsUsage = `  withdrawals list                     those that wait for a decision, and why a person has to look
  withdrawals approve <id>             the server pays it within a minute
  withdrawals refuse <id> <reason>     the money returns to the player, who reads the reason
  deposits list                        transfers that brought more than was announced
  deposits credit <id>                 credit all that came
  deposits return <id>                 note that the supplier sends it back`

const actor = userInfo().username

export async function withdrawals(db: Db, [what, id = '', ...words]: readonly string[]): Promise<string> {
  const desk = await openDesk(db)
  switch (what) {
    case 'list':
      return lines(
        (await desk.withdrawals()).map(({ id, createdAt, playerId, amount, currency, method, destination, review }) =>
          [id, createdAt, playerId, `${amount} ${currency}`, `${method} ${destination}`, review.join(' ')].join('  '),
        ),
      )
    case 'approve':
      return told(await desk.approve(id, actor), 'approved')
    case 'refuse': {
      const note = words.join(' ')
      if (note === '') throw new CannotStart('withdrawals refuse <id> <reason>: the player reads the reason')
      return told(await desk.refuse(id, { actor, note }), 'refused')
    }
    default:
      throw new CannotStart(paymentsUsage)
  }
}

export async function deposits(db: Db, [what, id = '']: readonly string[]): Promise<string> {
  const desk = await openDesk(db)
  switch (what) {
    case 'list':
      return lines(
        (await desk.depositsInReview()).map(({ id, createdAt, playerId, amount, received, currency }) =>
          [id, createdAt, playerId, `announced ${amount} ${currency}`, `came ${received} ${currency}`].join('  '),
        ),
      )
    case 'credit':
      return told(await desk.credit(id, actor), 'credited')
    case 'return':
      return told(await desk.giveBack(id, actor), 'noted as sent back')
    default:
      throw new CannotStart(paymentsUsage)
  }
}

/** The house without its server: decisions take the same way as they would there, and what follows from them the server hears of. */
async function openDesk(db: Db): Promise<Cashier['desk']> {
  const log = createLog({ level: 'warn' })
  const outbox = createOutbox({ db, bus: createLocalBus({ log }), log })
  const runtime = { db, clock, random, newId: createIds({ clock, random }), outbox, log }
  const config = readConfig({ SANDBOX: 'on', ...process.env }, { root: resolve(import.meta.dirname, '..') })
  const { createHouse } = await import('@andon/server/house/create-house') // large, and no other command needs it
  return (await createHouse(runtime, { config, suppliers: [] })).cashier.desk
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
