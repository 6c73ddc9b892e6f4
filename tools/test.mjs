// Tests everything in this working copy, also in a fresh clone. The last line of the output is: N passed, N failed.
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { costLines, overBudget, readBudget, slowestFiles, slowestJourneys, writeBudget } from './budget.mjs'
import { buildStale } from './build.mjs'
import { findChromium } from './find-chromium.mjs'
import { runGates, sourceGates } from './gates.mjs'
import { givenCores } from './given-cores.mjs'
import { ensureInstalled } from './install.mjs'
import { memoryFolder } from './memory-folder.mjs'
import { watchProcessorTime } from './processor-time.mjs'
import { lookAgain, objections } from './second-look.mjs'
import { root, run, Stop } from './step.mjs'

const longestStageMs = Number(process.env.STAGE_MINUTES ?? 50) * 60_000
/** Before that the tests are ended in a way that leaves reports. */
const reportingMs = 60_000
const mostPageLines = 40
const reporters = ['default', 'json', join(root, 'tools/unended-files.mjs')].map((name) => `--reporter=${name}`)
const { values: asked } = parseArgs({ options: { 'write-budget': { type: 'boolean', default: false } } })
const scratch = mkdtempSync(join(memoryFolder(), 'andon-test-'))
chmodSync(scratch, 0o711) // what runs as another user passes through
process.env.TMPDIR = scratch // of all that the run starts
const total = { passed: 0, failed: 0, unsteady: 0 }
const processorTime = watchProcessorTime()
const cost = { stages: [], slowest: [] }
/** What failed for a reason that no second look changes, printed at the end: a long output is often kept by its end only. */
const failures = []
/** Failed test files and journeys, for the second look. */
const toLookAt = []

