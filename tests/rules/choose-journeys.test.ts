import { expect, test } from 'vitest'
import { chooseJourneys } from '../../tools/choose-journeys.ts'

const all = ['account/limits', 'account/profile', 'cashier/cashier', 'cashier/bonuses', 'shell/keyboard'].map(
  (name) => `tests/e2e/${name}.spec.ts`,
)
const choose = (
  modules: string[],
  { files = [], seconds = {} }: { files?: string[]; seconds?: Record<string, number> } = {},
) => chooseJourneys({ files, modules: modules.map((name) => `apps/web/app/features/${name}`), all, seconds })

test('a changed feature is shown by the journeys named after it, then by the others of their folder', () => {
  expect(choose(['profile']).journeys).toEqual([
    'tests/e2e/account/profile.spec.ts',
    'tests/e2e/account/limits.spec.ts',
  ])
  expect(choose(['sports']).journeys).toEqual([])
})

test('at most three minutes of three workers, and what is left out is named', () => {
  const seconds = {
    'account/profile.spec.ts  a': 300,
    'account/profile.spec.ts  b': 200,
    'account/limits.spec.ts  c': 41,
  }
  expect(choose(['profile'], { seconds })).toEqual({
    journeys: ['tests/e2e/account/profile.spec.ts'],
    leftOut: ['tests/e2e/account/limits.spec.ts'],
  })
})

test('a changed journey is always run', () => {
  const file = 'tests/e2e/shell/keyboard.spec.ts'
  expect(choose([], { files: [file], seconds: { 'shell/keyboard.spec.ts  a': 999 } }).journeys).toEqual([file])
})
