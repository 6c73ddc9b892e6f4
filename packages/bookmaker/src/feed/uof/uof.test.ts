import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { urn } from '../../model/urn.ts'
import { anyEventMessage } from '../message.fixture.ts'
import { UnreadableMessage } from '../unreadable.ts'
import { readUof } from './read-uof.ts'
import { uofAdapter } from './uof-adapter.ts'
import { writeUof } from './write-uof.ts'

const unread = (error: UnreadableMessage): never => {
  throw error
}
/** Reads a message of which everything can be read. */
const read = (xml: string, code = 'm1') => readUof(xml, { code, unread })

test('what is written is read back', () => {
  fc.assert(
    fc.property(anyEventMessage, (message) => {
      expect(read(writeUof(message, 'log').xml, 'log')).toEqual(message)
    }),
  )
  for (const message of [
    { type: 'alive', producer: 3, at: 5, subscribed: false },
    { type: 'snapshotComplete', producer: 1, at: 6, requestId: 44 },
  ] as const)
    expect(read(writeUof(message, 'log').xml, 'log')).toEqual(message)
})

test.each([
  [
    'a game',
    [
      { home: 6, away: 4 },
      { home: 2, away: 1 },
    ],
    { home: 3, away: 1 },
  ],
  ['deuce and more', [{ home: 5, away: 6 }], { home: 4, away: 3 }],
  ['a tie-break', [{ home: 6, away: 6 }], { home: 8, away: 7 }],
])('sets and points of tennis are read back: %s', (_, scores, points) => {
  const within = { serving: 'away', points, batting: null, outs: 0, bases: [false, false, false] } as const
  const state = { status: 'live', phase: 'part1', score: null, redCards: null, clockSeconds: null } as const
  const about = { type: 'oddsChange', producer: 1, event: urn('match', 'log-9'), at: 5, requestId: null } as const
  for (const inside of [within, null]) {
    const message = { ...about, state: { ...state, parts: { scores, within: inside } }, markets: [] }
    expect(read(writeUof(message, 'log').xml, 'log')).toEqual(message)
  }
})

test('parts that are told in another order are put in theirs; with one missing none counts', () => {
  const statusOf = (parts: string) =>
    read(`<odds_change ${head}><sport_event_status status="1" home_score="1" away_score="0" current_server="1" home_gamescore="40" away_gamescore="AD">
      <period_scores>${parts}</period_scores></sport_event_status></odds_change>`)
  const second = '<period_score number="2" home_score="3" away_score="0"/>'
  const first = '<period_score number="1" home_score="6" away_score="4"/>'
  const scores = [
    { home: 6, away: 4 },
    { home: 3, away: 0 },
  ]
  expect(statusOf(second + first)).toMatchObject({ state: { parts: { scores, within: null } } })
  expect(statusOf(second)).not.toHaveProperty('state.parts')
})

const head = 'event_id="sr:match:9" product="1" timestamp="1500000000000"'

