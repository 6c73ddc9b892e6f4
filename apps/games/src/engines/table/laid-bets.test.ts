import { expect, test } from 'vitest'
import { createLaidBets, type Layout } from './laid-bets.ts'

const limits = {
  bets: { straight: { least: 100, most: 1000 }, even: { least: 500, most: 5000 } },
  layout: { least: 200, most: 6000 },
}
const sortOf = (spot: string) => (/^\d+$/.test(spot) ? 'straight' : spot === 'red' ? 'even' : undefined)
const table = () => createLaidBets({ limits, sortOf })
const chips = (...laid: readonly (readonly [string, number])[]): Layout => new Map(laid)

test('chips on a spot add up, and each change can be undone', () => {
  const bets = table()
  expect(bets.add(chips(['17', 100]))).toBeNull()
  expect(bets.add(chips(['17', 200], ['red', 500]))).toBeNull()
  expect([bets.on('17'), bets.total()]).toEqual([300, 800])
  bets.double()
  expect(bets.total()).toBe(1600)
  bets.take('17')
  expect([...bets.laid()]).toEqual([['red', 1000]])
  bets.clear()
  expect([bets.total(), bets.clear()]).toEqual([0, null])
  const totals: number[] = []
  while (bets.canUndo()) {
    bets.undo()
    totals.push(bets.total())
  }
  expect(totals).toEqual([1000, 1600, 800, 100, 0])
})

test('a change that breaks a limit is refused whole, with the limit that it breaks', () => {
  const bets = table()
  bets.add(chips(['17', 900]))
  const before = [...bets.laid()]
  expect(bets.add(chips(['17', 200], ['3', 100]))).toEqual({ why: 'bet', spot: '17', least: 100, most: 1000 })
  expect(bets.add(chips(['red', 400]))).toEqual({ why: 'bet', spot: 'red', least: 500, most: 5000 })
  expect(bets.add(chips(['nowhere', 100]))).toEqual({ why: 'bet', spot: 'nowhere', least: 0, most: 0 })
  expect(bets.double()).toEqual({ why: 'bet', spot: '17', least: 100, most: 1000 })
  bets.add(chips(['red', 5000]))
  expect(bets.add(chips(['3', 200]))).toEqual({ why: 'layout', least: 200, most: 6000 })
  bets.undo()
  expect([...bets.laid()]).toEqual(before)
})

test('the balance bounds what is laid, and a lower one takes no chips away', () => {
  const bets = table()
  bets.setBalance(300)
  expect([bets.add(chips(['17', 300])), bets.add(chips(['3', 100]))]).toEqual([null, { why: 'balance' }])
  bets.setBalance(100)
  expect(bets.total()).toBe(300)
})

test('a round that was played leaves the felt free and can be repeated', () => {
  const bets = table()
  bets.add(chips(['17', 300]))
  bets.played()
  expect([bets.total(), bets.canUndo(), [...bets.last()]]).toEqual([0, false, [['17', 300]]])
  expect([bets.add(bets.last()), bets.total()]).toEqual([null, 300])
})

test('another table keeps the bets that it offers, too', () => {
  const bets = table()
  bets.add(chips(['17', 300], ['red', 500]))
  bets.keep((spot) => spot !== 'red')
  expect([...bets.laid()]).toEqual([['17', 300]])
  expect(bets.canUndo()).toBe(false) // or the other table's bets would come back
})

test('what has been placed on the round counts for the limits of a spot and of the whole layout, until the next round', () => {
  const bets = table()
  bets.setPlaced(chips(['17', 800], ['red', 5000]))
  expect(bets.add(chips(['17', 300]))).toEqual({ why: 'bet', spot: '17', least: 100, most: 1000 })
  expect(bets.add(chips(['3', 300]))).toEqual({ why: 'layout', least: 200, most: 6000 })
  expect([bets.add(chips(['17', 200])), bets.on('17'), bets.total()]).toEqual([null, 200, 200])
  bets.setPlaced(chips())
  expect([bets.add(chips(['17', 800])), bets.total()]).toEqual([null, 1000])
})
