import { beforeEach, expect, test } from 'vitest'
import { UnreadableMessage } from '../unreadable.ts'
import { marketMap } from './market-map.ts'
import { readSnapshot, readTrade360 } from './read-trade360.ts'

const reported: UnreadableMessage[] = []
const unread = (error: UnreadableMessage) => void reported.push(error)
beforeEach(() => {
  reported.length = 0
})
const arrivedAt = 1_711_995_170_000
const reading = { code: 'm2', markets: marketMap, unread, arrivedAt }
const sent = 1_711_995_167_671
const header = (Type: number) => ({ Type, MsgSeq: 472, MsgGuid: 'c4da9967', ServerTimestamp: sent })
const read = (Type: number, Body: unknown) => readTrade360({ Header: header(Type), Body }, 'inPlay', reading)
const bet = (Name: string, over: object) => ({
  Id: 1269142,
  Name,
  Line: '2.5',
  BaseLine: '2.5',
  Status: 1,
  Price: '1.91',
  ...over,
})

test('a livescore as the public description shows it', () => {
  const Scoreboard = {
    Status: 2,
    CurrentPeriod: 20,
    Time: '2700',
    Results: [
      { Position: '1', Value: '2' },
      { Position: '2', Value: '1' },
    ],
    Clock: { Status: 1, Seconds: 2700 },
  }
  const count = (Type: number, home: string, away: string) => ({
    Type,
    Results: [
      { Position: '1', Value: home },
      { Position: '2', Value: away },
    ],
  })
  const Statistics = [count(6, '4', '2'), count(7, '0', '1')]
  const event = {
    FixtureId: 25657907,
    Fixture: { Sport: { Id: 6046 }, StartDate: '2026-12-03T12:59:02.428083' },
    Livescore: { Scoreboard, Statistics },
  }
  const about = { producer: 1, event: 'andon:match:m2-25657907', at: sent, seq: 472, requestId: null }
  const expected = [
    { type: 'fixtureChange', ...about, change: 'dateTime', startsAt: Date.UTC(2026, 11, 3, 12, 59, 2, 428) },
    {
      type: 'oddsChange',
      ...about,
      state: {
        status: 'live',
        phase: 'secondHalf',
        score: { home: 2, away: 1 },
        redCards: { home: 0, away: 1 },
        clockSeconds: 2700,
      },
      markets: [],
    },
  ]
  expect(read(2, { Events: [event] })).toEqual(expected)
  expect(read(2, [event])).toEqual(expected) // newer messages leave `Events` out
})

test('bets of several lines become lines, with the handicap of the home side', () => {
  const Bets = [
    bet('1', { Line: '-0.5', BaseLine: '-0.5 (1-0)' }),
    bet('2', { Line: '0.5', BaseLine: '-0.5 (1-0)', Status: 2 }),
    bet('1', { Line: '-1.0', BaseLine: '-1.0', Price: '2.3456' }),
    bet('whatever', { BaseLine: '-1.0' }),
  ]
  expect(read(3, { Events: [{ FixtureId: 5, Markets: [{ Id: 3, Bets }] }] })).toMatchObject([
    {
      markets: [
        {
          market: 16,
          specifiers: 'hcp=-0.5',
          outcomes: [
            { id: '1714', active: true, price: 1910 },
            { id: '1715', active: false },
          ],
        },
        { market: 16, specifiers: 'hcp=-1', outcomes: [{ id: '1714', price: 2345 }] },
      ],
    },
  ])
})

test.each([
  [{ Settlement: 1 }, 'lost'],
  [{ Settlement: 2 }, 'won'],
  [{ Settlement: 3 }, 'void'],
  [{ Settlement: '4' }, 'halfLost'],
  [{ Settlement: 5 }, 'halfWon'],
])('%o settles a bet as %s', (settlement, result) => {
  const Markets = [{ Id: 2, Bets: [bet('Over', { ...settlement, Status: 3 })] }]
  expect(read(35, { Events: [{ FixtureId: 5, Markets }] })).toMatchObject([
    { type: 'cancelRollback' },
    { type: 'betSettlement', certainty: 2, markets: [{ market: 18, outcomes: [{ id: '12', result }], isPart: true }] },
  ])
})

