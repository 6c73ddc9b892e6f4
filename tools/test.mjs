// Everything there is to know about this working copy, from a fresh clone as well; ends with one line: N passed, N failed.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildStale } from './build.mjs'
import { findChromium } from './find-chromium.mjs'
import { gates, runGates } from './gates.mjs'
import { ensureInstalled } from './install.mjs'
import { run, Stop } from './step.mjs'

const longestStageMs = 30 * 60_000
const scratch = mkdtempSync(join(tmpdir(), 'andon-test-'))
const total = { passed: 0, failed: 0 }

try {
  await stage('set-up', async () => {
    await ensureInstalled()
    await buildStale()
    process.env.ANDON_CHROMIUM = await findChromium()
    return { passed: 0, failed: 0 }
  })
  await stage('gates', async () => {
    const results = await runGates(gates)
    return { passed: results.filter(Boolean).length, failed: results.filter((passed) => !passed).length }
  })
  await stage('tests', () =>
    suite(
      'vitest',
      ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report('vitest')}`],
      readVitest,
    ),
  )
  await stage('browser', () => suite('playwright', ['test'], readPlaywright))
} catch (error) {
  if (!(error instanceof Stop)) throw error
  process.stderr.write(`\n${error.message}\n`)
  total.failed += 1
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
process.exitCode = total.failed === 0 ? 0 : 1

async function stage(name, work) {
  const begun = performance.now()
  process.stdout.write(`\n── ${name}\n`)
  const { passed, failed } = await work()
  total.passed += passed
  total.failed += failed
  process.stdout.write(
    `── ${name}: ${passed} passed, ${failed} failed, ${((performance.now() - begun) / 1000).toFixed(0)} s\n`,
  )
}

function report(name) {
  return join(scratch, `${name}.json`)
}

/** A runner that fails without a failed test, or leaves no report, counts as one failure. */
async function suite(command, args, read) {
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report('playwright'), ANDON_E2E_DATA: join(scratch, 'data') }
  const { code } = await run(command, args, { show: true, env, timeoutMs: longestStageMs })
  let counted = { passed: 0, failed: 0 }
  try {
    counted = read(JSON.parse(readFileSync(report(command), 'utf8')))
  } catch (error) {
    process.stderr.write(`${command} left no report: ${error}\n`)
  }
  return code === 0 || counted.failed > 0 ? counted : { ...counted, failed: 1 }
}

/** What was not run has not passed. */
function readVitest({ numPassedTests, numTotalTests }) {
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests }
}

/** A journey that passed only at its second try has passed, and is said. */
function readPlaywright({ stats }) {
  if (stats.flaky > 0) process.stdout.write(`${stats.flaky} of the journeys passed at the second try only\n`)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped }
}
