// What a whole run of the tests may cost, and what it cost: `tests/budget.json` is the last run that somebody looked at.
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { root } from './step.mjs'

const path = join(root, 'tests/budget.json')
const mostShown = 30
/** Runs differ by less; a stage that grows by more needs a new budget. */
const growthAllowed = 1.4
/** What others cost depends on the network, or on what has failed. */
const budgeted = ['builds and gates', 'tests', 'browser']
/** What is shorter does not matter to a run of minutes. */
const leastSeconds = 5

export const readBudget = () => JSON.parse(readFileSync(path, 'utf8'))

/** Keeps a run as the next ones' budget. */
export function writeBudget({ stages, slowest }, { today = new Date() } = {}) {
  const longer = slowest.filter(({ seconds }) => seconds >= leastSeconds)
  const budget = {
    taken: today.toISOString().slice(0, 10),
    cores: cpus().length,
    stages: Object.fromEntries(
      stages.filter(({ name }) => budgeted.includes(name)).map(({ name, ...cost }) => [name, cost]),
    ),
    files: Object.fromEntries(longer.map(({ name, seconds }) => [name, seconds])),
  }
  writeFileSync(path, `${JSON.stringify(budget, null, 2)}\n`)
}

/** Test files of Vitest's report in JSON, the slowest first. `nameOf` shortens their paths. */
export function slowestFiles({ testResults }, nameOf) {
  return bySeconds(
    testResults.map(({ name, startTime, endTime }) => ({ name: nameOf(name), seconds: (endTime - startTime) / 1000 })),
  )
}

/** Journeys of Playwright's report in JSON, all their tries together, the slowest first. */
export function slowestJourneys({ suites }) {
  const specsOf = ({ specs = [], suites: inner = [] }) => [...specs, ...inner.flatMap(specsOf)]
  const secondsOf = ({ tests }) =>
    tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000
  return bySeconds(
    suites.flatMap(specsOf).map((spec) => ({ name: `${spec.file}  ${spec.title}`, seconds: secondsOf(spec) })),
  )
}

const bySeconds = (all) =>
  all
    .map(({ name, seconds }) => ({ name, seconds: Math.round(seconds) }))
    .sort((one, other) => other.seconds - one.seconds)

/** Lines for the end of a run: each stage, and the slowest files and journeys, beside the budget. */
export function costLines({ stages, slowest }, budget) {
  const grown = (now, before) =>
    before ? ` (${now >= before ? '+' : '−'}${Math.abs(Math.round((now / before - 1) * 100))} %)` : ''
  const ofStage = ({ name, seconds, processorSeconds }) => {
    const before = budget.stages[name]
    const work =
      processorSeconds === null
        ? ''
        : `, ${processorSeconds} s of processors${grown(processorSeconds, before?.processorSeconds)}`
    return `${name} ${seconds} s${grown(seconds, before?.seconds)}${work}`
  }
  const ofFile = ({ name, seconds }) =>
    `  ${String(seconds).padStart(4)} s${grown(seconds, budget.files[name])}  ${name}`
  return { slowest: slowest.slice(0, mostShown).map(ofFile), stages: stages.map(ofStage) }
}

/** Stages that cost more than their budget allows, in processor time: on a busy machine all of them take long on the clock. */
export function overBudget(stages, budget) {
  return stages.flatMap(({ name, processorSeconds }) => {
    const before = budget.stages[name]?.processorSeconds ?? null
    return processorSeconds !== null && before !== null && processorSeconds > before * growthAllowed
      ? [
          `${name}: ${processorSeconds} s of processor time, ${before} s in tests/budget.json (npm test -- --write-budget keeps a run as the budget)`,
        ]
      : []
  })
}
