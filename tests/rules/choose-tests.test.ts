import { expect, test } from 'vitest'
import { moduleOf, testsFor } from '../../tools/choose-tests.ts'

const modules = 'packages/operator/src/modules'
/** A small repository: two modules, one of which uses the other, and tests of both. */
const texts: Readonly<Record<string, string>> = {
  [`${modules}/limits/index.ts`]: 'export const limits = 1',
  [`${modules}/limits/set-limit.test.ts`]: '',
  [`${modules}/limits/never-passed.test.ts`]: '',
  [`${modules}/cashier/index.ts`]: "import { limits } from '../limits/index.ts'",
  [`${modules}/cashier/pay.test.ts`]: '',
  [`${modules}/support/index.ts`]: "import { cashier } from '@andon/operator/cashier'",
  [`${modules}/support/chat.test.ts`]: '',
  'tests/play/limits-in-play.test.ts': '',
  'tests/country.test.ts': '',
}
const choose = (...files: string[]) =>
  testsFor({ files, all: Object.keys(texts), read: (path) => texts[path] ?? '', seconds: {} })

test('a change runs the tests of its module, of the modules that import its door, and those of tests/ named after them', () => {
  const { modules: changed, tests } = choose(`${modules}/limits/index.ts`)
  expect(changed).toEqual([`${modules}/limits`])
  expect(tests).toEqual([
    `${modules}/cashier/pay.test.ts`,
    `${modules}/limits/set-limit.test.ts`,
    'tests/play/limits-in-play.test.ts',
  ])
})

test('an import by the name of the door counts like one by its path', () => {
  expect(choose(`${modules}/cashier/index.ts`).tests).toEqual([
    `${modules}/cashier/pay.test.ts`,
    `${modules}/support/chat.test.ts`,
  ])
})

test('slow tests are left out and listed, unless they changed', () => {
  const long = `${modules}/limits/never-passed.test.ts`
  expect(choose(`${modules}/limits/index.ts`).leftOut[0]?.paths).toEqual([long])
  expect(choose(long).tests).toContain(long)
})

test('a changed test is run alone', () => {
  expect(choose(`${modules}/limits/set-limit.test.ts`).tests).toEqual([`${modules}/limits/set-limit.test.ts`])
  expect(choose('tests/country.test.ts').tests).toEqual(['tests/country.test.ts'])
})

test.each([
  [`${modules}/game-wallet/store/rounds.ts`, `${modules}/game-wallet`],
  ['packages/platform/src/sql/db.ts', 'packages/platform/src/sql'],
  ['apps/web/app/features/profile/Form.tsx', 'apps/web/app/features/profile'],
  ['packages/money/package.json', 'packages/money'],
  ['docs/operating.md', null],
])('%s belongs to %s', (path, module) => {
  expect(moduleOf(path)).toBe(module)
})
