import { setTimeout as sleep } from 'node:timers/promises'
import { systemClock } from '@andon/platform/clock'
import { createLog } from '@andon/platform/log'
import { createLoop } from '@andon/platform/loop'
import { makeOwedCalls } from '@andon/platform/owed-calls'
import { createDb } from '@andon/platform/sql'

/**
 * A node that pays what is owed, until it is killed. The party that is paid counts every call (`calls`), and takes a payment once (`effects`). Prints `calling` a moment
 * before a call, and `answered` a moment before its outcome is stored.
 */
if (import.meta.main) {
  const db = createDb({ connectionString: process.env.DATABASE_URL ?? '', role: 'andon_app', maxConnections: 6 })
  const log = createLog({ level: 'silent' })
  const say = async (line: string) => {
    process.stdout.write(`${line}\n`)
    await sleep(5)
  }
  const pay = () =>
    makeOwedCalls<{ id: number }, number>({
      clock: systemClock,
      log,
      what: 'a payment',
      atOnce: 4,
      mostInAPass: 100,
      ownedForMs: 1_000,
      nameOf: ({ id }) => ({ payment: id }),
      claim: ({ now, leasedUntil, limit }) =>
        db.query<{ id: number }>(
          `update owed set next_attempt_at = $2 where id in (
             select id from owed where state = 'due' and next_attempt_at <= $1 order by id limit $3 for update skip locked) returning id`,
          [now.toString(), leasedUntil.toString(), limit],
        ),
      call: async ({ id }) => {
        await say('calling')
        await db.query('insert into calls (id) values ($1)', [id])
        await db.query('insert into effects (id) values ($1) on conflict do nothing', [id])
        await say('answered')
        return id
      },
      store: async (ids) =>
        void (await db.query(
          `update owed set state = 'done', stored = stored + 1 where id = any ($1) and state = 'due'`,
          [ids],
        )),
    })
  createLoop(pay, { everyMs: 20, log, what: 'paying' }).start()
  await say('ready')
}
