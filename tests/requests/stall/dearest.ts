import { type SportsReply, sportsApi } from '@andon/bookmaker/sports-api'
import type { Callers, Sent } from './callers.ts'

/** The nth time a request is sent: what a cache could answer is different each time. */
type Nth = (nth: number) => Sent

type Row = SportsReply<'listEvents'>['events'][number]
type Market = SportsReply<'showEvent'>['groups'][number]['markets'][number]

const page =
  (fields: object = {}): Nth =>
  () => ({ fields: { languageId: 'ja', ...fields } })
const zones = [
  'Antarctica/Troll',
  'Pacific/Chatham',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Africa/Cairo',
  'Europe/Oslo',
]
const megabytes = (count: number) => count * 1024 * 1024

/**
 * The dearest known requests of calls, by id; all others send the largest that their schema allows. Each of these must be answered with 200, so that it measures what it is meant to.
 */
export async function dearestRequests({ send }: Callers): Promise<Readonly<Record<string, readonly Nth[]>>> {
  const sports = async <T>(name: keyof typeof sportsApi, fields: object): Promise<T> =>
    JSON.parse((await send({ api: 'sports', endpoint: sportsApi[name] }, { fields })).text)
  const rows = await allRows((fields) => sports('listEvents', fields))
  const football = rows.filter(({ sport, status }) => sport.code === 'football' && status === 'notStarted')
  const events = await Promise.all(
    football.slice(0, 40).map(({ id: event }) => sports<SportsReply<'showEvent'>>('showEvent', { event })),
  )
  const matches = events.flatMap(({ event, groups }) => {
    const markets = groups.flatMap((group) => group.markets)
    const [winner, scorers] = [pricedOf(markets, '1'), pricedOf(markets, '40')]
    return winner.length > 2 && scorers.length > 4 ? [{ event: event.id, winner, scorers }] : []
  })
  if (matches.length < 12) throw new Error(`only ${matches.length} matches of football have scorers`)
  const at = <T>(list: readonly T[], place: number): T => list[place % list.length] as T // the list is not empty

  /** A leg with a joint price that was not asked for before, and that has to be simulated. */
  const jointLeg = (place: number, nth: number) => {
    const { winner, scorers } = at(matches, place)
    return { selection: at(winner, nth), together: [at(scorers, place + nth)], price: 2000 }
  }
  const singleLegs = (count: number, from: number) =>
    Array.from({ length: count }, (_, place) => ({ selection: at(at(matches, from + place).winner, 0), price: 2000 }))
  const stake = { total: 1000 }
  const jointSlip = (place: number, nth: number) => ({
    legs: [0, 1, 2].map((more) => jointLeg(place + more, nth)),
    combine: { type: 'fold' },
    stake,
  })
  const wideSlip = { legs: singleLegs(20, 0), combine: { choose: [2, 3] }, stake: { perLine: 1 } }
  const goliath = { legs: singleLegs(8, 0), combine: { type: 'goliath' }, stake: { perLine: 10 } }
  const { player } = await sports<SportsReply<'session'>>('session', {})
  const bet = { player, prices: 'any' }
  // the leagues whose matches take longest to play
  const dearest = ['basketball', 'tennis', 'football', 'baseball']
  const leagues = dearest.flatMap((code) => {
    const ofSport = rows.filter(({ sport }) => sport.code === code)
    return [...Map.groupBy(ofSport, ({ tournament }) => tournament.id).values()].flatMap(([first]) => first?.id ?? [])
  })
  const live = rows.filter(({ status }) => status === 'live')
  const whole = { range: 'pastYear', limit: 100 }

  return {
    'sports.quoteSlip': [
      (nth) => ({ fields: jointSlip(nth * 3, nth) }),
      () => ({ fields: wideSlip }),
      () => ({ fields: goliath }),
      () => ({
        fields: {
          ...wideSlip,
          legs: singleLegs(30, 0),
          combine: { choose: Array.from({ length: 30 }, (_, k) => k + 1) },
        },
      }),
    ],
    'sports.quoteSlips': [
      (nth) => ({
        fields: {
          slips: [
            jointSlip(nth * 8, nth + 1),
            jointSlip(nth * 8 + 3, nth + 1),
            { ...jointSlip(nth * 8, nth), legs: [jointLeg(nth * 8 + 6, nth + 1), jointLeg(nth * 8 + 7, nth + 1)] },
          ],
        },
      }),
      () => ({ fields: { slips: Array.from({ length: 12 }, () => wideSlip) } }),
      () => ({ fields: { slips: Array.from({ length: 30 }, () => goliath) } }),
    ],
    'sports.placeBet': [
      (nth) => ({ fields: { ...jointSlip(nth * 3 + 1, nth + 2), ...bet, requestId: `dear-joint-${nth}` } }),
      (nth) => ({ fields: { ...goliath, ...bet, requestId: `dear-goliath-${nth}` } }),
      (nth) => ({ fields: { ...wideSlip, combine: { choose: [2] }, ...bet, requestId: `dear-wide-${nth}` } }),
    ],
    'sports.listEvents': [
      (nth) => ({
        fields: { day: new Date(Date.now() + nth * 86_400_000).toISOString().slice(0, 10), zone: at(zones, nth) },
      }),
      () => ({ fields: {} }),
      () => ({ fields: { when: 'outright' } }),
    ],
    'sports.listResults': [() => ({ fields: { day: new Date().toISOString().slice(0, 10) } })],
    'sports.listTournaments': [() => ({ fields: { language: 'ja' } })],
    'sports.listSports': [() => ({ fields: {} })],
    'sports.listBoosts': [() => ({ fields: {} })],
    'sports.searchPlayers': [
      () => ({ fields: { query: 'a' } }),
      // found nowhere as it is written, so that every name is compared letter by letter
      (nth) => ({
        fields: {
          query: `takaxhixa satoxhixe kowalxkixi sanoxtoxa ${nth}`.slice(0, 44),
          latin: 'anananananaoanananananan',
        },
      }),
      () => ({ fields: { query: 'anananoxananaxo inenixoneninx onanoxnonxno arareaxrarexa' } }),
      () => ({ fields: { query: `${'o '.repeat(29)}o`, latin: 'a'.repeat(60) } }),
    ],
    'sports.showEvent': [
      (nth) => ({ fields: { event: at(matches, nth).event } }),
      (nth) => ({ fields: { event: at(live, nth).id } }),
    ],
    'sports.showBackground': [
      (nth) => ({ fields: { event: at(leagues, nth) } }),
      (nth) => ({ fields: { event: at(leagues, nth + 7) } }),
    ],
    'sports.showPlay': [(nth) => ({ fields: { event: at(live, nth).id } })],
    'sports.showPrices': [() => ({ fields: { selections: matches.slice(0, 12).map(({ winner }) => winner[0]) } })],
    'sports.showMarketPrices': [(nth) => ({ fields: { event: at(matches, nth).event, line: '1' } })],
    'sports.shareSlip': [() => ({ fields: { selections: matches.slice(0, 20).map(({ winner }) => winner[0]) } })],
    'sports.listBets': [() => ({ fields: {} })],
    'player.catalogue.getGames': [page(), page({ limit: 1000 })],
    'player.catalogue.getGameTitles': [page()],
    'player.catalogue.getLobbyListWithGameGroups': [page({ lobby: 'casino' })],
    'player.catalogue.getGameDetails': [page({ gameCode: 'treasure-ship' })],
    'player.catalogue.getGameReturn': [() => ({ fields: { gameCode: 'treasure-ship' } })],
    'player.content.getQuestions': [page()],
    'player.content.getPromotions': [page()],
    'player.limits.playHistory': [page({ by: 'day', months: 12, timeZone: 'Asia/Kathmandu' })],
    'player.reports.getTransactionHistory': [() => ({ fields: { criteria: JSON.stringify(whole) } })],
    'player.reports.getBetHistory': [() => ({ fields: { criteria: JSON.stringify(whole) } })],
    'player.verification.upload': [
      () => form({ documentType: 'identity' }, { name: 'file.pdf', type: 'application/pdf', bytes: largePdf() }),
    ],
    'staff.content.uploadPicture': [
      (nth) =>
        form(
          { altJa: '絵', altEn: 'A picture' },
          { name: 'p.png', type: 'image/png', bytes: largePng(nth) },
          `large-${nth}`,
        ),
    ],
    'staff.bookmaker.listEvents': [() => ({ fields: {} })],
    'staff.bookmaker.exposure': [() => ({ fields: {} })],
    'staff.staff.listActions': [() => ({ fields: {} })],
    'staff.staff.verifyActions': [() => ({ fields: {} })],
    'staff.catalogue.listGames': [() => ({ fields: { supplier: 'arcade' } })],
  }
}

