import { mostTopics } from '@andon/contract/realtime'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Hub } from './hub.ts'
import {
  balanceTopic,
  betsTopic,
  casesTopic,
  chatTopic,
  type Market,
  marketsTopic,
  openPage,
  player,
  pricesTopic,
  roundTopic,
  sessionTopic,
  siteTopic,
  staff,
  startHub,
  viewerOf,
  visitor,
} from './page.fixture.ts'

let hub: Hub
beforeEach(() => {
  vi.useFakeTimers()
  hub = startHub()
})
afterEach(() => {
  hub.closeAll()
  vi.useRealTimers()
})

const price = (id: string, odds: number, open = true): Market => ({ id, odds, open })
const publish = (...markets: Market[]) => {
  for (const market of markets) hub.publish(pricesTopic, {}, market)
}

test('a message reaches those it concerns: one player, one session, one place, or everyone', () => {
  const [mine, other, abroad] = [
    openPage(hub, player('a')),
    openPage(hub, player('b')),
    openPage(hub, { ...visitor, place: { site: 'LEO', countryCode: 'DE' } }),
  ]
  for (const page of [mine, other, abroad])
    for (const path of ['balance', 'session', 'site', 'prices']) page.subscribe(path)
  hub.publish(balanceTopic, { to: 'a' }, { cash: 5 })
  hub.publish(sessionTopic, { to: 'ses_b' }, { reason: 'LOGGED_OUT' })
  hub.publishEach(siteTopic, ({ place }) => (place.countryCode === 'DE' ? { open: false } : undefined))
  publish(price('m1', 150))
  const all = ['balance', 'session', 'site'].map((path) => [mine, other, abroad].map((page) => page.heard(path)))
  expect(all).toEqual([
    [[{ cash: 5 }], [], []],
    [[], [{ reason: 'LOGGED_OUT' }], []],
    [[], [], [{ open: false }]],
  ])
  for (const page of [mine, other, abroad]) expect(page.heard('prices')).toEqual([price('m1', 150)])
})

test.each([
  ['an unknown topic', 'nothing', 'UNKNOWN_TOPIC'],
  ['a topic without its parameter', 'markets/', 'UNKNOWN_TOPIC'],
  ['a malformed parameter', 'markets/a b', 'UNKNOWN_TOPIC'],
  ['a parameter too many', 'markets/a/b', 'UNKNOWN_TOPIC'],
  ['a topic of players', 'balance', 'LOGIN_REQUIRED'],
  ['a topic of sessions', 'session', 'LOGIN_REQUIRED'],
  ['a topic of staff', 'cases', 'LOGIN_REQUIRED'],
])('a visitor who asks for %s is refused', (_, path, code) => {
  const page = openPage(hub)
  page.subscribe(path)
  expect(page.answer()).toEqual({ type: 'refused', topic: path, code })
  expect(page.connection.subscriptions.size).toBe(0)
})

test('staff receive what is for their roles, and an administrator all of it', () => {
  const pages = [staff('support'), staff('payments', 'risk'), staff('admin')].map((viewer) => openPage(hub, viewer))
  for (const page of pages) page.subscribe('cases')
  hub.publish(casesTopic, {}, { waiting: 2 })
  expect(pages.map((page) => page.heard('cases'))).toEqual([[{ waiting: 2 }], [], [{ waiting: 2 }]])
})

test('a connection has a bounded number of topics, and makes room by unsubscribing', async () => {
  const page = openPage(hub)
  for (let event = 0; event < mostTopics; event++) page.subscribe(`markets/${event}`)
  page.subscribe('prices')
  expect(page.answer()).toEqual({ type: 'refused', topic: 'prices', code: 'TOO_MANY_TOPICS' })
  page.subscribe('markets/0') // again, not one more
  expect(page.answer()).toMatchObject({ type: 'subscribed', topic: 'markets/0' })
  hub.unsubscribe(page.connection, 'markets/0')
  page.subscribe('prices')
  expect(page.answer()).toMatchObject({ type: 'subscribed', topic: 'prices' })
})

test('after unsubscribing, nothing arrives', () => {
  const page = openPage(hub)
  page.subscribe('prices')
  hub.unsubscribe(page.connection, 'prices')
  publish(price('m1', 150))
  expect(page.heard('prices')).toEqual([])
})

