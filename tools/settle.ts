import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readResults, readSlip, SlipRefusal, settleBySystemLine } from '@andon/bookmaker/rules'
import { writeFraction } from '@andon/money/fraction'
import { settlementTable } from './settle/settlement-table.ts'
import { readStrictJson } from './settle/strict-json.ts'

/**
 * `npm run settle -- slip.json results.json` prints line by line what a slip returns with these results of its legs; with `--json` as one JSON object. Exits 2, with one
 * line that names the wrong field, if they cannot be settled. Needs no server. The two files are described in docs/bookmaker.md.
 */
const usage = 'usage: npm run --silent settle -- slip.json results.json [--json]'

/** Ends the command with one line. */
class Unsettled extends Error {}

try {
  const { values, positionals } = readArguments()
  const [slipFile, resultsFile, ...more] = positionals
  if (!slipFile || !resultsFile || more.length > 0) throw new Unsettled(usage)
  const slipJson = readJson(slipFile)
  const resultsJson = readJson(resultsFile)
  const slip = refusedFrom(slipFile, () => readSlip(slipJson))
  const outcomes = refusedFrom(resultsFile, () => readResults(resultsJson, slip))
  const { lines, stake, returns, paid, steps } = refusedFrom(slipFile, () => settleBySystemLine(slip, outcomes)) // only its size is left to refuse
  const json = { lines, stake: writeFraction(stake), returns: writeFraction(returns), paid, steps }
  process.stdout.write(values.json ? `${JSON.stringify(json, null, 2)}\n` : settlementTable(json))
} catch (error) {
  if (!(error instanceof Unsettled)) throw error
  process.stderr.write(`${error.message.replaceAll(/\p{Cc}+/gu, ' ')}\n`)
  process.exitCode = 2
}

function readArguments() {
  try {
    return parseArgs({ options: { json: { type: 'boolean', default: false } }, allowPositionals: true })
  } catch {
    throw new Unsettled(usage)
  }
}

function readJson(file: string): unknown {
  let bytes: Buffer
  try {
    bytes = readFileSync(file)
  } catch {
    throw new Unsettled(`${file}: cannot be read`)
  }
  return refusedFrom(file, () => readStrictJson(bytes.toString('utf8')))
}

function refusedFrom<Read>(file: string, read: () => Read): Read {
  try {
    return read()
  } catch (error) {
    if (error instanceof SlipRefusal) throw new Unsettled(`${file}: ${error.message}`)
    throw error
  }
}
