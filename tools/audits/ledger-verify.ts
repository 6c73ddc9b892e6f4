import { type LedgerReport, verify } from '@andon/operator/wallet'
import { CannotStart } from '@andon/platform/config'
import { openStoredDatabase } from './stored-database.ts'

/**
 * `npm run ledger:verify`: verifies the whole ledger and prints a report; exits 1 if it is damaged. Uses the server's database; the server may
 * keep running.
 */
try {
  process.exitCode = (await verifyLedger()) ? 0 : 1
} catch (error) {
  process.stderr.write(`ledger:verify could not run: ${error instanceof CannotStart ? error.message : error}\n`)
  process.exitCode = 2
}

async function verifyLedger(): Promise<boolean> {
  const { db, close } = await openStoredDatabase(process.env, { schema: 'wallet', table: 'entries' })
  try {
    const begun = performance.now()
    const report = await verify(db)
    print(report, (performance.now() - begun) / 1000)
    return report.clean
  } finally {
    await close()
  }
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