test('the same bytes go to every reader who keeps up', () => {
  const pages = [openPage(hub), openPage(hub)]
  const sent = pages.map(({ socket }) => vi.spyOn(socket, 'send'))
  for (const page of pages) page.subscribe('prices')
  publish(price('m1', 150))
  const [one, two] = sent.map(({ mock }) => mock.lastCall?.[0])
  expect(one).toBeInstanceOf(Buffer)
  expect(two).toBe(one)
})

test('a message to many readers leaves turns for other work; each reader gets all topics in order, in as few frames as it can', () => {
  const pages = Array.from({ length: 250 }, () => openPage(hub))
  for (const page of pages) for (const path of ['prices', 'site']) page.subscribe(path)
  const sent = (path: string) => pages.map((page) => page.framesOf(path)).filter((frames) => frames > 0).length
  publish(price('m1', 1))
  hub.publishEach(siteTopic, () => ({ open: false }))
  expect([sent('prices'), sent('site')]).toEqual([100, 0])
  vi.advanceTimersToNextTimer()
  expect([sent('prices'), sent('site')]).toEqual([200, 0])
  publish(price('m1', 2))
  pages.at(-1)?.close()
  vi.advanceTimersByTime(20)
  const heard = pages.slice(0, -1).map((page) => page.heard('prices'))
  expect(heard.slice(0, 200)).toEqual(Array(200).fill([price('m1', 1), price('m1', 2)]))
  expect(heard.slice(200)).toEqual(Array(49).fill([price('m1', 2)]))
  expect(pages.at(-1)?.heard('prices')).toEqual([])
  for (const { frames } of pages.slice(0, -1)) {
    const topics = frames.flatMap((frame) => (frame.type === 'messages' ? [frame.topic] : []))
    expect(topics.at(0)).toBe('prices')
    expect(topics.at(-1)).toBe('site')
  }
})

test('more messages at once than are kept reach a reader who keeps up', () => {
  const page = openPage(hub, staff('support'))
  page.subscribe('cases')
  for (let waiting = 1; waiting <= 1_200; waiting++) hub.publish(casesTopic, {}, { waiting })
  vi.advanceTimersByTime(20)
  expect(page.heard('cases')).toEqual(Array.from({ length: 1_200 }, (_, index) => ({ waiting: index + 1 })))
  expect(page.socket.closedWith).toBeUndefined()
})

test('a slow reader gets the newest of each key and every suspension, in order, and is not closed', () => {
  const page = openPage(hub)
  page.subscribe('prices')
  page.stall()
  publish(price('m1', 1), price('m2', 1), price('m1', 2), price('m1', 0, false), price('m1', 3), price('m2', 2))
  expect(page.heard('prices')).toEqual([])
  page.readOn()
  vi.advanceTimersByTime(250)
  expect(page.heard('prices')).toEqual([price('m1', 0, false), price('m1', 3), price('m2', 2)])
  publish(price('m3', 1))
  expect(page.heard('prices').at(-1)).toEqual(price('m3', 1))
  expect(page.socket.closedWith).toBeUndefined()
})

test('a slow reader of a topic of which nothing may be left out gets everything, and is closed beyond the bound', () => {
  const [patient, lost] = [openPage(hub, staff('support')), openPage(hub, staff('support'))]
  for (const page of [patient, lost]) page.subscribe('cases')
  patient.stall()
  lost.stall()
  for (let waiting = 1; waiting <= 500; waiting++) hub.publish(casesTopic, {}, { waiting })
  patient.readOn()
  vi.advanceTimersByTime(250)
  expect(patient.heard('cases')).toEqual(Array.from({ length: 500 }, (_, index) => ({ waiting: index + 1 })))
  expect(lost.socket.closedWith).toBeUndefined()
  hub.publish(casesTopic, {}, { waiting: 501 })
  vi.advanceTimersByTime(1)
  expect([patient, lost].map(({ socket }) => socket.closedWith)).toEqual([undefined, 1013])
})

test('messages within the window arrive together, the first and suspensions at once', async () => {
  const page = openPage(hub)
  page.subscribe('markets/ev_1')
  await vi.advanceTimersByTimeAsync(0)
  const inEvent = (market: Market) => hub.publish(marketsTopic, { params: { eventId: 'ev_1' } }, market)
  inEvent(price('m1', 1))
  expect(page.framesOf('markets/ev_1')).toBe(1)
  for (let odds = 2; odds <= 9; odds++) inEvent(price('m1', odds))
  inEvent(price('m2', 1))
  vi.advanceTimersByTime(99)
  expect(page.framesOf('markets/ev_1')).toBe(1)
  vi.advanceTimersByTime(1)
  expect(page.framesOf('markets/ev_1')).toBe(2)
  expect(page.heard('markets/ev_1')).toEqual([price('m1', 1), price('m1', 9), price('m2', 1)])
  inEvent(price('m2', 2))
  inEvent(price('m1', 0, false))
  expect(page.heard('markets/ev_1').slice(3)).toEqual([price('m2', 2), price('m1', 0, false)])
})

