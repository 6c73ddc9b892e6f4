import { expect, test } from 'vitest'
import { chipsWithin } from './bar.ts'

test.each([
  [60_000, [100, 500, 1000]],
  [1000, [100, 500, 1000]],
  [999, [100, 500]],
  [0, [100]],
])('with a balance of %i the tray has the chips %j', (balance, offered) =>
  expect(chipsWithin([100, 500, 1000], balance)).toEqual(offered),
)
