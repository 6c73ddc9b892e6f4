// Starts the server from a fresh clone. Plain JavaScript for the system's own Node (20 or newer), since nothing is installed yet.
import { buildStale } from './build.mjs'
import { develop } from './develop.mjs'
import { ensureInstalled } from './install.mjs'
import { runServer } from './run-server.mjs'
import { Stop } from './step.mjs'

try {
  const isDev = process.argv.includes('--dev')
  await ensureInstalled({ everything: isDev })
  if (isDev) await develop()
  else {
    await buildStale()
    process.exitCode = await runServer()
  }
} catch (error) {
  if (!(error instanceof Stop)) throw error
  process.stderr.write(`\nAndon stops: ${error.message}\n`)
  process.exitCode = 1
}
