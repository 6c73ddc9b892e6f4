import { printTable, type Report } from './report.ts'

/**
 * `npm run bench [name …] [-- --json]`: runs the named benchmarks, or all. Prints a table for people, or with `--json` one JSON document for
 * programs. Speeds are compared as ratios of two things that ran alternately in this one command, because machines differ and are shared.
 */
const benchmarks: Readonly<Record<string, () => Promise<{ run(): Promise<Report> }>>> = {
  bet: () => import('./bet.ts'),
  'bonus-odds': () => import('./bonus-odds.ts'),
  chats: () => import('./chats.ts'),
  dialogs: () => import('./dialogs.ts'),
  facts: () => import('./facts.ts'),
  'first-view': () => import('./first-view.ts'),
  floor: () => import('./floor.ts'),
  history: () => import('./history.ts'),
  jackpots: () => import('./jackpots.ts'),
  ledger: () => import('./ledger.ts'),
  live: () => import('./live.ts'),
  lobby: () => import('./lobby.ts'),
  'login-flood': () => import('./login-flood.ts'),
  'login-time': () => import('./login-time.ts'),
  maths: () => import('./maths.ts'),
  odds: () => import('./odds.ts'),
  'odds-pricing': () => import('./odds-pricing.ts'),
  pages: () => import('./pages.ts'),
  place: () => import('./place.ts'),
  realtime: () => import('./realtime.ts'),
  search: () => import('./search.ts'),
  settle: () => import('./settle.ts'),
  shifts: () => import('./shifts.ts'),
  'sports-hour': () => import('./sports-hour.ts'),
  stall: () => import('./stall.ts'),
  'sports-list': () => import('./sports-list.ts'),
  'tournament-board': () => import('./tournament-board.ts'),
}

const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const json = process.argv.includes('--json')
const reports: Report[] = []
for (const name of asked.length > 0 ? asked : Object.keys(benchmarks)) {
  const load = benchmarks[name]
  if (!load) throw new Error(`no benchmark ${name}; there are: ${Object.keys(benchmarks).join(', ')}`)
  const report = await (await load()).run()
  if (!json) printTable(report)
  reports.push(report)
}
// a measured server may leave a thread or a timer behind, which must not keep the process
process.stdout.write(`${json ? '' : '\n'}${JSON.stringify(reports)}\n`, () => process.exit())
