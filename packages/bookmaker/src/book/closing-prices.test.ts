import { expect, onTestFinished, test } from 'vitest'
import { followClosingPrices } from './closing-prices.ts'
import { match, odds, openBook, time } from './scripted-book.fixture.ts'

test('the last prices before the start of a match are reported once, as soon as it is in play', async () => {
  time.now = 2_000_000
  const opened = await openBook()
  onTestFinished(opened.close)
  await opened.book.turn()
  opened.alive()
  const closed: Record<string, number>[] = []
  onTestFinished(followClosingPrices(opened.book, (_, prices) => closed.push(Object.fromEntries(prices))))
  for (const [home, status] of [
    [2500, 'notStarted'],
    [2400, 'notStarted'],
    [2100, 'live'],
    [1800, 'live'],
  ] as const) {
    time.now += 1
    opened.send(odds(home, status))
  }
  expect(closed).toEqual([
    {
      [`${match}/1/1`]: 2400,
      [`${match}/1/2`]: 3000,
      [`${match}/1/3`]: 4000,
      [`${match}/18|total=2.5/12`]: 1900,
      [`${match}/18|total=2.5/13`]: 1950,
    },
  ])
})
