import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { createBookmaker } from '@andon/bookmaker'
import { carryOutOrders, noMultipleBoosts } from '@andon/bookmaker/testing'
import { createLocalBus } from '@andon/platform/bus'
import { systemClock } from '@andon/platform/clock'
import { createFacts } from '@andon/platform/facts'
import { createIds } from '@andon/platform/ids'
import { leadOrFollow } from '@andon/platform/leader'
import { createLog } from '@andon/platform/log'
import { createLoop } from '@andon/platform/loop'
import { systemRandom as random } from '@andon/platform/random'
import { createDb, type Tx } from '@andon/platform/sql'

const leaseMs = 1_000
const nothing = async () => undefined

/**
 * A node that carries out the orders of staff while it leads, until it is killed. Before it stores a stake factor it prints `storing` and waits for the file GATE; it prints `failed` after a
 * turn that threw.
 */
if (import.meta.main) {
  const db = createDb({ connectionString: process.env.DATABASE_URL ?? '', role: 'andon_app', maxConnections: 4 })
  const log = createLog({ level: 'silent' })
  const say = (line: string) => process.stdout.write(`${line}\n`)
  const runtime = { db, log, clock: systemClock, newId: createIds({ clock: systemClock, random }) }
  const bookmaker = createBookmaker(
    { ...runtime, facts: createFacts({ db, bus: createLocalBus({ log }), log }) },
    {
      supplierCode: 'bookmaker',
      signingKey: generateKeyPairSync('ed25519').privateKey,
      transport: () => Promise.reject(new Error('there is no wallet')),
      book: {
        selection: () => null,
        joint: () => ({ refused: 'NO_JOINT_PRICE', part: null }),
        computeJoint: nothing,
        eachWay: () => null,
        boost: () => null,
        multipleBoosts: () => noMultipleBoosts,
      },
    },
  )
  const within = (tx: Tx) => {
    const changes = bookmaker.within(tx)
    return {
      ...changes,
      setStakeFactor: async (player: string, factor: number) => {
        say('storing')
        while (!existsSync(process.env.GATE ?? '')) await sleep(5)
        await changes.setStakeFactor(player, factor)
      },
    }
  }
  const leadership = leadOrFollow({
    db,
    log,
    name: 'test.orders',
    node: randomUUID(),
    leaseMs,
    alone: false,
    lead: async ({ write }) => {
      const turn = () => carryOutOrders({ db, log, write, bets: { within }, book: { selection: () => null } })
      return { turn, stop: nothing, drop: nothing }
    },
    follower: { turn: nothing, keep: () => undefined, suspend: () => undefined, restart: nothing },
  })
  const turn = () =>
    leadership.turn().catch((error) => {
      say('failed')
      throw error
    })
  createLoop(turn, { everyMs: 50, log, what: 'leading' }).start()
  say('ready')
}