test('a cancelled bet is void and leaves the others their results; only a line of which every bet is cancelled is cancelled', () => {
  const settled = (id: number, bets: readonly object[]) =>
    read(35, { Events: [{ FixtureId: 5, Markets: [{ Id: id, Bets: bets }] }] }).map((message) =>
      'markets' in message && message.type === 'betSettlement'
        ? message.markets.map(({ outcomes, isPart = false }) => [...outcomes.map(({ result }) => result), isPart])
        : message.type,
    )
  const total = (...settlements: number[]) =>
    settled(
      2,
      settlements.map((Settlement, place) => bet(place === 0 ? 'Over' : 'Under', { Settlement })),
    )
  expect(total(-1, -1)).toEqual(['betCancel'])
  expect(total(-1)).toEqual(['cancelRollback', [['void', true]]]) // the other bet has not been heard of
  expect(total(-1, 1)).toEqual(['cancelRollback', [['void', 'lost', false]]])
  expect(total(0, 0)).toEqual(['settlementRollback', 'cancelRollback'])
  expect(total(2, 0)).toEqual(['cancelRollback', [['won', 'undecided', false]]])
  const runners = (...settlements: number[]) =>
    settled(
      274,
      settlements.map((Settlement, place) => ({ ParticipantId: place + 9, Status: 3, Settlement })),
    )
  expect(runners(-1, 2, 1)).toEqual(['cancelRollback', [['void', 'won', 'lost', false]]])
  expect(runners(-1)).toEqual(['cancelRollback', [['void', true]]]) // one that is withdrawn
  expect(runners(-1, -1, -1)).toEqual(['betCancel'])
})

test.each([
  [{ ServerTimestamp: '1711995167671' }, sent],
  [{ ServerTimestamp: 1_711_995_167 }, 1_711_995_167_000],
  [{ ServerTimestamp: '2024-04-01T18:12:47.671Z' }, sent],
  [{ ServerTimestamp: null, CreationDate: '2024-04-01T18:12:47.671' }, sent],
  [{ ServerTimestamp: 'soon', CreationDate: '2024-04-01 18:12:47.671Z' }, sent],
  [{ CreationDate: '2024-04-01T18:12:47.671Z' }, sent],
  [{}, arrivedAt],
])('the time of a message with %o in its head', (times, at) => {
  const message = {
    Header: { Type: 3, ...times },
    Body: { Events: [{ FixtureId: 5, Markets: [{ Id: 2, Bets: [bet('Over', {})] }] }] },
  }
  expect(readTrade360(message, 'inPlay', reading)).toMatchObject([{ type: 'oddsChange', at }])
  expect(reported).toEqual([])
})

test('a head that counts in seconds takes the time of its bets within that second, and its number', () => {
  const [open, shut] = ['2024-04-01T18:12:47.300Z', '2024-04-01T18:12:47.900Z']
  const Markets = [
    { Id: 2, Bets: [bet('Over', { LastUpdate: open }), bet('Under', { LastUpdate: shut })] },
    { Id: 17, Bets: [{ Name: 'Yes', LastUpdate: '2024-04-01T17:00:00Z' }] },
  ]
  const message = {
    Header: { Type: 3, MsgSeq: 9, ServerTimestamp: 1_711_995_167 },
    Body: { Events: [{ FixtureId: 5, Markets }] },
  }
  expect(readTrade360(message, 'inPlay', reading)).toMatchObject([
    { at: Date.parse(shut), seq: 9, markets: [{ market: 18 }] },
    { at: 1_711_995_167_000, seq: 9, markets: [{ market: 29 }] },
  ])
})

test('an outright settlement within competitions, by participant', () => {
  const Bets = [
    { Id: 1, Name: 'Kawase', Status: 3, Settlement: 2, ParticipantId: 52280038 },
    { Id: 2, Name: 'Mori', Status: 3, Settlement: 1, ParticipantId: 52280039 },
  ]
  const events = [{ FixtureId: 24603148, Livescore: null, Markets: [{ Id: 274, Name: 'Outright Winner', Bets }] }]
  const Body = { Competition: { Id: 67, Type: 3, Competitions: [{ Id: 2029, Type: 4, Events: events }] } }
  expect(read(43, Body)).toMatchObject([
    { type: 'cancelRollback' },
    {
      event: 'andon:match:m2-24603148',
      markets: [
        { market: 1110, outcomes: [{ id: 'andon:competitor:m2-52280038', result: 'won' }, { result: 'lost' }] },
      ],
    },
  ])
})