try {
  await stage('packages', async () => {
    await ensureInstalled({ everything: true })
    return { passed: 0, failed: 0 }
  })
  // It may need a download, in parallel with the other steps.
  const browser = findChromium()
  browser.catch(() => undefined) // reported where it is waited for
  await stage('builds and gates', async () => {
    const lines = []
    const beside = runGates(sourceGates, { print: (text) => lines.push(text) })
    await buildStale()
    const results = await beside
    process.stdout.write(lines.join(''))
    results.push(...(await runGates(['types'])))
    return { passed: results.filter(Boolean).length, failed: results.filter((passed) => !passed).length }
  })
  // One after the other: at once, each makes the other's time limits pass.
  await stage('tests', async () => {
    process.env.ANDON_CHROMIUM = await browser // the title kit opens games
    process.env.TEST_WORKERS = (await isShort()) ? '3' : '4'
    return suite('vitest', ['run', ...reporters, `--outputFile.json=${report('vitest')}`], readVitest)
  })
  await stage('browser', async () => {
    process.env.JOURNEY_WORKERS = (await isShort()) ? '2' : '3'
    return suite('playwright', ['test'], readPlaywright)
  })
  if (toLookAt.length > 0) await stage('second look', secondLook)
} catch (error) {
  if (!(error instanceof Stop)) throw error
  process.stderr.write(`\n${error.message}\n`)
  total.failed += 1
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
tellCost()
if (failures.length > 0) process.stdout.write(`\nfailed:\n${failures.map((one) => `  ${one}\n`).join('')}`)
process.stdout.write(
  `\nleft out: long forms (npm run test:long) and benchmarks (npm run bench) · unsteady: ${total.unsteady}\n`,
)
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`)
process.exitCode = total.failed === 0 ? 0 : 1

/** Whether the machine gives much less than its two cores: then fewer run beside each other, which takes no longer and makes none of them late. */
async function isShort() {
  const cores = await givenCores()
  process.stdout.write(`this machine gives ${cores.toFixed(1)} cores\n`)
  return cores < 1.5
}

/** What the run cost beside the budget, which it becomes if it is asked to; otherwise a stage that has grown too much fails it. */
function tellCost() {
  cost.slowest.sort((one, other) => other.seconds - one.seconds)
  if (asked['write-budget']) writeBudget(cost)
  const budget = readBudget()
  const lines = costLines(cost, budget)
  process.stdout.write(`\nslowest, on the clock, beside the budget of ${budget.taken}:\n${lines.slowest.join('\n')}\n`)
  process.stdout.write(`\n${lines.stages.join('\n')}\n`)
  const over = overBudget(cost.stages, budget)
  failures.push(...over)
  total.failed += over.length
}

async function stage(name, work) {
  const begun = performance.now()
  const processorSeconds = processorTime.begin()
  process.stdout.write(`\n── ${name}\n`)
  const { passed, failed, said = `${passed} passed, ${failed} failed` } = await work()
  total.passed += passed
  total.failed += failed
  const seconds = Math.round((performance.now() - begun) / 1000)
  const used = processorSeconds()
  cost.stages.push({ name, seconds, processorSeconds: used === null ? null : Math.round(used) })
  process.stdout.write(`── ${name}: ${said}, ${seconds} s\n`)
}

function report(name) {
  return join(scratch, `${name}.json`)
}

/** Failures that pass alone count as passed and are named; too many of them, or old ones, fail the run. */
async function secondLook() {
  const { failed, unsteady } = await lookAgain(toLookAt)
  const lines = unsteady.map(({ name, firstError }) => `  ${name}\n    ${firstError}\n`)
  if (lines.length > 0) process.stdout.write(`\nunsteady, passed alone:\n${lines.join('')}`)
  const objected = objections(unsteady)
  failures.push(...failed.map(({ name, firstError }) => `${name}: ${firstError}`), ...objected)
  total.unsteady = unsteady.reduce((sum, { count }) => sum + count, 0)
  const said = `${total.unsteady} passed alone, ${failed.length} failed again`
  return { passed: total.unsteady, failed: objected.length - total.unsteady, said } // they had been counted as failed
}

/** A runner that fails without a failed test, or leaves no report, counts as one failure. */
async function suite(command, args, read) {
  const env = {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report('playwright'),
    ANDON_E2E_DATA: join(scratch, 'data'),
    UNENDED_FILES: report('unended'),
    UNENDED_AFTER_MS: longestStageMs - reportingMs,
  }
  const { code } = await run(command, args, { show: true, env, timeoutMs: longestStageMs })
  let counted = { passed: 0, failed: 0 }
  try {
    counted = read(JSON.parse(readFileSync(report(command), 'utf8')))
  } catch (error) {
    failures.push(`${command} left no report: ${error}`)
  }
  return code === 0 || counted.failed > 0 ? counted : { ...counted, failed: 1 }
}

/** A test that did not run counts as failed. */
function readVitest({ numPassedTests, numTotalTests, testResults }) {
  cost.slowest.push(...slowestFiles({ testResults }, (path) => relative(root, path)))
  if (existsSync(report('unended'))) nameUnended(JSON.parse(readFileSync(report('unended'), 'utf8')))
  let unloaded = 0
  for (const { name, message, assertionResults } of testResults) {
    const file = relative(root, name)
    const failed = assertionResults.filter(({ status }) => status !== 'passed')
    const errors = failed.map(
      ({ fullName, failureMessages }) => `${fullName}: ${firstLines(failureMessages?.join('\n') || 'did not run')}`,
    )
    if (message) errors.unshift(firstLines(message))
    if (errors.length === 0) continue
    const count = Math.max(1, failed.length) // a file that could not be loaded has no tests
    toLookAt.push({ name: file, firstError: errors.join('\n    '), count, command: 'vitest', args: ['run', file] })
    unloaded += count - failed.length
  }
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests + unloaded }
}

function nameUnended({ files, notBegun }) {
  const minutes = (longestStageMs - reportingMs) / 60_000
  failures.push(
    ...files.map(({ file, tests }) => [`${file}: had not ended after ${minutes} minutes`, ...tests].join(': ')),
  )
  failures.push(`${notBegun} test files had not begun after ${minutes} minutes`)
}

function readPlaywright({ stats, suites }) {
  cost.slowest.push(...slowestJourneys({ suites }))
  failures.push(...suites.flatMap((one) => specsOf(one, 'skipped').map(({ name }) => `${name}: did not run`)))
  toLookAt.push(
    ...suites
      .flatMap((one) => specsOf(one, 'unexpected'))
      .map(({ name, file, line, title, error, page }) => ({
        name,
        firstError: firstLines(error),
        seen: page,
        count: 1,
        command: 'playwright',
        args: [
          'test',
          `${file}:${line}`,
          '--workers=1',
          '--trace=retain-on-failure',
          '--reporter=list',
          '--grep',
          escaped(title),
        ],
      })),
  )
  return { passed: stats.expected, failed: stats.unexpected + stats.skipped }
}

/** Journeys of a suite of the report with this status. */
function specsOf({ title, specs = [], suites = [] }, wanted, above = []) {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === wanted))
    .map((spec) => ({
      file: spec.file,
      line: spec.line,
      title: spec.title,
      name: [`${spec.file}:${spec.line}`, ...above, spec.title].join('  '),
      error: errorOf(spec),
      page: pageOf(spec),
    }))
  return [...own, ...suites.flatMap((inner) => specsOf(inner, wanted, [...above, title].slice(1)))]
}

/** All that a journey said when it failed: a time limit is followed by what it was waiting for. */
function errorOf({ tests }) {
  const errors = tests.flatMap(({ results }) => results).flatMap(({ errors = [] }) => errors)
  return errors.map(({ message }) => stripVTControlCharacters(message ?? '')).join('\n') || 'no error'
}

/** The page as a screen reader had it when a journey failed: the part where most of the page is. */
function pageOf({ tests }) {
  const kept = tests.flatMap(({ results }) => results).flatMap(({ attachments = [] }) => attachments)
  const path = kept.find(({ name }) => name === 'error-context')?.path
  if (path === undefined || !existsSync(path)) return ''
  const lines = readFileSync(path, 'utf8').split('```yaml')[1]?.split('```')[0]?.split('\n') ?? []
  const from = lines.findIndex((line) => /^ *- (main|dialog)/.test(line))
  return lines.slice(Math.max(0, from), Math.max(0, from) + mostPageLines).join('\n')
}

/** As a regular expression that finds just this text. */
function escaped(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function firstLines(message) {
  return stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 16)
    .join('\n    ')
    .slice(0, 2_000)
}
