// `npm run test:dates [-- files]`: runs the tests that need no server, database or process at the turn of a year, on a leap day and in far time zones.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { root, run } from './step.mjs'

/** Each file begins at this time of this zone (`tests/support/moved-clock.ts`). */
const clocks = [
  { TZ: 'Pacific/Apia', TEST_CLOCK: '2026-12-31T23:59:50' }, // UTC+13: another day than UTC for most of it
  { TZ: 'America/St_Johns', TEST_CLOCK: '2028-02-29T23:59:50' }, // UTC-3:30: no whole hour
  { TZ: 'UTC', TEST_CLOCK: '2026-12-31T23:59:59.900' }, // midnight passes while the file runs
]

/** What opens a socket, a database, a browser, a thread or a process. */
const outside =
  /'@andon\/tests\/(?!long-form'|longest-turn'|declared-calls')|'node:(child_process|cluster|https?|http2|net|tls|worker_threads)'|'(fastify|pg|vite|ws)'/
/** The rules and pictures of games know no dates, nor does the program that starts PostgreSQL. */
const timeless = /^(packages\/arcade|apps\/games|packages\/embedded-postgres)\//
/** Simulations of matches and of their prices, whose time is an argument: each takes longer than all others together. */
const simulations =
  /^packages\/bookmaker\/src\/(feed\/simulator\/(background|fair-prices|specials\/round-specials|simulator|weather)|book\/(each-way-now|bet-builder\/(fair-multiples|builder-price|builder-prices|no-sure-win|no-sure-win-in-season)))\.test\.ts$/

await ensureInstalled({ everything: true })
const named = process.argv.slice(2)
const files = named.length > 0 ? named : datedTests()
for (const clock of clocks) {
  process.stdout.write(`\n── ${clock.TEST_CLOCK} in ${clock.TZ}\n`)
  const { code } = await run('vitest', ['run', '--reporter=dot', ...files], { show: true, env: clock })
  if (code !== 0) process.exitCode = 1
}

function datedTests() {
  const found = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((path) => join(folder, path).replaceAll('\\', '/')),
  )
  const tests = found.filter((path) => path.endsWith('.test.ts') && !path.includes('node_modules/'))
  const dated = tests.filter((path) => !timeless.test(path) && !simulations.test(path) && !goesOutside(path))
  return [...dated.sort(), 'tests/support/moved-clock.test.ts']
}

/** Also by way of a fixture. */
function goesOutside(path) {
  const text = readFileSync(join(root, path), 'utf8')
  const fixtures = [...text.matchAll(/from '(\.[^']*\.fixture\.ts)'/g)].map(([, file]) => join(dirname(path), file))
  return outside.test(text) || fixtures.some(goesOutside)
}
