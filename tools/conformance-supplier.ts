import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chosenCases, listCases, readCount } from '../tests/conformance/choose-cases.ts'
import { exchangeText } from '../tests/conformance/exchanges.ts'
import type { Outcome } from '../tests/conformance/run-kit.ts'
import { supplierCases } from '../tests/conformance/supplier/cases/index.ts'
import { checkSheets } from '../tests/conformance/supplier/check-sheets.ts'
import { runSupplierKit } from '../tests/conformance/supplier/run-supplier-kit.ts'
import { sumUp, tellOf } from '../tests/conformance/tell.ts'

const usage = `npm run conformance:supplier                                  Andon's own arcade, on a temporary database
npm run conformance:supplier -- --drive "<command>"           any supplier that follows the wallet API
npm run conformance:supplier -- --sheets <folder>             only the sheets of its games, <game code>.json, in a folder

  --drive     driver program: opens the supplier's game and plays rounds; WALLET_URL in its environment is the kit's wallet
  --port      port of the kit's wallet on this machine; a free one unless given
  --only      run the cases whose title contains this text
  --at-once   how many cases run at once, 1 to 50; 8 unless given, and 1 for one after the other
  --patience  seconds in which an interrupted round must come to its end; 30 unless given
  --quick     leave out what takes longer than half a minute
  --show      print the calls of every case; those of a broken one are always printed
  --list      print the titles and run nothing
  --help      print this text

The driver program is described in docs/supplier-conformance.md.
Exit code: 0 every checked promise is kept, 1 at least one is broken, 2 the kit could not run, or not to its end.
`
const options = {
  sheets: { type: 'string' },
  drive: { type: 'string', default: `${process.execPath} ${ofArcade()}` },
  port: { type: 'string', default: '0' },
  only: { type: 'string' },
  'at-once': { type: 'string', default: '8' },
  patience: { type: 'string', default: '30' },
  quick: { type: 'boolean' },
  show: { type: 'boolean' },
  list: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

/** Checks whether a game supplier follows the wallet API: see the usage. */
try {
  process.exitCode = await run()
} catch (error) {
  process.stderr.write(`conformance:supplier could not run: ${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 2
}

async function run(): Promise<0 | 1 | 2> {
  const { help, list, only, drive, sheets, quick = false, show = false, ...given } = parseArgs({ options }).values
  if (sheets !== undefined) {
    const { text, faults } = await checkSheets(sheets)
    process.stdout.write(text)
    return faults === 0 ? 0 : 1
  }
  const groups = chosenCases(supplierCases({ quick }), only)
  const atOnce = readCount(given['at-once'])
  const port = readNumber('--port', given.port, { least: 0, most: 65_535 })
  const patienceSeconds = readNumber('--patience', given.patience, { least: 1, most: 3600 })
  if (help || list) {
    process.stdout.write(help ? usage : listCases(groups))
    return 0
  }
  const tell = tellOf(({ exchanges }: Outcome) => exchangeText(exchanges), { show })
  return sumUp(await runSupplierKit(tell, { drive, groups, atOnce, port, patienceSeconds }))
}

function readNumber(option: string, text: string, { least, most }: { least: number; most: number }): number {
  const number = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (!(number >= least && number <= most))
    throw new Error(`${option} ${text}: expected a whole number from ${least} to ${most}`)
  return number
}

function ofArcade(): string {
  return resolve(import.meta.dirname, '../tests/conformance/supplier/drive-arcade.ts')
}
