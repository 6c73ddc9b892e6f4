import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { LeaseLost, leadOrFollow } from '@andon/platform/leader'
import { createLog } from '@andon/platform/log'
import { createLoop } from '@andon/platform/loop'
import { createDb } from '@andon/platform/sql'

const leaseMs = 1_000

/**
 * A node that leads in turns with others, until it is killed: the leader numbers rows, each with the number after its last one, which it keeps in memory. Prints `writing`
 * a moment before each write, `wrote` after it, and `refused` for one that came too late.
 */
if (import.meta.main) {
  const db = createDb({ connectionString: process.env.DATABASE_URL ?? '', role: 'andon_app', maxConnections: 4 })
  const log = createLog({ level: 'silent' })
  const say = (line: string) => process.stdout.write(`${line}\n`)
  const leadership = leadOrFollow({
    db,
    log,
    name: 'test.numbers',
    node: randomUUID(),
    leaseMs,
    alone: false,
    lead: async (lease) => {
      const [last] = await db.query<{ n: number }>('select coalesce(max(n), 0) as n from numbers')
      let next = (last?.n ?? 0) + 1
      const write = async () => {
        say('writing')
        await sleep(20)
        try {
          await lease.write((tx) => tx.query('insert into numbers (n, epoch) values ($1, $2)', [next, lease.epoch]))
        } catch (error) {
          if (error instanceof LeaseLost) say('refused')
          throw error
        }
        next += 1
        say('wrote')
      }
      return { turn: write, stop: write, drop: async () => undefined }
    },
    follower: {
      turn: async () => undefined,
      keep: () => undefined,
      suspend: () => undefined,
      restart: async () => undefined,
    },
  })
  createLoop(leadership.turn, { everyMs: 50, log, what: 'leading' }).start()
  say('ready')
}