/** Pages of the site, which no API declares: known ones, and addresses that nobody has. */
export const dearestPages: Readonly<Record<string, (nth: number) => string>> = {
  'page of an unknown address': (nth) => `/ja/nothing-${nth}/here`,
  'page of an unknown word': (nth) => `/en/nothing-${nth}`,
  'page of an unknown game': (nth) => `/ja/game/nothing-${nth}`,
  'page of an unknown promotion': (nth) => `/ja/promotion/nothing-${nth}`,
  'page of the sportsbook': (nth) => `/ja/sports/football-${nth}`,
  'data of an unknown page': (nth) => `/ja/nothing-${nth}.data`,
  'page of a game': (nth) =>
    `/ja/game/${['lantern-river', 'treasure-ship', 'night-parade', 'moon-rabbit', 'koi-climb'][nth % 5]}`,
  lobby: (nth) => `/${['ja', 'en'][nth % 2]}/lobbies/${['casino', 'slots'][(nth >> 1) % 2]}`,
}

async function allRows(list: (fields: object) => Promise<SportsReply<'listEvents'>>): Promise<Row[]> {
  const rows: Row[] = []
  let cursor: string | null = null
  do {
    const { events, nextCursor }: SportsReply<'listEvents'> = await list(cursor === null ? {} : { cursor })
    rows.push(...events)
    cursor = nextCursor
  } while (cursor !== null)
  return rows
}