test('a page that comes back with its position gets what it missed, and no more', () => {
  const [first, stays] = [openPage(hub), openPage(hub)]
  for (const page of [first, stays]) page.subscribe('prices')
  publish(price('m1', 1))
  first.close()
  publish(price('m1', 2), price('m2', 1), price('m2', 2))
  const back = openPage(hub)
  back.subscribe('prices', first.positions.get('prices'))
  expect(back.answer()).toMatchObject({ type: 'subscribed', resumed: true, seq: 1 })
  expect(back.heard('prices')).toEqual([price('m1', 2), price('m2', 2)])
})

test('a page that was alone can come back within a minute, and later starts again', () => {
  const page = openPage(hub)
  page.subscribe('prices')
  publish(price('m1', 1))
  page.close()
  publish(price('m1', 2))
  vi.advanceTimersByTime(59_000)
  const back = openPage(hub)
  back.subscribe('prices', page.positions.get('prices'))
  expect(back.heard('prices')).toEqual([price('m1', 2)])
  back.close()
  vi.advanceTimersByTime(80_000)
  const late = openPage(hub)
  late.subscribe('prices', back.positions.get('prices'))
  expect(late.answer()).toMatchObject({ resumed: false })
})

test.each([
  ['another token', { token: 'made-up', seq: 1 }],
  ['a number from the future', { seq: 99 }],
  ['a negative number', { seq: -1 }],
])('a position with %s does not resume', (_, wrong) => {
  const page = openPage(hub)
  page.subscribe('prices')
  publish(price('m1', 1))
  const known = page.positions.get('prices') ?? { token: '', seq: 0 }
  const back = openPage(hub)
  back.subscribe('prices', { ...known, ...wrong })
  expect(back.answer()).toMatchObject({ type: 'subscribed', resumed: false, seq: 1 })
  expect(back.heard('prices')).toEqual([])
})

test("another player's position resumes nothing", () => {
  const mine = openPage(hub, player('a'))
  mine.subscribe('balance')
  hub.publish(balanceTopic, { to: 'a' }, { cash: 5 })
  const theirs = openPage(hub, player('b'))
  theirs.subscribe('balance', { token: mine.positions.get('balance')?.token ?? '', seq: 0 })
  expect(theirs.answer()).toMatchObject({ resumed: false })
  expect(theirs.heard('balance')).toEqual([])
})

test('after lost facts every reader is told to fetch again, and gets later messages', () => {
  const page = openPage(hub)
  page.subscribe('prices')
  publish(price('m1', 1))
  const before = page.positions.get('prices')
  hub.resyncAll()
  expect(page.frames.at(-1)).toMatchObject({ type: 'resync', topic: 'prices' })
  publish(price('m1', 2))
  expect(page.heard('prices').at(-1)).toEqual(price('m1', 2))
  const back = openPage(hub)
  back.subscribe('prices', before)
  expect(back.answer()).toMatchObject({ resumed: false })
})

test('the end of a session reaches its slow page, and nothing of the player follows', () => {
  const page = openPage(hub, player('a'))
  for (const path of ['session', 'balance', 'site']) page.subscribe(path)
  page.stall()
  hub.publish(sessionTopic, { to: 'ses_a' }, { reason: 'LOGGED_OUT' })
  hub.endSession('ses_a')
  page.readOn()
  hub.publish(balanceTopic, { to: 'a' }, { cash: 5 })
  hub.publishEach(siteTopic, () => ({ open: false }))
  expect(['session', 'balance', 'site'].map(page.heard)).toEqual([[{ reason: 'LOGGED_OUT' }], [], [{ open: false }]])
  page.subscribe('balance')
  expect(page.answer()).toMatchObject({ code: 'LOGIN_REQUIRED' })
})

const parties = ['player', 'visitor', 'game', 'bettor', 'staff'] as const
const openTo = {
  player: ['balance', 'session'],
  visitor: ['chat'],
  game: ['round'],
  bettor: ['bets'],
  staff: ['cases'],
}