test('a message as the public schema shows it, with attributes we have no use for', () => {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
    <odds_change ${head} odds_change_reason="1">
      <sport_event_status status="1" match_status="7" home_score="2" away_score="0" reporting="1"><clock match_time="63:10"/>
        <statistics><yellow_cards home="3" away="1"/><red_cards home="1" away="0"/><yellow_red_cards home="0" away="2"/></statistics></sport_event_status>
      <odds><market id="18" specifiers="total=2.5" status="-1" favourite="1" extended_specifiers="x=y">
        <market_metadata next_betstop="1500000100000"/>
        <outcome id="12" odds="1.8576" probabilities="0.521" active="1"/><outcome id="13" odds="1" active="0"/>
      </market></odds></odds_change>`
  expect(read(xml)).toEqual({
    type: 'oddsChange',
    producer: 1,
    event: 'andon:match:m1-9',
    at: 1_500_000_000_000,
    requestId: null,
    state: {
      status: 'live',
      phase: 'secondHalf',
      score: { home: 2, away: 0 },
      redCards: { home: 1, away: 2 },
      clockSeconds: 3790,
    },
    markets: [
      {
        market: 18,
        specifiers: 'total=2.5',
        status: 'suspended',
        favourite: true,
        cashOut: null,
        outcomes: [
          { id: '12', price: 1857, active: true, probability: 0.521 },
          { id: '13', price: null, active: false, probability: null },
        ],
      },
    ],
  })
})

/** The truth table of the feed's description. */
test.each([
  ['result="0"', 'lost'],
  ['result="1"', 'won'],
  ['result="0" void_factor="0"', 'lost'],
  ['result="0" void_factor="1"', 'void'],
  ['result="1" void_factor="0.5"', 'halfWon'],
  ['result="0" void_factor="0.5"', 'halfLost'],
  ['result="-1"', 'undecided'],
])('%s is %s', (attributes, result) => {
  const xml = `<bet_settlement ${head} certainty="2"><outcomes><market id="1"><outcome id="1" ${attributes}/></market></outcomes></bet_settlement>`
  expect(read(xml)).toMatchObject({ markets: [{ outcomes: [{ result, deadHeat: null }] }] })
})

test('a message that cannot be read names its event where it can, by its routing key or by what stands in it', () => {
  const unreadable = (xml: string, routingKey = '-') => {
    try {
      return readUof(xml, { code: 'm1', routingKey, unread })
    } catch (error) {
      return error instanceof UnreadableMessage
        ? [error.event, error.producer, error.at, error.lines, error.decidesBets]
        : error
    }
  }
  const all = ['andon:match:m1-9', 1, 1_500_000_000_000, null]
  expect(unreadable(`<bet_stop ${head} groups=""/>`)).toEqual([...all, false])
  expect(unreadable(`<odds_change ${head}><odds><market id="one"/></odds></odds_change>`)).toEqual([...all, false])
  expect(unreadable(`<bet_settlement ${head} certainty="3"><outcomes/></bet_settlement>`)).toEqual([...all, true])
  expect(unreadable('<bet_stop event_id="sr:match:9" product="x" timestamp="" groups="all"/>')).toEqual([
    'andon:match:m1-9',
    null,
    null,
    null,
    false,
  ])
  const cut = `<bet_stop ${head} groups="all"`
  expect(unreadable(cut)).toEqual([...all, false])
  for (const key of ['hi.-.live.bet_settlement.1.sr:match:77.-', 'lo.pre.-.bet_settlement.1.sr:match.77.-.-'])
    expect(unreadable('\u0000', key)).toEqual(['andon:match:m1-77', null, null, null, true])
  expect(unreadable('<bet_stop', 'hi.-.live.bet_stop.1.sr:season.5.-')).toEqual([
    'andon:outright:m1-season-5',
    null,
    null,
    null,
    false,
  ])
  expect(unreadable('<!DOCTYPE x [<!ENTITY a "aaaa">]><alive product="1" timestamp="1" subscribed="&a;"/>')).toEqual([
    null,
    1,
    1,
    null,
    false,
  ])
  expect(read('<cashout product="1"/>')).toBeNull()
})

/** The unreadable parts of one market, and which of its lines each stops. */
test.each([
  ['specifiers out of shape', '<market id="18" specifiers="total=2.5|" status="1"/>', null],
  ['an unknown status', '<market id="18" specifiers="total=2.5" status="7"/>', 'total=2.5'],
  [
    'a chance above 1',
    '<market id="18" specifiers="total=2.5"><outcome id="12" odds="1.5" probabilities="1.0000000001"/></market>',
    'total=2.5',
  ],
  ['an outcome without an id', '<market id="18" specifiers="total=2.5"><outcome odds="1.5"/></market>', 'total=2.5'],
])('%s stops its market and no other', (_, market, specifiers) => {
  const reported: UnreadableMessage[] = []
  const good = '<market id="1" status="1"><outcome id="1" odds="1.5"/></market>'
  const xml = `<odds_change ${head}><odds>${market}${good}</odds></odds_change>`
  const message = readUof(xml, { code: 'm1', unread: (error) => reported.push(error) })
  expect(message).toMatchObject({ markets: [{ market: 1, outcomes: [{ price: 1500 }] }] })
  expect(reported).toMatchObject([
    {
      event: 'andon:match:m1-9',
      producer: 1,
      at: 1_500_000_000_000,
      lines: [{ market: 18, specifiers }],
      decidesBets: false,
    },
  ])
})

test.each(['void_factor="0.3"', 'void_factor="x"', 'result="7"', 'dead_heat_factor="0"', 'dead_heat_factor="-1"'])(
  'a settlement with %s of one market settles the others, and says that bets wait for it',
  (wrong) => {
    const reported: UnreadableMessage[] = []
    const result = wrong.startsWith('result') ? wrong : `result="1" ${wrong}`
    const xml = `<bet_settlement ${head} certainty="2"><outcomes><market id="1"><outcome id="1" ${result}/></market>
      <market id="29"><outcome id="74" result="1"/></market></outcomes></bet_settlement>`
    const message = readUof(xml, { code: 'm1', unread: (error) => reported.push(error) })
    expect(message).toMatchObject({ type: 'betSettlement', markets: [{ market: 29 }] })
    expect(reported).toMatchObject([{ lines: [{ market: 1, specifiers: '' }], decidesBets: true }])
    const alone = xml.replace(/<market id="29">.*<\/market>/, '')
    expect(readUof(alone, { code: 'm1', unread: () => undefined })).toBeNull()
  },
)

test('markets are described in both languages, by the API of the feed', async () => {
  const market = (body: string) => `<market_descriptions response_code="OK">${body}</market_descriptions>`
  const texts: Readonly<Record<string, string>> = {
    en: market(`<market id="282" name="{$competitor1} throw-ins" groups="all|score|throw ins">
        <outcomes><outcome id="13" name="under {total}"/><outcome id="12" name="over {total}"/></outcomes>
        <specifiers><specifier name="total" type="decimal"/></specifiers></market>
      <market id="7777" name="Only here"/><market id="x" name="no number"/><market id="9" name=""/>`),
    ja: market(`<market id="282" name="{$competitor1}のスローイン" groups="all|score">
        <outcomes><outcome id="13" name="アンダー {total}"/></outcomes></market>`),
  }
  const requests: string[] = []
  const request = async (url: unknown) => {
    requests.push(String(url))
    const language = /descriptions\/(\w+)\/markets\.xml$/.exec(String(url))?.[1] ?? ''
    return new Response(texts[language], { status: texts[language] === undefined ? 404 : 200 })
  }
  const settings = { code: 'm1', amqpUrl: 'amqp://x', apiUrl: 'https://api.example', accessToken: 'not a secret' }
  const rest = { exchange: 'e', routingKeys: ['#'], producers: { 1: 'liveodds' } }
  const adapter = uofAdapter({ ...settings, ...rest }, { now: () => 0, request: request as typeof fetch })
  expect(await adapter.describeMarkets?.()).toEqual([
    {
      id: 282,
      groups: ['all', 'score'],
      name: { ja: '{$competitor1}のスローイン', en: '{$competitor1} throw-ins' },
      outcomes: [
        { id: '13', name: { ja: 'アンダー {total}', en: 'under {total}' } },
        { id: '12', name: { ja: 'over {total}', en: 'over {total}' } },
      ],
    },
    { id: 7777, groups: ['all'], name: { ja: 'Only here', en: 'Only here' }, outcomes: [] },
  ])
  expect(requests.toSorted()[0]).toBe('https://api.example/v1/descriptions/en/markets.xml')
})
