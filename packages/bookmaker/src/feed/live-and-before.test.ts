import { expect, test } from 'vitest'
import { viewOf } from './book.ts'
import { checkLog } from './check-log.ts'
import { ourDefinitions as definitions } from './definitions.ts'
import { readLog } from './log-file.ts'

const started = 1_795_237_200_000
const head = '{"story":"x","code":"m1"}'
const hour = 3_600_000

interface Sent {
  readonly after: number
  readonly xml?: string
  readonly routingKey?: string
  readonly trade360?: object
}

/** Lines of the event after a log, as `18|total=2.5 active 12:2000`. */
function linesAfter(sent: readonly Sent[]) {
  const lines = sent
    .toSorted((one, other) => one.after - other.after)
    .map(({ after, xml, routingKey = '-', trade360 }) =>
      JSON.stringify({
        at: started + after,
        ...(xml === undefined ? {} : { uof: { routingKey, xml } }),
        ...(trade360 && { trade360 }),
      }),
    )
  const [checked] = checkLog(readLog([head, ...lines].join('\n')), definitions)
  const view = checked && viewOf(checked.book, 'andon:match:m1-1042', definitions)
  const shown = (view?.lines ?? []).map(({ market, specifiers, status, outcomes }) =>
    [
      market,
      ...(specifiers ? [specifiers] : []),
      status,
      ...outcomes.map(
        ({ id, price, result, isOffered }) => `${id}:${result ?? (status === 'active' && isOffered ? price : '-')}`,
      ),
    ].join(' '),
  )
  return { status: view?.status, lines: shown, unreadable: checked?.unreadable ?? [] }
}

const up = [1, 3].flatMap((product): Sent[] => [
  { after: 0, xml: `<alive product="${product}" timestamp="${started}" subscribed="1"/>` },
  {
    after: 50,
    xml: `<snapshot_complete product="${product}" timestamp="${started + 50}" request_id="${product === 1 ? 1 : 2}"/>`,
  },
])
const alive = (after: number): Sent[] =>
  [1, 3].map((product) => ({
    after,
    xml: `<alive product="${product}" timestamp="${started + after}" subscribed="1"/>`,
  }))
const signs = (from: number, to: number) =>
  Array.from({ length: Math.floor((to - from) / 10_000) }, (_, place) => alive(from + place * 10_000)).flat()
const head1042 = (after: number, product: number) =>
  `product="${product}" event_id="sr:match:1042" timestamp="${started + after}"`
const market = (odds: string, status = 1, more = '') =>
  `<market id="186"${more} status="${status}"><outcome id="4" odds="${odds}" active="1"/><outcome id="5" odds="2.6" active="1"/></market>`
const odds = (after: number, product: number, of: { event?: number; markets: string }): Sent => ({
  after,
  xml: `<odds_change ${head1042(after, product)}>${of.event === undefined ? '' : `<sport_event_status status="${of.event}" match_status="0"/>`}<odds>${of.markets}</odds></odds_change>`,
})

test('once a match is live only offers of the producer for play count, whatever the other says after it', () => {
  const handedOver = [
    ...up,
    odds(100, 3, { event: 0, markets: market('2.5') }),
    odds(200, 3, { markets: market('2.5', -2) }),
    odds(300, 1, { event: 1, markets: market('2.2') }),
  ]
  expect(linesAfter(handedOver).lines).toEqual(['186 active 4:2200 5:2600'])
  const late = linesAfter([...handedOver, odds(350, 3, { event: 0, markets: market('2.9') })])
  expect(late).toMatchObject({ status: 'live', lines: ['186 active 4:2200 5:2600'] })
})

test('before a match the producer for that time counts, until it hands the market over', () => {
  const before = [...up, odds(100, 3, { event: 0, markets: market('2.5') }), odds(200, 1, { markets: market('2.2') })]
  expect(linesAfter(before).lines).toEqual(['186 active 4:2500 5:2600'])
  expect(linesAfter([...before, odds(300, 3, { markets: market('2.5', -2) })]).lines).toEqual([
    '186 active 4:2200 5:2600',
  ])
  expect(linesAfter([...up, odds(200, 1, { markets: market('2.2') })]).lines).toEqual(['186 active 4:2200 5:2600'])
})

test('a line that only the producer before the match has offered is left when play begins', () => {
  const sent = [...up, odds(100, 3, { event: 0, markets: market('2.5') }), odds(200, 1, { event: 1, markets: '' })]
  expect(linesAfter(sent).lines).toEqual(['186 handedOver 4:- 5:-'])
  expect(linesAfter([...sent, odds(300, 3, { markets: market('2.7') })]).lines).toEqual(['186 handedOver 4:- 5:-'])
  // it says itself that play has begun, and goes on offering
  expect(linesAfter([...sent, odds(300, 3, { event: 1, markets: market('2.7') })]).lines).toEqual([
    '186 active 4:2700 5:2600',
  ])
})

