import { join, resolve } from 'node:path'
import { embeddedStorage } from '@andon/embedded-postgres'
import type { Clock } from '@andon/platform/clock'
import type { Config } from '@andon/platform/config'
import { createFacts } from '@andon/platform/facts'
import { createIds } from '@andon/platform/ids'
import type { Log } from '@andon/platform/log'
import { createMetrics } from '@andon/platform/metrics'
import { systemRandom as random } from '@andon/platform/random'
import type { Runtime } from '@andon/platform/runtime'
import { createSecrets, openKeyring } from '@andon/platform/secrets'
import { applicationRole, createDb, createReadiness, findMigrations } from '@andon/platform/sql'
import { joinInstallation } from './join-installation.ts'

interface Options {
  readonly config: Config
  readonly databaseUrl: string
  /** The database belongs to this process, so there are no other nodes. */
  readonly alone: boolean
  readonly log: Log
  readonly clock: Clock
}

const root = resolve(import.meta.dirname, '../../..')

/** Opens what every role needs: the database and its readiness, secrets, facts, metrics, and the connection to the other nodes. */
export async function openRuntime({ config, databaseUrl, alone, log, clock }: Options) {
  const keyring = await openKeyring({ connectionString: databaseUrl, config, random })
  const readiness = createReadiness({
    connectionString: databaseUrl,
    migrations: await findMigrations(root),
    storage: config.databaseUrl === undefined ? embeddedStorage(join(config.dataDir, 'postgres')) : [],
    log,
  })
  const db = createDb({
    connectionString: databaseUrl,
    role: applicationRole,
    maxConnections: 20,
    connectMs: config.databaseWaitMs,
    onUnavailable: readiness.noteFailure,
  })
  const secrets = createSecrets({ db, random, keyring })
  const newId = createIds({ clock, random })
  const metrics = createMetrics()
  const { id, bus, nodes } = await joinInstallation({ config, alone, db, log, metrics, newId })
  const facts = createFacts({ db, bus, log })
  const runtime: Runtime = { db, clock, random, newId, facts, log }
  return { runtime, readiness, secrets, metrics, facts, id, bus, nodes }
}

export type OpenRuntime = Awaited<ReturnType<typeof openRuntime>>