test('heartbeats are signs of life of their queue, keep-alives and other messages nothing', () => {
  expect(readTrade360({ Header: { ...header(32), ServerTimestamp: 1_489_578_474 } }, 'preMatch', reading)).toEqual([
    { type: 'alive', producer: 3, at: 1_489_578_474_000, subscribed: true },
  ])
  expect(read(31, { KeepAlive: { ActiveEvents: [5] } })).toEqual([])
})

test('a snapshot is the answer to a recovery: prices at their own time, results, and the end', () => {
  const LastUpdate = '2026-04-01T18:12:47.500Z'
  const event = {
    FixtureId: 5,
    Fixture: { LastUpdate: '2026-04-01T18:00:00Z', Status: 2 },
    Markets: [
      { Id: 2, Bets: [bet('Over', { LastUpdate }), bet('Under', { LastUpdate })] },
      {
        Id: 17,
        Bets: [
          { Name: 'Yes', Status: 3, Settlement: 2 },
          { Name: 'No', Status: 3, Settlement: 1 },
        ],
      },
    ],
  }
  const messages = readSnapshot([event], { channel: 'inPlay', requestId: 9, now: sent }, reading)
  expect(messages.map(({ type, at }) => [type, at])).toEqual([
    ['oddsChange', Date.UTC(2026, 3, 1, 18)],
    ['oddsChange', Date.parse(LastUpdate)],
    ['cancelRollback', sent],
    ['betSettlement', sent],
    ['snapshotComplete', sent],
  ])
})

test('a message without a header stops the events that it names, and one that names none cannot be read', () => {
  for (const wrong of [null, {}, { Header: { ServerTimestamp: 3 } }, '{"Header":'])
    expect(() => readTrade360(wrong, 'inPlay', reading)).toThrow(UnreadableMessage)
  const stops = [5, 6].map((id) => ({
    event: `andon:match:m2-${id}`,
    producer: 1,
    at: null,
    lines: null,
    decidesBets: true,
  }))
  const body = { Events: [{ FixtureId: 5 }, { FixtureId: '6' }] }
  expect(readTrade360({ Header: { Type: 'x' }, Body: body }, 'inPlay', reading)).toEqual([])
  expect(reported).toMatchObject(stops)
  reported.length = 0
  expect(readTrade360(`{"Header": {"Type": 3}, "Body": ${JSON.stringify(body)}`, 'inPlay', reading)).toEqual([])
  expect(reported).toMatchObject(stops)
})

test('what is out of shape stops its event or its market, and the rest is read', () => {
  const Markets = [
    { Id: 1, Bets: 'none' },
    { Id: 2, Bets: [bet('Over', { Line: 'x', BaseLine: null }), bet('Under', {})] },
    { Id: 3, Bets: [bet('1', { Probability: 1.0000000001 })] },
    { Id: 17, Bets: [{ Name: 'Yes', Status: 1, Price: '1.5' }] },
  ]
  const read3 = read(3, { Events: [{ FixtureId: 7, Fixture: 'x' }, { FixtureId: 5, Markets }, { FixtureId: -1 }] })
  expect(read3).toMatchObject([
    {
      event: 'andon:match:m2-5',
      markets: [{ market: 18, specifiers: 'total=2.5', outcomes: [{ id: '13' }] }, { market: 29 }],
    },
  ])
  const stops = reported.map(({ event, lines, at }) => [event, lines, at])
  expect(stops).toEqual([
    ['andon:match:m2-7', null, sent],
    ['andon:match:m2-5', [{ market: 1, specifiers: null }], sent],
    [null, null, sent],
    ['andon:match:m2-5', [{ market: 18, specifiers: null }], sent],
    ['andon:match:m2-5', [{ market: 16, specifiers: 'hcp=2.5' }], sent],
  ])
})