test('Trade360 hands a market over by play alone', () => {
  const bets = (price: string) => [
    {
      Id: 52,
      Bets: [
        { Name: '1', Status: 1, Price: price },
        { Name: '2', Status: 1, Price: '1.5' },
      ],
    },
  ]
  const message = (after: number, channel: 'inPlay' | 'preMatch', event: object, Type = 3): Sent => ({
    after,
    trade360: {
      channel,
      message: {
        Header: { Type, ServerTimestamp: started + after },
        Body: { Events: [{ FixtureId: 1042, ...event }] },
      },
    },
  })
  const ready = (['inPlay', 'preMatch'] as const).flatMap((channel, place): Sent[] => [
    { after: 0, trade360: { channel, message: { Header: { Type: 32, ServerTimestamp: started } } } },
    { after: 10, trade360: { channel, snapshot: { requestId: place + 1, now: started + 10, events: [] } } },
  ])
  const before = [...ready, message(100, 'preMatch', { Markets: bets('2.0') })]
  expect(linesAfter(before).lines).toEqual(['186 active 4:2000 5:1500'])
  const live = { Livescore: { Scoreboard: { Status: 2 } } }
  const begun = [...before, message(150, 'inPlay', live, 2)]
  expect(linesAfter(begun).lines).toEqual(['186 handedOver 4:- 5:-'])
  const priced = [...begun, message(200, 'inPlay', { ...live, Markets: bets('2.4') })]
  expect(linesAfter(priced).lines).toEqual(['186 active 4:2400 5:1500'])
  expect(linesAfter([...priced, message(300, 'preMatch', { Markets: bets('2.0') })]).lines).toEqual([
    '186 active 4:2400 5:1500',
  ])
})

const fixture = (after: number, type: number, startsAfter: number | null): Sent => ({
  after,
  xml: `<fixture_change ${head1042(after, 3)} change_type="${type}"${startsAfter === null ? '' : ` start_time="${started + startsAfter}"`}/>`,
})

test('from its start on an event that has not begun takes no bets, unless it is live or was moved', () => {
  const offered = [...up, fixture(100, 1, 60_000), odds(200, 3, { event: 0, markets: market('2.5') })]
  const [open, shut] = [['186 active 4:2500 5:2600'], ['186 suspended 4:- 5:-']]
  expect(linesAfter([...offered, ...signs(10_000, 60_000)]).lines).toEqual(open)
  expect(linesAfter([...offered, ...signs(10_000, 70_001)]).lines).toEqual(shut)
  // our own clock goes on between two signs of life
  expect(linesAfter([...offered, ...signs(10_000, 60_000), { after: 61_000 }]).lines).toEqual(shut)
  const late = [...offered, ...signs(10_000, 80_000)]
  expect(linesAfter([...late, odds(80_000, 3, { markets: market('2.5') })]).lines).toEqual(shut)
  expect(linesAfter([...late, fixture(80_000, 2, 3 * hour)]).lines).toEqual(open)
  expect(linesAfter([...late, odds(80_000, 1, { event: 1, markets: market('2.2') })]).lines).toEqual([
    '186 active 4:2200 5:2600',
  ])
})

test('a cancelled fixture takes no bets until its next prices', () => {
  const cancelled = [
    ...up,
    odds(200, 3, { event: 0, markets: market('2.5') }),
    odds(210, 1, { markets: market('2.4', 1, ' specifiers="x1=1"') }),
    fixture(300, 3, null),
  ]
  expect(linesAfter(cancelled).lines).toEqual(['186 suspended 4:- 5:-', '186 x1=1 suspended 4:- 5:-'])
  expect(linesAfter([...cancelled, odds(400, 3, { markets: market('2.5') })]).lines).toEqual([
    '186 active 4:2500 5:2600',
    '186 x1=1 suspended 4:- 5:-',
  ])
})

test('a stop that is cut off stops its event all the same', () => {
  const open = [...up, odds(100, 1, { event: 1, markets: market('1.5') })]
  const shut = ['186 suspended 4:- 5:-']
  const cut = `<bet_stop timestamp="${started + 200}" product="1" event_id="sr:match:1042" groups="all"`
  const noTime = '<bet_stop timestamp="" product="1" event_id="sr:match:1042" groups="all"/>'
  const noProducer = `<bet_stop timestamp="${started + 200}" product="x" event_id="sr:match:1042" groups="all"/>`
  for (const [xml, routingKey] of [
    [cut, 'hi.-.live.bet_stop.1.sr:match:1042.-'],
    [cut, '-'],
    ['', 'hi.-.live.bet_stop.1.sr:match.1042.-'],
    [noTime, '-'],
    [noProducer, '-'],
  ] as const)
    expect(linesAfter([...open, { after: 200, xml, routingKey }]).lines, xml).toEqual(shut)
  // ours is behind the vendor's clock
  expect(
    linesAfter([
      ...up,
      { ...odds(900, 1, { event: 1, markets: market('1.5') }), after: 100 },
      { after: 200, xml: noTime },
    ]).lines,
  ).toEqual(shut)
  const again = odds(1_000, 1, { markets: market('1.6') })
  expect(linesAfter([...open, { after: 200, xml: cut }, again]).lines).toEqual(['186 active 4:1600 5:2600'])
})

