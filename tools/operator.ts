import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

enableCompileCache(join(import.meta.dirname, '../.cache/node')) // as the server; half the time of a command is reading its own code
const { runOperator } = await import('./operator/commands.ts')
try {
  process.stdout.write(`${await runOperator(process.argv.slice(2), process.env)}\n`)
} catch (error) {
  const expected = error instanceof Error && (error.name === 'Wrong' || error.name === 'CannotStart')
  process.stderr.write(`${expected ? error.message : error instanceof Error ? error.stack : error}\n`)
  process.exitCode = 1
}
