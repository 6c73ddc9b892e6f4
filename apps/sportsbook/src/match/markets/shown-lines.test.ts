import { expect, test } from 'vitest'
import { favouriteAt, firstLines, linesAround } from './shown-lines.ts'

const line = (over: number | null, under: number | null, favourite = false) => ({
  favourite,
  outcomes: [over, under].map((price, place) => ({
    selection: `${place}`,
    name: { ja: '', en: '' },
    price,
    open: price !== null,
    result: null,
    eachWay: null,
  })),
})
const lines = [line(1200, 4500), line(1500, 2500), line(1900, 1900), line(2400, 1550), line(null, null)]

test('the line that the feed marks is the favourite, else the one with the most even prices', () => {
  expect(favouriteAt([line(1200, 4500, true), ...lines])).toBe(0)
  expect(favouriteAt(lines)).toBe(2)
  expect(favouriteAt([line(null, null), line(null, null)])).toBe(0)
})

test('three lines around the favourite are shown', () => {
  expect(linesAround(lines)).toEqual(lines.slice(1, 4))
  expect(linesAround([...lines.slice(0, 3), line(1900, 1900, true)])).toHaveLength(3)
  expect(linesAround(lines.slice(0, 2))).toEqual(lines.slice(0, 2))
})

test('of players the favourite line of each is shown', () => {
  const of = (player: string, total: number, favourite: boolean) => ({
    ...line(1900, 1900, favourite),
    key: `921|player=${player}|total=${total}`,
  })
  const players = [of('a', 9.5, false), of('a', 10.5, true), of('b', 4.5, true), of('b', 6.5, false)]
  expect(firstLines(players).map(({ key }) => key)).toEqual(['921|player=a|total=10.5', '921|player=b|total=4.5'])
  const totals = lines.map((one, place) => ({ ...one, key: `18|total=${place + 0.5}` }))
  expect(firstLines(totals)).toEqual(totals.slice(1, 4))
})
