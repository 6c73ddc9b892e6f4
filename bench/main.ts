import { begin, end } from './progress.ts'
import { printTable, type Report } from './report.ts'

interface Benchmark {
  /** About so long, at its usual size and on two idle cores; stated at its start. */
  readonly seconds: number
  readonly load: () => Promise<{ run(): Promise<Report> }>
}

/**
 * `npm run bench [name …] [-- --json]`: runs the named benchmarks, or all. Prints a table for people, or with `--json` one JSON document for
 * programs. Speeds are compared as ratios of two things that ran alternately in this one command, because machines differ and are shared. About how long each takes is said at its start, and what it does
 * every ten seconds, on the error output.
 */
const benchmarks: Readonly<Record<string, Benchmark>> = {
  bet: { seconds: 60, load: () => import('./bet.ts') },
  book: { seconds: 150, load: () => import('./book.ts') },
  'bonus-odds': { seconds: 45, load: () => import('./bonus-odds.ts') },
  chats: { seconds: 150, load: () => import('./chats.ts') },
  dialogs: { seconds: 120, load: () => import('./dialogs.ts') },
  facts: { seconds: 90, load: () => import('./facts.ts') },
  'first-view': { seconds: 240, load: () => import('./first-view.ts') },
  floor: { seconds: 300, load: () => import('./floor.ts') },
  history: { seconds: 240, load: () => import('./history.ts') },
  jackpots: { seconds: 45, load: () => import('./jackpots.ts') },
  ledger: { seconds: 90, load: () => import('./ledger.ts') },
  lighthouse: { seconds: 900, load: () => import('./lighthouse.ts') },
  live: { seconds: 300, load: () => import('./live.ts') },
  lobby: { seconds: 240, load: () => import('./lobby.ts') },
  'login-flood': { seconds: 90, load: () => import('./login-flood.ts') },
  'login-time': { seconds: 60, load: () => import('./login-time.ts') },
  maths: { seconds: 90, load: () => import('./maths.ts') },
  odds: { seconds: 120, load: () => import('./odds.ts') },
  'odds-pricing': { seconds: 60, load: () => import('./odds-pricing.ts') },
  pages: { seconds: 120, load: () => import('./pages.ts') },
  place: { seconds: 60, load: () => import('./place.ts') },
  realtime: { seconds: 60, load: () => import('./realtime.ts') },
  search: { seconds: 15, load: () => import('./search.ts') },
  settle: { seconds: 180, load: () => import('./settle.ts') },
  shifts: { seconds: 300, load: () => import('./shifts.ts') },
  'sports-hour': { seconds: 420, load: () => import('./sports-hour.ts') },
  stall: { seconds: 120, load: () => import('./stall.ts') },
  'sports-list': { seconds: 120, load: () => import('./sports-list.ts') },
  'tournament-board': { seconds: 90, load: () => import('./tournament-board.ts') },
}

const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const json = process.argv.includes('--json')
const reports: Report[] = []
for (const name of asked.length > 0 ? asked : Object.keys(benchmarks)) {
  const benchmark = benchmarks[name]
  if (!benchmark) throw new Error(`no benchmark ${name}; there are: ${Object.keys(benchmarks).join(', ')}`)
  begin(name, benchmark.seconds)
  const report = await (await benchmark.load()).run()
  await end()
  if (!json) printTable(report)
  reports.push(report)
}
// a measured server may leave a thread or a timer behind, which must not keep the process
process.stdout.write(`${json ? '' : '\n'}${JSON.stringify(reports)}\n`, () => process.exit())
