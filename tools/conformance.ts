import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { conformanceCases } from '../tests/conformance/cases/index.ts'
import { chosenCases, listCases, readCount } from '../tests/conformance/choose-cases.ts'
import { exchangeText } from '../tests/conformance/exchanges.ts'
import { CannotArrange } from '../tests/conformance/kit.ts'
import { startKitSetup } from '../tests/conformance/kit-setup.ts'
import { failureOf, readSuppliers, remoteWallet } from '../tests/conformance/remote-wallet.ts'
import { type Outcome, runKit } from '../tests/conformance/run-kit.ts'
import { sumUp, tellOf } from '../tests/conformance/tell.ts'

const usage = `npm run conformance                      Andon's own wallet, on a temporary database
npm run conformance -- --product         Andon as npm start runs it, on a temporary data folder, over HTTP
npm run conformance -- --url <base of a wallet API> --suppliers <file> --arrange "<command>"

  --url        address of the wallet API, without the /wallet part
  --suppliers  JSON file: the suppliers and their keys
  --arrange    setup command that creates players, launches and locks
  --only       run the cases whose title contains this text
  --at-once    how many cases run at once, 1 to 50; 8 unless given, and 1 for one after the other
  --show       print the calls of every case; those of a broken one are always printed
  --list       print the titles and run nothing
  --skip-slow  skip cases that wait in real time
  --help       print this text

The file and the command are described in docs/conformance.md.
Exit code: 0 every checked promise is kept, 1 at least one is broken, 2 the kit could not run, or not to its end.
`
const ownWallet = resolve(import.meta.dirname, '../tests/conformance/own-wallet.ts')
const say = (line: string) => process.stdout.write(`${line}\n`)
const options = {
  url: { type: 'string' },
  product: { type: 'boolean' },
  suppliers: { type: 'string' },
  arrange: { type: 'string' },
  only: { type: 'string' },
  'at-once': { type: 'string', default: '8' },
  show: { type: 'boolean' },
  list: { type: 'boolean' },
  'skip-slow': { type: 'boolean' },
  help: { type: 'boolean' },
} as const
type Options = ReturnType<typeof read>
const read = () => parseArgs({ options }).values

/** Checks whether an operator's wallet follows the wallet API: see the usage. */
try {
  process.exitCode = await run(read())
} catch (error) {
  process.stderr.write(`conformance could not run: ${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 2
}

async function run(asked: Options): Promise<0 | 1 | 2> {
  const { help, list, show = false } = asked
  const groups = chosenCases(conformanceCases, asked.only)
  const atOnce = readCount(asked['at-once'])
  if (help || list) {
    process.stdout.write(help ? usage : listCases(groups))
    return 0
  }
  demandWhole(asked)
  const opened = new AsyncDisposableStack()
  try {
    const { url, suppliers, setup } = await open(asked, opened)
    const passTime = asked['skip-slow'] ? skipSlow : waitForReal
    const wallet = remoteWallet(url, suppliers, setup.arrange, passTime)
    const tell = tellOf(({ exchanges }: Outcome) => exchangeText(exchanges), { show })
    return sumUp(await runKit(wallet, tell, { groups, atOnce }))
  } finally {
    await opened.disposeAsync()
  }
}

function demandWhole({ url, product, suppliers, arrange }: Options): void {
  if (product && (url ?? suppliers ?? arrange) !== undefined)
    throw new Error('--product sets up everything itself; --url, --suppliers and --arrange do not go with it')
  if (url === undefined && (suppliers !== undefined || arrange !== undefined))
    throw new Error('--suppliers and --arrange go with --url, see --help')
  if (url !== undefined && (suppliers === undefined || arrange === undefined))
    throw new Error('--url needs --suppliers <file> and --arrange "<command>", see --help')
}

/** The wallet under test: the product, an address, or Andon's own wallet. */
async function open({ product, url, suppliers, arrange }: Options, opened: AsyncDisposableStack) {
  if (product) {
    const { startProduct } = await import('./conformance-product.ts')
    const started = await startProduct(say)
    opened.defer(started.close)
    const setup = startKitSetup(started.arrange, started.env)
    opened.defer(setup.close)
    return { ...started, setup }
  }
  const keys =
    suppliers === undefined ? undefined : readSuppliers(await readJson(suppliers), `--suppliers ${suppliers}`)
  const setup = startKitSetup(arrange ?? `${process.execPath} ${ownWallet}`)
  opened.defer(setup.close)
  if (url === undefined || keys === undefined) {
    const own = await setup.greeting()
    return { url: String(own.url), suppliers: readSuppliers(own.suppliers), setup }
  }
  const failure = await failureOf(url) // the setup program may start the wallet
  if (failure !== null) throw new Error(`${url} does not answer: ${failure}`)
  return { url, suppliers: keys, setup }
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    throw new Error(`--suppliers ${file}: ${error instanceof Error ? error.message : error}`)
  }
}

/** For a wallet with a real clock. */
async function waitForReal(seconds: number): Promise<void> {
  if (seconds >= 10) say(`  waiting ${seconds} s for the wallet's clock (--skip-slow leaves this out)`)
  await setTimeout(seconds * 1000)
}

async function skipSlow(seconds: number): Promise<void> {
  throw new CannotArrange(`waits ${seconds} s of a real clock, and --skip-slow was given`)
}
