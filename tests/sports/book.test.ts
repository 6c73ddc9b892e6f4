import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EventOffer, type EventOfferChange, offerAfter, type SportsMarket } from '@andon/bookmaker/sports-api'
import { type FreshDatabase, freshDatabase } from '@andon/tests/database'
import { openStream } from '@andon/tests/open-page'
import { startServer, type TestServer } from '@andon/tests/server'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'

const sportsHost = 'sports.localhost'
const patience = { timeout: 60_000, interval: 250 }
/** One server that reads the feed, and one that shows what the first writes. */
let database: FreshDatabase
let leader: TestServer
let reader: TestServer

beforeAll(async () => {
  database = await freshDatabase()
  const shared = {
    DATA_DIR: await mkdtemp(join(tmpdir(), 'andon-book-')),
    BOOKMAKER_FEED: 'simulator',
    SPORTS_ORIGIN: `http://${sportsHost}`,
  }
  leader = await startServer({ database, env: shared })
  reader = await startServer({ database, env: shared })
})
afterAll(async () => {
  await reader.close()
  await leader.close()
  await database.close()
})

interface Listed {
  readonly event: { readonly id: string; readonly name: { readonly ja: string } }
  readonly main: SportsMarket | null
}

/** A page of the sportsbook that follows a topic: what it was told first, and all that came since; undefined where there is nothing of that name. */
async function follow<Image, Change = unknown>(server: TestServer, path: string) {
  const stream = await openStream(server.origin, { host: sportsHost, topics: [path] })
  onTestFinished(stream.close)
  const isAnswered = () => stream.answersOf(path).includes('UNKNOWN_TOPIC') || stream.heard(path).length > 0
  await vi.waitFor(() => expect(isAnswered()).toBe(true), { ...patience, interval: 10 })
  return () => {
    const [image, ...changes] = stream.heard(path)
    return image === undefined ? undefined : { image: image as Image, changes: changes as Change[] } // of the topic
  }
}

test('with the simulator as its feed a server offers the events of a sport, and another one offers the same', async () => {
  const list = await follow<{ events: Listed[] }, Listed>(leader, 'sport/andon:sport:tennis')
  const shown = () => {
    const heard = list()
    return new Map([...(heard?.image.events ?? []), ...(heard?.changes ?? [])].map((one) => [one.event.id, one]))
  }
  const open = await vi.waitFor(() => {
    leader.clock.advance({ seconds: 1 }) // signs of life come at every tenth second
    const active = [...shown().values()].filter(({ main }) => main?.status === 'active')
    expect(active.length).toBeGreaterThan(3)
    return active
  }, patience)
  const { event } = open.at(-1) as Listed // there are several
  const mainNow = () => shown().get(event.id)?.main
  expect(event.name.ja).toMatch(/ 対 |シーズン/)

  const offerAt = async (server: TestServer) => {
    const followed = await follow<EventOffer, EventOfferChange>(server, `event/${event.id}`)
    return () => {
      const heard = followed()
      return heard?.changes.reduce(offerAfter, heard.image)
    }
  }
  const first = await offerAt(leader)
  const sameMain = () => expect(first()?.markets.find(({ key }) => key === mainNow()?.key)).toEqual(mainNow())
  await vi.waitFor(sameMain, patience) // prices may move between the two
  const prices = first()?.markets.flatMap(({ outcomes }) => outcomes.map(({ price }) => price))
  expect(prices?.every((price) => price === null || price > 1000)).toBe(true)
  const market = await follow<SportsMarket, SportsMarket>(leader, `market/${mainNow()?.id}`)
  await vi.waitFor(() => expect(market()?.changes.at(-1) ?? market()?.image).toEqual(mainNow()), patience)
  await vi.waitFor(async () => expect((await offerAt(reader))()).toEqual(first()), patience)
})

test.each(['event/andon:match:none-1', 'event/x', 'market/andon:match:none-1.1.0', 'market/x'])(
  '%s is not offered',
  async (path) => {
    expect((await follow(leader, path))()).toBeUndefined()
  },
)

test('where no feed is set, there are no sports', async () => {
  const without = await startServer()
  expect((await follow(without, 'sport/andon:sport:tennis'))()).toBeUndefined()
  await without.close()
})
