import { publishedGames } from '@andon/arcade'
import type { PublishedGame } from '@andon/contract/supplier-games'
import { createDb } from '@andon/platform/sql'

/**
 * A catalogue of `count` games, the arcade's own first and then invented ones in its pictures: three suppliers, long and short names, with and without an
 * RTP, among them live tables. Only to see and test lists: the invented games cannot be opened.
 */
export function manyTitles(count: number): PublishedGame[] {
  const own: PublishedGame[] = publishedGames({ mostRoundWin: null }).map(({ exact: _, ...game }) => game)
  const invented = Array.from({ length: Math.max(0, count - own.length) }, (_, place) => inventedTitle(own, place))
  return [...own, ...invented].slice(0, count)
}

function inventedTitle(own: readonly PublishedGame[], place: number): PublishedGame {
  const model = at(own, place)
  const first = at(firstWords, place)
  const second = at(secondWords, place + Math.floor(place / firstWords.length))
  const vendor = at(vendors, place)
  const category = at(['slots', 'slots', 'table-games', 'slots', 'live-casino'] as const, place)
  return {
    ...model,
    gameCode: `invented-${place + 1}`,
    name: { ja: `${first.ja}${second.ja}`, en: `${first.en} ${second.en}` },
    reading: `${first.reading}${second.reading}`,
    vendorCode: vendor.code,
    vendorName: vendor.name,
    vendorDisplayName: vendor.name,
    category,
    volatility: at(['low', 'medium', 'high'] as const, place),
    rtp: category === 'live-casino' ? null : 94 + ((place * 37) % 400) / 100,
    tagList: place % 5 === 0 ? ['featured'] : [],
  }
}

function at<T>(list: readonly T[], place: number): T {
  return list[place % list.length] as T // within the list
}

const vendors = [
  { code: 'vanguard', name: 'Andon Arcade' },
  { code: 'north-pier', name: 'North Pier' },
  { code: 'paper-crane', name: 'Paper Crane' },
]
const firstWords = [
  { ja: '月夜の', en: 'Moonlit', reading: 'つきよの' },
  { ja: '黄金の', en: 'Golden', reading: 'おうごんの' },
  { ja: '千の', en: 'A Thousand', reading: 'せんの' },
  { ja: '嵐を呼ぶ', en: 'Storm-Calling', reading: 'あらしをよぶ' },
  { ja: '紅葉と', en: 'Maple and', reading: 'もみじと' },
  { ja: '大江戸', en: 'Old Capital', reading: 'おおえど' },
  { ja: '海辺の小さな町と', en: 'The Little Town by the Sea and the', reading: 'うみべのちいさなまちと' },
]
const secondWords = [
  { ja: '狐', en: 'Fox', reading: 'きつね' },
  { ja: '太鼓', en: 'Drum', reading: 'たいこ' },
  { ja: '風車', en: 'Windmill', reading: 'かざぐるま' },
  { ja: '鶴', en: 'Cranes', reading: 'つる' },
  { ja: '茶屋', en: 'Tea House', reading: 'ちゃや' },
  { ja: '雷神', en: 'Thunder', reading: 'らいじん' },
  { ja: '金魚', en: 'Goldfish', reading: 'きんぎょ' },
  { ja: '宝船', en: 'Treasure Ship', reading: 'たからぶね' },
  { ja: 'だるま', en: 'Daruma', reading: 'だるま' },
]

/** Replaces the games of a running server's catalogue until its next start, which publishes the arcade's again. */
export async function publishManyTitles(databaseUrl: string, count: number): Promise<void> {
  const db = createDb({ connectionString: databaseUrl, maxConnections: 1 })
  try {
    await db.query(
      `with fresh as (
         select details, position from unnest($1::jsonb[]) with ordinality as given(details, position)
       ), withdrawn as (
         update catalogue.games set published = false
         where supplier = 'arcade' and game_code not in (select details->>'gameCode' from fresh)
       ), written as (
         insert into catalogue.games (game_code, supplier, supplier_game_code, position, published, details)
         select details->>'gameCode', 'arcade', details->>'gameCode', position - 1, true, details from fresh
         on conflict (game_code) do update set position = excluded.position, published = true, details = excluded.details
       )
       update catalogue.content_version set version = version + 1`,
      [manyTitles(count).map((game) => JSON.stringify(game))],
    )
  } finally {
    await db.close()
  }
}
