import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Hub } from './hub.ts'
import { type Market, marketsTopic, openPage, type Page, startHub } from './page.fixture.ts'

/** An event whose odds change by `publish`; its image can be slow, absent or broken. */
let hub: Hub
let odds: Map<string, number>
let read: () => Promise<unknown>
beforeEach(() => {
  vi.useFakeTimers()
  odds = new Map([['m1', 1]])
  read = async () => [...odds].map(([id, odds]) => ({ id, odds, open: true }))
  hub = startHub({ image: ({ eventId }) => (eventId === 'ev_1' ? read() : Promise.resolve(undefined)) })
})
afterEach(() => {
  hub.closeAll()
  vi.useRealTimers()
})

const path = 'markets/ev_1'
function publish(id: string, value: number): void {
  odds.set(id, value)
  hub.publish(marketsTopic, { params: { eventId: 'ev_1' } }, { id, odds: value, open: true })
}
const settle = () => vi.advanceTimersByTimeAsync(300)

/** The state that the page shows: the last image and the changes since. */
function shown({ frames }: Page): Map<string, number> | undefined {
  let state: Map<string, number> | undefined
  const take = (market: Market) => state?.set(market.id, market.odds)
  for (const frame of frames) {
    if (frame.type === 'image') {
      state = new Map()
      for (const market of frame.data as Market[]) take(market) // of the fixture's topic
    }
    if (frame.type === 'messages') for (const market of frame.data as Market[]) take(market)
  }
  return state
}

test('a new subscriber gets the image, then the changes after it', async () => {
  const page = openPage(hub)
  page.subscribe(path)
  await settle()
  publish('m2', 5)
  await settle()
  expect(page.frames.map(({ type }) => type)).toEqual(['hello', 'subscribed', 'image', 'messages'])
  expect(shown(page)).toEqual(odds)
})

test('changes made while the image is read are not lost', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  read = () => promise
  const page = openPage(hub)
  page.subscribe(path)
  const image = [{ id: 'm1', odds: 1, open: true }] // from before the change
  publish('m1', 7)
  resolve(image)
  await settle()
  expect(shown(page)).toEqual(odds)
})

test.each([80, 600])('the image is read once for many subscribers, and again after %d changes', async (changes) => {
  let reads = 0
  const readOnce = read
  read = () => {
    reads += 1
    return readOnce()
  }
  const pages = [openPage(hub), openPage(hub), openPage(hub)]
  for (const page of pages) page.subscribe(path)
  await settle()
  expect(reads).toBe(1)
  for (let id = 0; id < changes; id++) publish(`k${id}`, id)
  await settle()
  expect(reads).toBe(1)
  const late = openPage(hub)
  late.subscribe(path)
  await settle()
  expect(reads).toBe(2)
  for (const page of [...pages, late]) expect(shown(page)).toEqual(odds)
})

test('a reader who fell too far behind gets a fresh image', async () => {
  const page = openPage(hub)
  page.subscribe(path)
  await settle()
  page.stall()
  for (let id = 0; id < 600; id++) publish(`k${id}`, id)
  page.readOn()
  await settle()
  expect(page.socket.closedWith).toBeUndefined()
  expect(shown(page)).toEqual(odds)
})

test('a page that comes back gets the changes without the image, and the image if they are no longer kept', async () => {
  const page = openPage(hub)
  page.subscribe(path)
  await settle()
  page.close()
  publish('m1', 8)
  const back = openPage(hub)
  back.subscribe(path, page.positions.get(path))
  await settle()
  expect(back.frames.map(({ type }) => type)).toEqual(['hello', 'subscribed', 'messages'])
  expect(back.heard(path)).toEqual([{ id: 'm1', odds: 8, open: true }])
  back.close()
  for (let id = 0; id < 600; id++) publish(`k${id}`, id)
  const late = openPage(hub)
  late.subscribe(path, back.positions.get(path))
  await settle()
  expect(late.frames.map(({ type }) => type)).toContain('image')
  expect(shown(late)).toEqual(odds)
})

test('after lost facts every reader gets a fresh image', async () => {
  const page = openPage(hub)
  page.subscribe(path)
  await settle()
  odds.set('m1', 9) // its message was lost
  hub.resyncAll()
  await settle()
  expect(shown(page)).toEqual(odds)
  expect(page.frames.some(({ type }) => type === 'resync')).toBe(false)
})

test('what does not exist is refused, and an image that cannot be read is refused until it can', async () => {
  const page = openPage(hub)
  page.subscribe('markets/ev_2')
  await settle()
  expect(page.frames.at(-1)).toEqual({ type: 'refused', topic: 'markets/ev_2', code: 'UNKNOWN_TOPIC' })
  const working = read
  read = () => Promise.reject(new Error('no database'))
  page.subscribe(path)
  await settle()
  expect(page.frames.at(-1)).toEqual({ type: 'refused', topic: path, code: 'UNAVAILABLE' })
  expect(page.connection.subscriptions.size).toBe(0)
  read = working
  page.subscribe(path)
  await settle()
  expect(shown(page)).toEqual(odds)
})
