import { auditJackpots, jackpotAuditText } from '@andon/arcade/audit/audit-jackpots'
import { CannotStart } from '@andon/platform/config'
import { operatorBooks } from './operator-jackpots.ts'
import { openStoredDatabase } from './stored-database.ts'

/**
 * `npm run audit-jackpots`: audits the jackpots of an installation that runs or has run, in its database: every round of every pool is drawn again, and each meter must be seed +
 * contributions − payouts, and equal to the operator's account. Exits 0 if nothing is found, 1 if something is, 2 if it could not audit. Changes nothing; the server may keep running.
 */
try {
  const { db, close } = await openStoredDatabase(process.env, { schema: 'arcade', table: 'jackpot_meters' })
  try {
    const { text, code } = jackpotAuditText(await auditJackpots(db, await operatorBooks(db, 'arcade')))
    process.stdout.write(text)
    process.exitCode = code
  } finally {
    await close()
  }
} catch (error) {
  process.stderr.write(`audit-jackpots could not run: ${error instanceof CannotStart ? error.message : error}\n`)
  process.exitCode = 2
}
