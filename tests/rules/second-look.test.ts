import { expect, test } from 'vitest'
import { lookAgain, objections } from '../../tools/second-look.mjs'

const failure = (name: string, exit: number) => ({
  name,
  firstError: 'it failed',
  count: 1,
  command: 'node',
  args: ['--eval', `process.exit(${exit})`],
})
const today = new Date('2026-12-10T12:00:00Z')
const names = (failures: readonly { name: string }[]) => failures.map(({ name }) => name)

test('what fails again has failed; what passes alone is unsteady', async () => {
  const { failed, unsteady } = await lookAgain([failure('broken', 1), failure('loses races', 0)])
  expect([names(failed), names(unsteady)]).toEqual([['broken'], ['loses races']])
})

test('many failures at once are not looked at again', async () => {
  const many = Array.from({ length: 13 }, (_, index) => failure(`test ${index}`, 0))
  expect(await lookAgain(many)).toEqual({ failed: many, unsteady: [] })
})

test('up to three unsteady tests are let through, more are not', () => {
  const some = ['a', 'b', 'c'].map((name) => ({ name }))
  expect(objections(some, { listed: [], today })).toEqual([])
  expect(objections([...some, { name: 'd' }], { listed: [], today })).toHaveLength(1)
})

test('an unsteady test that has been listed for a week fails the run', () => {
  const listed = [
    { test: 'a', since: '2026-12-03', reason: 'the port is taken' },
    { test: 'b', since: '2026-12-04', reason: 'slow' },
  ]
  expect(objections([{ name: 'a' }, { name: 'b' }], { listed, today })).toEqual([
    expect.stringMatching(/^a: .*2026-12-03/),
  ])
})
