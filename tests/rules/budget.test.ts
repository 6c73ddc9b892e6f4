import { expect, test } from 'vitest'
import { costLines, overBudget, readBudget, slowestFiles, slowestJourneys } from '../../tools/budget.mjs'

const budget = { stages: { tests: { seconds: 100, processorSeconds: 200 } }, files: { 'a.test.ts': 20 } }
const stage = (processorSeconds: number | null, seconds = 100) => ({ name: 'tests', seconds, processorSeconds })

test('a stage may need two fifths more processor time than its budget, however long it takes on the clock', () => {
  expect(overBudget([stage(280, 1_000)], budget)).toEqual([])
  expect(overBudget([stage(281)], budget)).toEqual([
    expect.stringMatching(/^tests: 281 s .* 200 s in tests\/budget.json/),
  ])
})

test('a stage without a budget, or whose processor time is not known, is not over it', () => {
  expect(overBudget([stage(null), { ...stage(9_999), name: 'new' }], budget)).toEqual([])
})

test('stages and files stand beside the budget', () => {
  const slowest = [
    { name: 'a.test.ts', seconds: 15 },
    { name: 'new.test.ts', seconds: 5 },
  ]
  expect(costLines({ stages: [stage(220, 130)], slowest }, budget)).toEqual({
    stages: ['tests 130 s (+30 %), 220 s of processors (+10 %)'],
    slowest: ['    15 s (−25 %)  a.test.ts', '     5 s  new.test.ts'],
  })
})

test('files and journeys are read from both reports, the slowest first', () => {
  const files = [
    { name: '/root/a.test.ts', startTime: 1_000, endTime: 3_400 },
    { name: '/root/b.test.ts', startTime: 1_000, endTime: 9_000 },
  ]
  expect(slowestFiles({ testResults: files }, (path) => path.slice(6))).toEqual([
    { name: 'b.test.ts', seconds: 8 },
    { name: 'a.test.ts', seconds: 2 },
  ])
  const spec = (title: string, ...durations: number[]) => ({
    file: 'x.spec.ts',
    title,
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  })
  const suites = [{ specs: [spec('quick', 900)], suites: [{ specs: [spec('twice', 4_000, 3_000)] }] }]
  expect(slowestJourneys({ suites })).toEqual([
    { name: 'x.spec.ts  twice', seconds: 7 },
    { name: 'x.spec.ts  quick', seconds: 1 },
  ])
})

test('the committed budget names every stage that costs minutes', () => {
  expect(Object.keys(readBudget().stages)).toEqual(expect.arrayContaining(['builds and gates', 'tests', 'browser']))
})
