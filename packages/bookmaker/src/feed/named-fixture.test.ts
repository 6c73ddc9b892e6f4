import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { eventSchema } from '../model/hierarchy.ts'
import { urn } from '../model/urn.ts'
import { descriptionOfFixture } from './named-fixture.ts'
import { readTrade360 } from './trade360/read-trade360.ts'
import { uofAdapter } from './uof/uof-adapter.ts'
import { readUofFixture } from './uof/uof-fixture.ts'

const id = urn('match', 'm1-1042')

/** A match as the API of a unified odds feed describes it. */
const fixture = ({
  league = 'North League',
  home = 'Harbour Town',
  sport = 'sr:sport:1',
} = {}) => `<?xml version="1.0"?>
<fixtures_fixture generated_at="2026-11-24T10:00:00+00:00">
  <fixture id="sr:match:1042" scheduled="2026-11-25T18:00:00+00:00" start_time="2026-11-25T18:00:00+00:00" status="not_started">
    <tournament id="sr:tournament:7" name="${league}">
      <sport id="${sport}" name="Any"/>
      <category id="sr:category:3" name="Northland" country_code="NTH"/>
    </tournament>
    <competitors>
      <competitor id="sr:competitor:22" name="Mill &amp; Vale United of the Lower River" abbreviation="MVU" qualifier="away"/>
      <competitor id="sr:competitor:11" name="${home}" abbreviation="HBT" qualifier="home"/>
    </competitors>
  </fixture>
</fixtures_fixture>`

test('a match of a unified odds feed is described in both languages, home first', () => {
  const en = readUofFixture(fixture(), id)
  const ja = readUofFixture(fixture({ league: '北リーグ', home: 'ハーバータウン' }), id)
  const words = en && ja && descriptionOfFixture('m1', { ja, en })
  expect(words).toMatchObject({
    event: {
      id,
      kind: 'match',
      name: { en: 'Harbour Town v Mill & Vale United of the Lower River' },
      tournament: 'andon:tournament:m1-7',
      startsAt: Date.UTC(2026, 10, 25, 18),
      competitors: [
        { id: 'andon:competitor:m1-11', name: { ja: 'ハーバータウン', en: 'Harbour Town' } },
        { id: 'andon:competitor:m1-22', short: { en: 'MVU' } },
      ],
    },
    tournament: { name: { ja: '北リーグ', en: 'North League' } },
    category: { id: 'andon:category:m1-football-3', name: { en: 'Northland' } },
    sport: { id: 'andon:sport:football', code: 'football' },
  })
  parse(eventSchema, words?.event)
})

test('an outright is decided by all of its category; where its tournament has no id nothing says what decides it', () => {
  const outright = urn('outright', 'm1-season-9')
  const read = (xml: string) => {
    const one = readUofFixture(xml, outright)
    return one && descriptionOfFixture('m1', { ja: one, en: one })
  }
  expect(read(fixture())?.decidedBy).toEqual(['andon:tournament:m1-7', 'andon:category:m1-football-3'])
  expect(read(fixture().replace('id="sr:tournament:7" ', ''))?.decidedBy).toEqual([])
  const match = readUofFixture(fixture(), id)
  expect(match && descriptionOfFixture('m1', { ja: match, en: match })?.decidedBy).toBeUndefined()
})

test('what says too little is not described: another sport, a name that is missing', () => {
  expect(readUofFixture(fixture({ sport: 'sr:sport:9999' }), id)).toBeNull()
  expect(readUofFixture('<empty/>', id)).toBeNull()
  const nameless = readUofFixture(fixture({ home: '' }), id)
  expect(nameless && descriptionOfFixture('m1', { ja: nameless, en: nameless })).toBeNull()
})

test('Trade360 names an event in its fixture message, in one language', () => {
  const descriptions: unknown[] = []
  const Fixture = {
    Sport: { Id: 6046, Name: 'Football' },
    Location: { Id: 161, Name: 'Northland' },
    League: { Id: 6603, Name: 'North League' },
    StartDate: '2026-11-25T18:00:00',
    Status: 1,
    Participants: [
      { Id: 2, Name: 'Mill Vale', Position: '2' },
      { Id: 1, Name: 'Harbour Town', Position: '1' },
    ],
  }
  const message = {
    Header: { Type: 1, ServerTimestamp: 1_795_000_000_000 },
    Body: { Events: [{ FixtureId: 1042, Fixture }] },
  }
  const reading = {
    code: 'm1',
    markets: [],
    arrivedAt: 0,
    unread: () => expect.unreachable(),
    named: (one: Parameters<typeof descriptionOfFixture>[1]['ja']) =>
      descriptions.push(descriptionOfFixture('m1', { ja: one, en: one })),
  }
  expect(readTrade360(message, 'preMatch', reading).map(({ type }) => type)).toContain('fixtureChange')
  expect(descriptions).toMatchObject([
    {
      event: { id, name: { en: 'Harbour Town v Mill Vale' }, startsAt: Date.UTC(2026, 10, 25, 18) },
      tournament: { id: 'andon:tournament:m1-6603' },
      sport: { code: 'football' },
    },
  ])
})

test('a unified odds feed is asked in each language, with the access token; what it does not know has no words, and an error is told', async () => {
  const requests: string[] = []
  let status = 200
  const request = async (url: string | URL | Request, init?: RequestInit) => {
    requests.push(`${url} ${new Headers(init?.headers).get('x-access-token')}`)
    return new Response(fixture(), { status })
  }
  const settings = {
    code: 'm1',
    amqpUrl: 'amqp://none',
    apiUrl: 'https://api.vendor.example',
    accessToken: 'token',
    exchange: 'unifiedfeed',
    routingKeys: ['#'],
    producers: {},
  }
  const adapter = uofAdapter(settings, { now: () => 0, request })
  expect((await adapter.describe?.(id))?.event.name.ja).toBe('Harbour Town 対 Mill & Vale United of the Lower River')
  const address = 'https://api.vendor.example/v1/sports'
  expect(requests).toEqual(['ja', 'en'].map((one) => `${address}/${one}/sport_events/sr:match:1042/fixture.xml token`))
  status = 404
  expect(await adapter.describe?.(id)).toBeNull()
  status = 503
  await expect(adapter.describe?.(id)).rejects.toThrow('503')
})