test.each(parties)('a %s follows the topics of its own kind, and is refused all others', (kind) => {
  const page = openPage(hub, viewerOf(kind, 'a'))
  const answers = Object.values(openTo)
    .flat()
    .map((path) => {
      page.subscribe(path)
      return [path, page.answer()?.type] as const
    })
  expect(answers.filter(([, type]) => type === 'subscribed').map(([path]) => path)).toEqual(openTo[kind])
  expect(answers.filter(([, type]) => type === 'refused')).toHaveLength(6 - openTo[kind].length)
})

test('a visitor’s conversation reaches the pages of that browser alone, and a browser without one is refused', () => {
  const [mine, other, none] = [
    openPage(hub, viewerOf('visitor', 'cnv_a')),
    openPage(hub, viewerOf('visitor', 'cnv_b')),
    openPage(hub),
  ]
  for (const page of [mine, other, none]) page.subscribe('chat')
  hub.publish(chatTopic, { to: 'cnv_a' }, { version: 2 })
  expect([mine, other, none].map((page) => page.heard('chat'))).toEqual([[{ version: 2 }], [], []])
  expect(none.answer()).toEqual({ type: 'refused', topic: 'chat', code: 'LOGIN_REQUIRED' })
})

test('all pages of a bettor receive their bets, and only the pages of one session of a game its rounds', () => {
  const bettors = [viewerOf('bettor', 'a', 's1'), viewerOf('bettor', 'a', 's2'), viewerOf('bettor', 'b', 's3')]
  const players = [viewerOf('game', 'a', 'g1'), viewerOf('game', 'a', 'g2')]
  const [bets, rounds] = [
    bettors.map((viewer) => openPage(hub, viewer)),
    players.map((viewer) => openPage(hub, viewer)),
  ]
  for (const page of bets) page.subscribe('bets')
  for (const page of rounds) page.subscribe('round')
  hub.publish(betsTopic, { to: 'a' }, { id: 'bet_1' })
  hub.publish(roundTopic, { to: 'g2' }, { id: 'rnd_1' })
  expect(bets.map((page) => page.heard('bets'))).toEqual([[{ id: 'bet_1' }], [{ id: 'bet_1' }], []])
  expect(rounds.map((page) => page.heard('round'))).toEqual([[], [{ id: 'rnd_1' }]])
})

test("a connection that proves another session, or none, loses what the first one's party had", () => {
  const page = openPage(hub)
  const parties = [viewerOf('bettor', 'a', 's1').party, viewerOf('bettor', 'b', 's2').party, null]
  for (const [at, party] of parties.entries()) {
    hub.authenticate(page.connection, party)
    page.subscribe('bets')
    hub.publish(betsTopic, { to: 'a' }, { id: `of a ${at}` })
    hub.publish(betsTopic, { to: 'b' }, { id: `of b ${at}` })
  }
  expect(page.heard('bets')).toEqual([{ id: 'of a 0' }, { id: 'of b 1' }])
  expect(page.answer()).toMatchObject({ type: 'refused', code: 'LOGIN_REQUIRED' })
})

test('the page of a session of a supplier that ended is told so, others of the player go on', () => {
  const [ended, open] = [openPage(hub, viewerOf('bettor', 'a', 's1')), openPage(hub, viewerOf('bettor', 'a', 's2'))]
  for (const page of [ended, open]) page.subscribe('bets')
  ended.subscribe('prices')
  expect(hub.sessions('a').map(({ sessionId }) => sessionId)).toEqual(['s1', 's2'])
  hub.endSession('s1')
  hub.publish(betsTopic, { to: 'a' }, { id: 'bet_1' })
  publish(price('m1', 150))
  expect(ended.answer()).toEqual({ type: 'refused', topic: 'bets', code: 'LOGIN_REQUIRED' })
  expect([ended.heard('bets'), ended.heard('prices'), open.heard('bets')]).toEqual([
    [],
    [price('m1', 150)],
    [{ id: 'bet_1' }],
  ])
  expect(hub.sessions('a').map(({ sessionId }) => sessionId)).toEqual(['s2'])
})

test('a message that does not fit its schema is our mistake', () => {
  openPage(hub).subscribe('prices')
  expect(() => hub.publish(pricesTopic, {}, { id: 'm1' })).toThrow()
})
