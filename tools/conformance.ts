import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { startArranger } from '../tests/conformance/arranger.ts'
import { readSuppliers, remoteWallet } from '../tests/conformance/remote-wallet.ts'
import { type Outcome, runKit } from '../tests/conformance/run-kit.ts'

/**
 * `npm run conformance -- --url <base of a wallet API> --suppliers <file> --arrange "<command>"`: whether an operator's wallet keeps the wallet API's
 * promises; without any of it, Andon's own on a port of loopback. Exits 0 when every promise that could be looked at is kept, 1 when one is broken,
 * 2 when it could not run. The file and the command are described in docs/conformance.md.
 */
const ownWallet = resolve(import.meta.dirname, '../tests/conformance/own-wallet.ts')
const say = (line: string) => process.stdout.write(`${line}\n`)
const { values } = parseArgs({
  options: { url: { type: 'string' }, suppliers: { type: 'string' }, arrange: { type: 'string' } },
})

try {
  process.exitCode = await run()
} catch (error) {
  process.stderr.write(`conformance could not run: ${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 2
}

async function run(): Promise<0 | 1> {
  const { url, suppliers, arrange } = values
  if (url !== undefined && (suppliers === undefined || arrange === undefined))
    throw new Error('--url needs --suppliers <file> and --arrange "<command>", see docs/conformance.md')
  const arranger = startArranger(arrange ?? `${process.execPath} ${ownWallet}`)
  try {
    const own = url === undefined ? await arranger.greeting() : null
    const keys = own ? own.suppliers : JSON.parse(await readFile(suppliers ?? '', 'utf8'))
    const wallet = remoteWallet(url ?? String(own?.url), readSuppliers(keys), arranger.arrange)
    return sumUp(await runKit(wallet, tellOf()))
  } finally {
    await arranger.close()
  }
}

function tellOf(): (outcome: Outcome) => void {
  let last = ''
  return ({ group, title, result, why }) => {
    if (group !== last) say(`\n${group}`)
    last = group
    say(`  ${result.padEnd(7)}  ${title}${why === undefined ? '' : `\n           ${why}`}`)
  }
}

function sumUp(outcomes: readonly Outcome[]): 0 | 1 {
  const count = (wanted: Outcome['result']) => outcomes.filter(({ result }) => result === wanted).length
  const [kept, broken, notRun] = [count('kept'), count('BROKEN'), count('not run')]
  say(`\n${kept} kept, ${broken} broken, ${notRun} not run`)
  return broken > 0 || kept === 0 ? 1 : 0
}
