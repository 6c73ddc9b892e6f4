import { expect, test } from 'vitest'
import { noRound } from './handlers.ts'
import { createLaidBets, type Layout } from './laid-bets.ts'
import { createShownBets } from './shown-bets.ts'

const limits = { bets: { straight: { least: 100, most: 1000 } }, layout: { least: 100, most: 6000 } }
const layout = (amount: number): Layout => new Map([['17', amount]])

function table() {
  const bets = createLaidBets({ limits, sortOf: () => 'straight' })
  const played: Layout[] = []
  const shown = createShownBets(bets, (last) => played.push(last))
  bets.add(layout(300))
  return { bets, shown, played }
}

/** The results that are recorded when a number is decided. */
function resultsOf(shown: ReturnType<typeof createShownBets>): string[] {
  const recorded: string[] = []
  shown.ifSent((fact: string) => recorded.push(fact))('17')
  return recorded
}

test('a round that was sent takes the player’s bets off the felt, and shows its own until they go on', () => {
  const { bets, shown, played } = table()
  shown.sent()
  shown.set({ ...noRound, bets: layout(300) })
  expect([shown.stake(), resultsOf(shown)]).toEqual([300, ['17']])
  shown.end()
  expect([shown.isResult(), shown.stake(), bets.total(), played]).toEqual([true, 0, 0, [layout(300)]])
  expect(shown.layout()).toEqual(layout(300))
  shown.own()
  expect([shown.layout(), shown.shownRound()]).toEqual([new Map(), null])
})

test('a past round that is watched leaves the player’s bets as they are', () => {
  const { bets, shown, played } = table()
  shown.set({ ...noRound, bets: layout(900) })
  expect(resultsOf(shown)).toEqual([])
  shown.end()
  shown.notSent()
  expect([bets.total(), shown.stake(), played]).toEqual([300, 300, []])
})

test('a press that did not begin a round leaves them, too, and the next watched round', () => {
  const { bets, shown, played } = table()
  shown.sent()
  shown.notSent()
  shown.set({ ...noRound, bets: layout(900) })
  shown.end()
  expect([bets.total(), played]).toEqual([300, []])
})
