import { resolve } from 'node:path'
import { minimumCycleMsOf } from '@andon/contract/games/rules'
import { createLocalBus } from '@andon/platform/bus'
import { systemClock as clock } from '@andon/platform/clock'
import { readConfig } from '@andon/platform/config'
import { createFacts } from '@andon/platform/facts'
import { createIds } from '@andon/platform/ids'
import { createLog } from '@andon/platform/log'
import { createMetrics } from '@andon/platform/metrics'
import { systemRandom as random } from '@andon/platform/random'
import { createSecrets, readKeyring } from '@andon/platform/secrets'
import type { Db } from '@andon/platform/sql'
import type { Operator } from '@andon/server/compose/create-operator'

interface CommandContext {
  readonly db: Db
  /** Environment of the server that the command is meant for. */
  readonly env: NodeJS.ProcessEnv
}

/** The operator's modules without a server. Facts written here are delivered by the server's outbox. */
export async function openOperator({ db, env }: CommandContext): Promise<Operator> {
  const log = createLog({ level: 'warn' })
  const facts = createFacts({ db, bus: createLocalBus({ log }), log })
  const runtime = { db, clock, random, newId: createIds({ clock, random }), facts, log }
  const config = readConfig(env, { root: resolve(import.meta.dirname, '..') })
  const { createOperator } = await import('@andon/server/compose/create-operator') // large, and not every command needs it
  const secrets = createSecrets({ db, random, keyring: await readKeyring({ db, config }) })
  return createOperator(runtime, {
    matchesOf: () => null,
    config,
    secrets,
    suppliers: [],
    cycleFloor: minimumCycleMsOf,
    metrics: createMetrics(),
  })
}
