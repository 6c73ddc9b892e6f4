import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { CannotArrange } from '../tests/conformance/kit.ts'
import { startKitSetup } from '../tests/conformance/kit-setup.ts'
import { failureOf, readSuppliers, remoteWallet } from '../tests/conformance/remote-wallet.ts'
import { type Outcome, runKit } from '../tests/conformance/run-kit.ts'

const usage = `npm run conformance                      Andon's own wallet, on a temporary database
npm run conformance -- --url <base of a wallet API> --suppliers <file> --arrange "<command>"

  --url        address of the wallet API, without the /wallet part
  --suppliers  JSON file: the suppliers and their keys
  --arrange    setup command that creates players, launches and locks
  --skip-slow  skip cases that wait in real time
  --help       print this text

The file and the command are described in docs/conformance.md.
Exit code: 0 every checked promise is kept, 1 at least one is broken, 2 the kit could not run, or not to its end.
`
const ownWallet = resolve(import.meta.dirname, '../tests/conformance/own-wallet.ts')
const say = (line: string) => process.stdout.write(`${line}\n`)
const options = {
  url: { type: 'string' },
  suppliers: { type: 'string' },
  arrange: { type: 'string' },
  'skip-slow': { type: 'boolean' },
  help: { type: 'boolean' },
} as const

/** Checks whether an operator's wallet follows the wallet API: see the usage. */
try {
  process.exitCode = await run()
} catch (error) {
  process.stderr.write(`conformance could not run: ${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 2
}

async function run(): Promise<0 | 1 | 2> {
  const { url, suppliers, arrange, help, 'skip-slow': isQuick } = parseArgs({ options }).values
  if (help) {
    process.stdout.write(usage)
    return 0
  }
  if (url === undefined && (suppliers !== undefined || arrange !== undefined))
    throw new Error('--suppliers and --arrange go with --url, see --help')
  if (url !== undefined && (suppliers === undefined || arrange === undefined))
    throw new Error('--url needs --suppliers <file> and --arrange "<command>", see --help')
  const setup = startKitSetup(arrange ?? `${process.execPath} ${ownWallet}`)
  try {
    const own = url === undefined ? await setup.greeting() : null
    const keys = own ? own.suppliers : JSON.parse(await readFile(suppliers ?? '', 'utf8'))
    const failure = url === undefined ? null : await failureOf(url) // the setup program may start the wallet
    if (failure !== null) throw new Error(`${url} does not answer: ${failure}`)
    const passTime = isQuick ? skipSlow : waitForReal
    const wallet = remoteWallet(url ?? String(own?.url), readSuppliers(keys), setup.arrange, passTime)
    return sumUp(await runKit(wallet, tellOf()))
  } finally {
    await setup.close()
  }
}

/** For a wallet with a real clock. */
async function waitForReal(seconds: number): Promise<void> {
  say(`  waiting ${seconds} s for the wallet's clock (--skip-slow leaves this out)`)
  await setTimeout(seconds * 1000)
}

async function skipSlow(seconds: number): Promise<void> {
  throw new CannotArrange(`waits ${seconds} s of a real clock, and --skip-slow was given`)
}

function tellOf(): (outcome: Outcome) => void {
  let last = ''
  return ({ group, title, result, why }) => {
    if (group !== last) say(`\n${group}`)
    last = group
    say(`  ${result.padEnd(7)}  ${title}${why === undefined ? '' : `\n           ${why}`}`)
  }
}

function sumUp(outcomes: readonly Outcome[]): 0 | 1 | 2 {
  const count = (wanted: Outcome['result']) => outcomes.filter(({ result }) => result === wanted).length
  const [kept, broken, notRun] = [count('kept'), count('BROKEN'), count('not run')]
  const cut = count('could not run')
  say(`\n${kept} kept, ${broken} broken, ${notRun} not run${cut > 0 ? `, ${cut} could not run` : ''}`)
  if (cut > 0) return 2
  return broken > 0 || kept === 0 ? 1 : 0
}
