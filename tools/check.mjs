// Runs the gates. A warning fails a gate.

import { allGates, runGates } from './gates.mjs'
import { ensureInstalled } from './install.mjs'

await ensureInstalled({ everything: true })
const results = await runGates(allGates)
process.exitCode = results.every(Boolean) ? 0 : 1
