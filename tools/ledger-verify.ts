import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { startEmbeddedPostgres } from '@andon/embedded-postgres'
import { type LedgerReport, verify } from '@andon/operator/wallet'
import { CannotStart, readConfig } from '@andon/platform/config'
import { createLog } from '@andon/platform/log'
import { createDb } from '@andon/platform/sql'

/**
 * `npm run ledger:verify`: verifies the whole ledger and prints a report; exits 1 if it is damaged. Uses the server's database; the server may
 * keep running.
 */
const root = resolve(import.meta.dirname, '..')

try {
  process.exitCode = (await verifyLedger()) ? 0 : 1
} catch (error) {
  process.stderr.write(`ledger:verify could not run: ${error instanceof CannotStart ? error.message : error}\n`)
  process.exitCode = 2
}

async function verifyLedger(): Promise<boolean> {
  const { url, stop } = await openDatabase()
  const db = createDb({ connectionString: url, maxConnections: 1, timeouts: 'report' })
  try {
    const [found] = await db.query(`select from pg_tables where schemaname = 'wallet' and tablename = 'entries'`)
    if (!found) throw new CannotStart('this database has no ledger yet: start the server once to create it')
    const begun = performance.now()
    const report = await verify(db)
    print(report, (performance.now() - begun) / 1000)
    return report.clean
  } finally {
    await db.close()
    await stop()
  }
}

async function openDatabase(): Promise<{ url: string; stop(): Promise<void> }> {
  const { databaseUrl, dataDir } = readConfig(process.env, { root })
  if (databaseUrl !== undefined) return { url: databaseUrl, stop: async () => undefined }
  const folder = join(dataDir, 'postgres')
  const url = await embeddedUrl(folder)
  if (await answers(url)) return { url, stop: async () => undefined }
  return startEmbeddedPostgres({ dataDir: folder, log: createLog({ level: 'warn' }) })
}

/** Address of the embedded database, running or as of its last run. */
async function embeddedUrl(folder: string): Promise<string> {
  try {
    const [port, password] = await Promise.all(
      ['port', 'password'].map(async (name) => (await readFile(join(folder, name), 'utf8')).trim()),
    )
    return `postgres://andon:${password}@127.0.0.1:${port}/andon`
  } catch (error) {
    throw new CannotStart(`there is no database in ${folder}`, { cause: error })
  }
}

async function answers(url: string): Promise<boolean> {
  const db = createDb({ connectionString: url, maxConnections: 1 })
  return db
    .query('select')
    .then(
      () => true,
      () => false,
    )
    .finally(() => db.pool.end())
}

function print({ clean, accounts, transfers, entries, findings }: LedgerReport, seconds: number): void {
  const counts = [`${accounts} accounts`, `${transfers} transfers`, `${entries} entries`].join(', ')
  const lines = findings.flatMap(({ rule, count, examples }) => [
    `  ${count} × not so: ${rule}`,
    ...examples.map((example) => `      ${example}`),
  ])
  process.stdout.write(
    `${clean ? 'clean' : 'DAMAGED'}: ${counts}, ${seconds.toFixed(1)} s\n${lines.map((line) => `${line}\n`).join('')}`,
  )
}
