import { expect, test } from 'vitest'
import { UnreadableMessage } from '../unreadable.ts'
import { marketMap } from './market-map.ts'
import { readSnapshot, readTrade360 } from './read-trade360.ts'

const reading = { code: 'm2', markets: marketMap }
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
  const about = { producer: 1, event: 'andon:match:m2-25657907', at: sent, requestId: null }
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
    { type: 'betSettlement', certainty: 2, markets: [{ market: 18, outcomes: [{ id: '12', result }] }] },
  ])
})

test('a cancelled bet voids its line; bets that are not settled any more take everything back', () => {
  const types = (...settlements: number[]) => {
    const Markets = [
      { Id: 2, Bets: settlements.map((Settlement, place) => bet(place === 0 ? 'Over' : 'Under', { Settlement })) },
    ]
    return read(35, { Events: [{ FixtureId: 5, Markets }] }).map(({ type }) => type)
  }
  expect(types(-1, -1)).toEqual(['betCancel'])
  expect(types(0, 0)).toEqual(['settlementRollback', 'cancelRollback'])
  expect(types(2, 0)).toEqual(['betSettlement'])
})

test('an outright settlement within competitions, by participant', () => {
  const Bets = [
    { Id: 1, Name: 'Kawase', Status: 3, Settlement: 2, ParticipantId: 52280038 },
    { Id: 2, Name: 'Mori', Status: 3, Settlement: 1, ParticipantId: 52280039 },
  ]
  const events = [{ FixtureId: 24603148, Livescore: null, Markets: [{ Id: 274, Name: 'Outright Winner', Bets }] }]
  const Body = { Competition: { Id: 67, Type: 3, Competitions: [{ Id: 2029, Type: 4, Events: events }] } }
  expect(read(43, Body)).toMatchObject([
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
    ['betSettlement', sent],
    ['snapshotComplete', sent],
  ])
})

test('a message without a header or with events out of shape cannot be read', () => {
  for (const wrong of [null, {}, { Header: { Type: 3 } }])
    expect(() => readTrade360(wrong, 'inPlay', reading)).toThrow(UnreadableMessage)
  expect(() => read(3, { Events: [{ FixtureId: 'x' }] })).toThrow(UnreadableMessage)
})
