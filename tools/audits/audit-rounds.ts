import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { type AuditReport, auditRounds } from '@andon/arcade/audit/audit-rounds'
import { auditText } from '@andon/arcade/audit/audit-text'
import { titles } from '@andon/arcade/titles/index'
import { CannotStart } from '@andon/platform/config'
import { Wrong } from '../wrong.ts'
import { openStoredDatabase } from './stored-database.ts'

/**
 * `npm run audit-rounds -- [--rounds N] [--title code] [--salt text]`: audits the stored rounds of real play of an installation that runs or has run, in its database. Plays
 * about N rounds of each title again (10,000 unless given), checks seeds and nonces of all, compares returns with theory, and prints a report. `--salt` repeats the choice of
 * rounds of an earlier audit. Exits 0 if nothing is found, 1 if something is, 2 if it could not audit. Changes nothing; the server may keep running.
 */
try {
  const { report, salt } = await audit()
  const { text, code } = auditText(report, { salt })
  process.stdout.write(text)
  process.exitCode = code
} catch (error) {
  const isExpected = error instanceof CannotStart || error instanceof Wrong
  process.stderr.write(`audit-rounds could not run: ${isExpected ? error.message : error}\n`)
  process.exitCode = 2
}

async function audit(): Promise<{ report: AuditReport; salt: string }> {
  const { rounds, title, salt } = readArguments(process.argv.slice(2))
  const { db, close } = await openStoredDatabase(process.env, { schema: 'arcade', table: 'rounds' })
  try {
    return { report: await auditRounds(db, { titles, rounds, salt, only: title }), salt }
  } finally {
    await close()
  }
}

function readArguments(args: readonly string[]): { rounds: number; title: string | null; salt: string } {
  const { values } = parseArgs({
    args: [...args],
    options: { rounds: { type: 'string', default: '10000' }, title: { type: 'string' }, salt: { type: 'string' } },
  })
  const rounds = Number(values.rounds)
  if (!Number.isSafeInteger(rounds) || rounds < 1)
    throw new Wrong(`--rounds needs a whole number, not ${values.rounds}`)
  const { title = null, salt = randomBytes(8).toString('hex') } = values
  const codes = titles.map(({ gameCode }) => gameCode)
  if (title !== null && !codes.includes(title)) throw new Wrong(`no title ${title}; there are ${codes.join(', ')}`)
  return { rounds, title, salt }
}
