import { expect, test } from 'vitest'
import { createPresenter, settledOf } from './presenter.ts'
import type { OwnBet, SharedScene, TableView } from './shared-scene.ts'
import { roundNow, shownNow, tableNow } from './table-now.fixture.ts'

const bet: OwnBet = {
  id: 'rnd_00000000000000000000000001',
  status: 'placed',
  number: 7,
  stake: 500,
  choice: null,
  actions: [],
  win: null,
  events: [],
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

/** A screen at a table, which says what its scene is asked to show; the result is seen when the test says so. */
function screen(own: OwnBet[] = []) {
  const seen: unknown[] = []
  let view: TableView | null = null
  let endShow = () => {}
  const bets = { now: own }
  const scene: Partial<SharedScene> = {
    open: ({ number }) => void seen.push(['open', number]),
    lock: ({ number }) => void seen.push(['lock', number]),
    show: ({ round, elapsedMs }) => {
      seen.push(['show', round.number, elapsedMs])
      return new Promise<void>((done) => {
        endShow = done
      })
    },
    settle: async ({ win, celebrates }) => void seen.push(['settle', win, celebrates]),
    rest: ({ number }) => void seen.push(['rest', number]),
    voided: ({ number }) => void seen.push(['voided', number]),
    showOwn: () => {},
    showTable: (next) => {
      view = next
    },
  }
  const presenter = createPresenter({
    config: { celebratesReturnOfStake: false },
    scene: scene as SharedScene, // what the presenter calls
    parts: [],
    now: () => 18_500,
    ownSeat: 'me',
    ownBets: {
      of: (number) => bets.now.filter((one) => one.number === number),
      areDecided: (number) => bets.now.every((one) => one.number !== number || one.win !== null),
    },
    onSeen: (number) => void seen.push(['seen', number]),
    onSettled: () => void seen.push('paid'),
    onFailure: (error) => void seen.push(error),
  })
  return { ...presenter, seen, bets, past: () => view?.past.map(({ number }) => number), endShow: () => endShow() }
}

test('each state is shown once, and a result is one of the past only when it has been seen', async () => {
  const page = screen()
  for (const state of ['open', 'open', 'locked'] as const) page.show(tableNow({ round: roundNow({ state }) }))
  page.show(tableNow({ round: shownNow(7) }))
  page.show(tableNow({ round: shownNow(7) }))
  expect(page.seen).toEqual([
    ['open', 7],
    ['lock', 7],
    ['show', 7, 2_500],
  ])
  expect(page.past()).toEqual([])
  page.endShow()
  await settled()
  expect(page.past()).toEqual([7])
  page.show(tableNow({ round: shownNow(7, { state: 'over' }) }))
  expect(page.seen.slice(3)).toEqual([
    ['seen', 7],
    ['rest', 7],
  ])
})

test('one who comes late gets the state that is, in the middle', () => {
  const page = screen()
  page.show(tableNow({ round: shownNow(7) }))
  expect(page.seen).toEqual([['show', 7, 2_500]])
})

test('wins that are not known yet are waited for, and the money follows what was seen', async () => {
  const page = screen([bet])
  page.show(tableNow({ round: shownNow(7) }))
  page.endShow()
  await settled()
  expect(page.seen).toEqual([['show', 7, 2_500]])
  page.bets.now = [{ ...bet, status: 'settling', win: 900 }]
  page.betsChanged(7)
  await settled()
  expect(page.seen.slice(1)).toEqual([['settle', 900, true], 'paid', ['seen', 7]])
})

test('the next round does not wait for a result that is still being shown', async () => {
  const page = screen([bet])
  page.show(tableNow({ round: shownNow(7) }))
  page.show(tableNow({ round: roundNow({ number: 8 }) }))
  page.endShow()
  await settled()
  expect(page.seen).toEqual([
    ['show', 7, 2_500],
    ['seen', 7],
    ['open', 8],
  ])
})

test('while a past round has the screen nothing of the table is shown; then it is as it is by then', () => {
  const page = screen()
  page.show(tableNow({ round: roundNow() }))
  page.setAway(true)
  page.show(tableNow({ round: roundNow({ state: 'locked' }) }))
  expect(page.seen).toEqual([
    ['open', 7],
    ['seen', 7],
  ])
  page.setAway(false)
  expect(page.seen.slice(2)).toEqual([['lock', 7]])
})

test('a void round gives back what was held', () => {
  const page = screen([bet])
  page.show(tableNow({ round: roundNow({ state: 'void', voidBecause: 'signer' }) }))
  expect(page.seen).toEqual([
    ['voided', 7],
    ['seen', 7],
  ])
})

test('a win of one bet is no win below all stakes of the round', () => {
  const round = { ...shownNow(7), shownAt: 0, result: shownNow(7).result ?? never() }
  const own = [
    { ...bet, win: 900 },
    { ...bet, stake: 500, win: 0 },
  ]
  const of = (bets: OwnBet[]) => settledOf({ celebratesReturnOfStake: false }, { round, own: bets, leftMs: 1 })
  expect(of(own)).toMatchObject({ stake: 1_000, win: 900, celebrates: false })
  expect(of([{ ...bet, win: 900 }])).toMatchObject({ stake: 500, win: 900, celebrates: true })
})

const never = () => {
  throw new Error('a shown round has a result')
}
