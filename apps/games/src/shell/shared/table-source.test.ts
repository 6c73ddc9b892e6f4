import type { TableNow } from '@andon/arcade/game-api/table-fields'
import { expect, test } from 'vitest'
import type { ArcadeClient } from '../arcade-client.ts'
import { roundNow, shownNow, tableNow } from './table-now.fixture.ts'
import { createTableSource } from './table-source.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))

/** A page that reads this table when it has to. */
function source({ read = tableNow() as TableNow | Error } = {}) {
  let now = 0
  const seen: unknown[] = []
  const passedOn: unknown[] = []
  let reads = 0
  const of = createTableSource(
    {
      arcade: {
        call: async () => {
          reads += 1
          if (read instanceof Error) throw read
          return { table: read, bets: [] }
        },
      } as unknown as ArcadeClient, // its reply is of the right type
      clock: { now: () => now, heard: () => {} },
      pace: { lockMs: 1_000, showMs: 10_000, restMs: 4_000 },
      local: () => now,
      onTable: ({ round }) => void seen.push(round?.state),
      onBets: () => {},
      onMessage: (message) => void passedOn.push(message),
      onCurrent: (isCurrent) => void seen.push(isCurrent),
      onRefused: () => {},
    },
    tableNow(),
  )
  const at = async (ms: number) => {
    now = ms
    of.tick()
    await settled()
  }
  return { of, seen, passedOn, at, reads: () => reads }
}

test('without the stream the table is read every two seconds, and counts as current', async () => {
  const { of, at, reads } = source()
  of.setFollowed(false)
  for (let ms = 250; ms <= 8_000; ms += 250) await at(ms)
  expect([reads(), of.isCurrent()]).toEqual([5, true])
})

test('where it can be neither followed nor read it is not current, until one of them is', async () => {
  const { of, at, seen } = source({ read: new Error('lost') })
  of.setFollowed(true)
  of.setFollowed(false)
  await at(3_400)
  expect(of.isCurrent()).toBe(true)
  await at(3_600)
  of.setFollowed(true)
  expect(seen).toEqual([false, true])
})

test('a stream that is silent when the next state is due is not trusted alone', async () => {
  const { of, at, seen, reads } = source({ read: tableNow({ round: roundNow({ state: 'locked' }) }) })
  of.setFollowed(true)
  await at(16_000)
  expect(reads()).toBe(0)
  await at(16_300)
  expect([reads(), seen]).toEqual([1, ['locked']])
})

test('a gap is read over, and an image from before what is known changes nothing', async () => {
  const { of, seen, reads } = source({ read: tableNow({ round: roundNow({ number: 9 }) }) })
  of.setFollowed(true)
  of.change({ type: 'round', now: 0, round: roundNow({ number: 9 }), squeezer: null })
  await settled()
  of.image(tableNow({ round: shownNow(7) }))
  expect([reads(), seen, of.now().round?.number]).toEqual([1, ['open'], 9])
})

test('what was told of a round that is over is not passed on as one of the running round', () => {
  const { of, passedOn } = source()
  const left = (number: number) => ({ type: 'left' as const, now: 0, number, seats: [], others: 1 })
  const number = of.now().round?.number ?? 0
  of.change(left(number - 1))
  expect(passedOn).toEqual([])
  of.change(left(number))
  expect(passedOn).toEqual([left(number)])
})
