import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@andon/embedded-postgres'
import { createLog } from '@andon/platform/log'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { memoryFolder } from '../../tools/memory-folder.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the owner, whose database name is to be replaced. */
    databaseServer: string
  }
}

/** One real PostgreSQL for the whole run, in a temporary folder, in memory where there is room; each test makes databases of its own in it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(memoryFolder(), 'andon-tests-'))
  const postgres = await startEmbeddedPostgres({ dataDir, fsync: false, log: createLog({ level: 'warn' }) })
  await makePasswordCheap(postgres.url)
  project.provide('databaseServer', postgres.url)
  return async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Stores the owner's password with one round of SCRAM instead of 4,096: a run opens thousands of connections, and each of them pays for every round. */
async function makePasswordCheap(url: string): Promise<void> {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  const password = owner.escapeLiteral(decodeURIComponent(new URL(url).password))
  await owner.query('set scram_iterations = 1')
  await owner.query(`alter role current_user password ${password}`)
  await owner.end()
}
