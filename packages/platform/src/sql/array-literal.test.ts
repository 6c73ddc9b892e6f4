import { freshDatabase } from '@andon/tests/database'
import { expect, test } from 'vitest'
import { arrayLiteral } from './index.ts'

test('an array returns any text unchanged', async () => {
  const values = [
    '',
    'null',
    'NULL',
    'plain/one:2.3-4',
    'two words',
    'a,b',
    '{x}',
    'say "so"',
    'back\\slash',
    "it's",
    '提灯',
    '\t\n',
    null,
  ]
  const { db, close } = await freshDatabase({ modules: [] })
  const [row] = await db.query<{ texts: string[]; numbers: number[] }>(
    'select $1::text[] as texts, $2::int[] as numbers',
    [arrayLiteral(values), arrayLiteral([1, -2, 0])],
  )
  expect(row).toEqual({ texts: values, numbers: [1, -2, 0] })
  await close()
})
