import { setTimeout as sleep } from 'node:timers/promises'
import { operatorRules } from '@andon/contract/jurisdiction-rules'
import { createBonuses } from '@andon/operator/bonuses'
import type { Stacks } from '@andon/operator/game-wallet'
import { createLimits } from '@andon/operator/limits'
import { createTournaments } from '@andon/operator/tournaments'
import { createWallet, type Wallet } from '@andon/operator/wallet'
import { createLocalBus } from '@andon/platform/bus'
import { manualClock } from '@andon/platform/clock'
import { createFacts } from '@andon/platform/facts'
import { createIds } from '@andon/platform/ids'
import { createLog } from '@andon/platform/log'
import { createLoop } from '@andon/platform/loop'
import { systemRandom as random } from '@andon/platform/random'
import type { Runtime } from '@andon/platform/runtime'
import { createDb } from '@andon/platform/sql'

/** A node that moves tournaments at one time of day (`NOW`), until it is killed. Prints `paying` a moment before money is posted, and `posted` a moment before the rest is. */
if (import.meta.main) {
  const db = createDb({ connectionString: process.env.DATABASE_URL ?? '', role: 'andon_app', maxConnections: 6 })
  const log = createLog({ level: 'silent' })
  const clock = manualClock(Temporal.Instant.from(process.env.NOW ?? ''))
  const facts = createFacts({ db, bus: createLocalBus({ log }), log })
  const runtime: Runtime = { db, clock, random, newId: createIds({ clock, random }), facts, log }
  const say = async (line: string) => {
    process.stdout.write(`${line}\n`)
    await sleep(5)
  }
  const wallet = createWallet(runtime)
  const postBatch: Wallet['postBatch'] = async (...batch) => {
    await say('paying')
    const outcomes = await wallet.postBatch(...batch)
    await say('posted')
    return outcomes
  }
  const tournaments = createTournaments(runtime, {
    wallet: { postBatch },
    limits: createLimits(runtime, {
      persons: { lockPerson: async () => [], followLock: async () => undefined },
      operatorLimits: [],
      selfExclusionMinimumDays: () => operatorRules.selfExclusionMinimumDays,
    }),
    playersByIds: async () => new Map(),
    realStakeRaces: () => true,
    tippingContests: () => true,
    bonuses: createBonuses(runtime, { wallet, playerFacts: () => Promise.reject(new Error('no bonus is offered')) }),
    chips: {} as Stacks, // no rule of these races names chips
    gamesWithChips: async () => new Set(),
    gamesOffered: async () => new Map(),
    histogramsOf: async () => ({}),
    textOf: () => null,
    sites: [],
  })
  const move = async () => await tournaments.jobs.find(({ name }) => name === 'tournaments.move')?.run()
  createLoop(move, { everyMs: 50, log, what: 'moving tournaments' }).start()
  await say('ready')
}
