import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { described, home, lead, line, match, odds, openBook, time } from '../scripted-book.fixture.ts'

beforeEach(() => {
  time.now = 2_000_000
})

test('an event whose feed names it later is kept, offered from then on, and known by its name to the next leader', async () => {
  let answers = [Promise.reject(new Error('no answer')), Promise.resolve(null), Promise.resolve(described(match))]
  for (const answer of answers) answer.catch(() => undefined) // it is asked for later
  let requests = 0
  const describe = () => answers[requests++] ?? Promise.resolve(null)
  const one = await openBook({ describe })
  await lead(one)
  one.send(odds(2500))
  expect(one.book.selection(home)).toMatchObject({ open: false, price: 2500 })
  for (const turns of [1, 2]) {
    await vi.waitFor(() => expect(requests).toBe(turns))
    time.now += 15_000
    one.alive()
    await one.book.turn()
    time.now += 15_000
    one.alive()
    await one.book.turn()
  }
  await vi.waitFor(() =>
    expect(one.book.selection(home)).toMatchObject({ open: true, names: { event: { en: 'A v B' } } }),
  )
  await one.book.stop()
  answers = []
  const two = await openBook({ database: one.database, node: 'nod_2', describe })
  await two.book.turn()
  expect(two.book.event(match)?.description?.event.name.en).toBe('A v B')
  expect(requests).toBe(3)
  await two.book.stop()
  await one.close()
})

test('a market that only the feed describes is shown by its template, stopped by its groups, settled by the feed, and known to other nodes', async () => {
  const exactly = (count: number) => ({ id: `${count}`, name: { ja: `${count}回`, en: `exactly ${count} of {total}` } })
  const name = { ja: '{$competitor1}のスローイン {total}', en: '{$competitor1} throw-ins {total}' }
  const known = { id: 1, name: { ja: '別名', en: 'Another name' }, groups: ['all'], outcomes: [] }
  const throwIns = { id: 900_001, name, groups: ['all', 'throw_ins'], outcomes: [exactly(1), exactly(2)] }
  const answers = [Promise.reject(new Error('no answer')), Promise.resolve([known, throwIns])]
  for (const answer of answers) answer.catch(() => undefined)
  let requests = 0
  const one = await openBook({ describeMarkets: () => answers[requests++] ?? Promise.resolve([throwIns]) })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const prices = line(throwIns.id, 'total=4', { 1: 2000, 2: 1800 })
  const selection = `${match}/900001|total=4/2`
  const sendPrices = () =>
    one.send({ ...odds(2500), markets: [line(1, '', { 1: 2500, 2: 3000, 3: 4000 }), prices] } as never)
  await one.book.turn()
  await vi.waitFor(() => expect(requests).toBe(1))
  one.alive()
  sendPrices()
  expect(one.book.selection(`${match}/1/1`)).toMatchObject({ open: true })
  expect(one.book.selection(selection)).toBeNull() // hidden: it is not described yet

  await vi.advanceTimersByTimeAsync(60_000)
  vi.useRealTimers()
  await vi.waitFor(() => expect(requests).toBe(2))
  await vi.waitFor(() => {
    time.now += 1
    sendPrices()
    expect(one.book.selection(selection)).toMatchObject({
      price: 1800,
      open: true,
      names: { market: { ja: 'Aのスローイン 4', en: 'A throw-ins 4' }, outcome: { en: 'exactly 2 of 4' } },
    })
  })
  expect(one.book.selection(`${match}/1/1`)?.names.market.en).toBe('Match result') // ours stays
  one.send({ type: 'betStop', at: ++time.now, groups: ['throw_ins'], status: 'suspended' } as never)
  expect(one.book.selection(selection)).toMatchObject({ open: false })
  expect(one.book.selection(`${match}/1/1`)).toMatchObject({ open: true })

  const outcomes = [1, 2].map((id) => ({ id: `${id}`, result: id === 2 ? 'won' : 'lost', deadHeat: null }))
  const settled = { market: throwIns.id, specifiers: 'total=4', voidReason: null, outcomes }
  one.send({ type: 'betSettlement', at: ++time.now, certainty: 2, markets: [settled] } as never)
  await one.book.turn()
  expect(one.settled.find((message) => message.selection === selection)).toMatchObject({ outcome: { result: 'won' } })

  const two = await openBook({ database: one.database, node: 'nod_2', hasFeed: false })
  await two.book.turn()
  expect(two.book.selection(selection)?.names.market.en).toBe('A throw-ins 4')
  await one.close()
})