test('what cannot be read of one market stops that market alone', () => {
  const total = (specifiers: string) =>
    `<market id="189" specifiers="${specifiers}" status="1"><outcome id="12" odds="1.9" active="1"/></market>`
  const sent = [...up, odds(100, 1, { event: 1, markets: market('1.5') + total('total=22.5') + total('total=23.5') })]
  const one = '<market id="189" specifiers="total=22.5" status="9"><outcome id="12" odds="1.9" active="1"/></market>'
  const lines = (markets: string) => linesAfter([...sent, odds(200, 1, { markets: market('1.6') + markets })]).lines
  expect(lines(one)).toEqual([
    '186 active 4:1600 5:2600',
    '189 total=22.5 suspended 12:-',
    '189 total=23.5 active 12:1900',
  ])
  expect(lines(total('total=22.5|'))).toEqual([
    '186 active 4:1600 5:2600',
    '189 total=22.5 suspended 12:-',
    '189 total=23.5 suspended 12:-',
  ])
  const settled = `<bet_settlement ${head1042(300, 1)} certainty="2"><outcomes>
    <market id="186"><outcome id="4" result="1"/><outcome id="5" result="0"/></market>
    <market id="209" specifiers="setnr=3|gamenrX=2|gamenrY=3"><outcome id="870" result="1"/></market>
    <market id="189" specifiers="total=22.5"><outcome id="12" result="1" void_factor="0.3"/></market></outcomes></bet_settlement>`
  const after = linesAfter([...sent, { after: 300, xml: settled }])
  expect(after.lines).toEqual([
    '186 settled 4:won 5:lost',
    '189 total=22.5 suspended 12:-',
    '189 total=23.5 active 12:1900',
  ])
  expect(after.unreadable).toMatchObject([{ why: expect.stringContaining('market 189') }])
})

test('within one second of Trade360 its numbers tell first from last', () => {
  const message = (second: number, MsgSeq: number, Bets: readonly object[], Type = 3): Sent => ({
    after: 5_000,
    trade360: {
      channel: 'inPlay',
      message: {
        Header: { Type, MsgSeq, ServerTimestamp: started / 1000 + second },
        Body: { Events: [{ FixtureId: 1042, Markets: [{ Id: 2, Bets }] }] },
      },
    },
  })
  const ready: Sent[] = [
    { after: 0, trade360: { channel: 'inPlay', message: { Header: { Type: 32, ServerTimestamp: started } } } },
    { after: 10, trade360: { channel: 'inPlay', snapshot: { requestId: 1, now: started + 10, events: [] } } },
  ]
  const bets = (over: object, under: object) => [
    { Name: 'Over', Line: '2.5', Price: '1.9', ...over },
    { Name: 'Under', Line: '2.5', Price: '1.9', ...under },
  ]
  const settled = (over: number, under: number) => bets({ Settlement: over }, { Settlement: under })
  const results = [message(1, 1, settled(2, 1), 35), message(2, 2, settled(0, 0), 35), message(2, 3, settled(1, 2), 35)]
  for (const sent of [results, results.toReversed()])
    expect(linesAfter([...ready, ...sent]).lines).toEqual(['18 total=2.5 settled 12:lost 13:won'])
  const open = message(1, 1, bets({ Status: 1 }, { Status: 1 }))
  const shut = message(1, 2, bets({ Status: 2, Price: '1.7' }, { Status: 2 }))
  for (const sent of [
    [open, shut],
    [shut, open],
  ])
    expect(linesAfter([...ready, ...sent]).lines).toEqual(['18 total=2.5 suspended 12:- 13:-'])
})

test('a part of the event’s life that is over does not come back, in whatever order it is told', () => {
  const status = (after: number, to: number) =>
    odds(after, 1, { event: to, markets: after === 300 ? market('1.5') : '' })
  const orders = [
    [
      [100, 1],
      [200, 0],
    ],
    [
      [100, 1],
      [200, 4],
      [300, 1],
    ],
  ] as const
  const ends = orders.map((sent) =>
    [sent, sent.toReversed()].map((some) => {
      const messages = some.map(([after, to]) => ({ ...status(after, to), after: 1_000 }))
      const { status: end, lines } = linesAfter([...up, ...messages])
      return [end, ...lines]
    }),
  )
  expect(ends).toEqual([
    [['live'], ['live']],
    [
      ['closed', '186 suspended 4:- 5:-'],
      ['closed', '186 suspended 4:- 5:-'],
    ],
  ])
})