const pricedOf = (markets: readonly Market[], key: string): string[] =>
  markets.find((market) => market.key === key)?.outcomes.flatMap(({ selection, open }) => (open ? [selection] : [])) ??
  []

function form(
  fields: Readonly<Record<string, string>>,
  file: { readonly name: string; readonly type: string; readonly bytes: Buffer },
  name?: string,
): Sent {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--stall\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = `--stall\r\ncontent-disposition: form-data; name="file"; filename="${file.name}"\r\ncontent-type: ${file.type}\r\n\r\n`
  const bytes = Buffer.concat([Buffer.from(parts.join('') + head), file.bytes, Buffer.from('\r\n--stall--\r\n')])
  return {
    ...(name !== undefined && { fields: { name } }),
    body: { type: 'multipart/form-data; boundary=stall', bytes },
  }
}

/** Ten megabytes, of which the picture itself has few: what is read, hashed and stored is the most. Another file for each request. */
function largePng(nth: number): Buffer {
  const picture = Buffer.from(tinyPng, 'base64')
  return Buffer.concat([picture, Buffer.alloc(megabytes(10) - picture.length, nth)])
}

/** 20 × 20 pixels. */
const tinyPng =
  'iVBORw0KGgoAAAANSUhEUgAAABQAAAAUAQMAAAC3R49OAAAAA1BMVEXMRDMUCrnpAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWNgoC4AAABQAAGmLdqcAAAAAElFTkSuQmCC'

/** Fifteen megabytes of objects, with names in every one. */
function largePdf(): Buffer {
  const object = '1 0 obj\n<< /Type /Page /Contents 2 0 R /Annots [ /A /B ] >>\nendobj\n'
  const room = megabytes(15) - 1_000
  return Buffer.from(`%PDF-1.7\n${object.repeat(Math.floor(room / object.length))}%%EOF\n`)
}
