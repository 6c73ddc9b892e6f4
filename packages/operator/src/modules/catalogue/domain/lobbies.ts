import type { GameCategory } from '@andon/contract/games/categories'
import type { Mechanic } from '@andon/contract/games/sheet'
import type { RowTag } from '@andon/contract/games/tags'
import type { Language } from '@andon/contract/languages'
import type { LobbyName } from '@andon/contract/lobbies'
import type { PublishedGame } from '@andon/contract/supplier-games'

interface Group {
  readonly name: Readonly<Record<Language, string>>
  /** The games of the group: those with this tag or of this category, those played most, or the one of the day. */
  readonly played?: true
  readonly ofDay?: true
  readonly tag?: Mechanic | RowTag
  readonly category?: GameCategory
}

/** Groups by what is played and by tag, in the usual order: kinds of games after what is new, then moods. */
const tagGroups: Readonly<Record<string, Group>> = {
  popular: { name: { ja: '人気のゲーム', en: 'Popular now' }, played: true },
  new: { name: { ja: '新着ゲーム', en: 'New games' }, tag: 'new' },
  'collect-coins': { name: { ja: 'ホールド＆ウィン', en: 'Hold and win' }, tag: 'collect-coins' },
  featured: { name: { ja: '注目のゲーム', en: 'Featured games' }, tag: 'featured' },
  'three-reels': { name: { ja: '3リールスロット', en: 'Three-reel slots' }, tag: 'three-reels' },
  today: { name: { ja: '本日のゲーム', en: 'Game of the day' }, ofDay: true },
  tumble: { name: { ja: '連鎖スロット', en: 'Falling symbols' }, tag: 'tumble' },
  ways: { name: { ja: '243通り・1,024通り', en: 'Ways to win' }, tag: 'ways' },
  'free-spins': { name: { ja: 'フリースピン', en: 'Free spins' }, tag: 'free-spins' },
  calm: { name: { ja: '静かな夜に', en: 'For a quiet night' }, tag: 'calm' },
  festival: { name: { ja: 'お祭り気分で', en: 'Festival mood' }, tag: 'festival' },
}

/** Each category of games has a group of the same id. */
const namesOfCategories: Readonly<Record<GameCategory, Group['name']>> = {
  'table-games': { ja: 'テーブルゲーム', en: 'Table games' },
  'live-casino': { ja: 'ライブカジノ', en: 'Live casino' },
  'instant-games': { ja: 'インスタントゲーム', en: 'Instant games' },
  'video-poker': { ja: 'ビデオポーカー', en: 'Video poker' },
  bingo: { ja: 'ビンゴ', en: 'Bingo' },
  scratchcards: { ja: 'スクラッチ', en: 'Scratchcards' },
  'virtual-sports': { ja: 'バーチャルスポーツ', en: 'Virtual sports' },
  slots: { ja: 'スロット', en: 'Slots' },
}
const categoryGroups = Object.entries(namesOfCategories).map(
  ([category, name]): [string, Group] => [category, { name, category: category as GameCategory }], // Object.entries widens the keys
)

/** Groups of games by id. Groups without games are not listed. */
export const groups: Readonly<Record<string, Group>> = { ...tagGroups, ...Object.fromEntries(categoryGroups) }

interface Lobby {
  /** In display order. */
  readonly groups: readonly string[]
  /** Games of other categories are not in it. */
  readonly only?: GameCategory
}

const all = Object.keys(groups)

/** Lobbies by name. */
export const lobbies: Readonly<Record<LobbyName, Lobby>> = {
  home: { groups: all },
  casino: { groups: all },
  slots: { groups: [...Object.keys(tagGroups), 'slots'], only: 'slots' },
  'live-casino': { groups: ['live-casino'], only: 'live-casino' },
}

/** A lobby's groups in the order of a brand, then in the usual one. */
export const inOrderOf = (order: readonly string[], ids: readonly string[]): readonly string[] => [
  ...order.filter((id) => ids.includes(id)),
  ...ids.filter((id) => !order.includes(id)),
]

type Grouped = Pick<PublishedGame, 'gameCode' | 'tagList' | 'category'>

interface Now {
  /** Codes of the games played most, most first. */
  readonly popular: readonly string[]
  readonly day: Temporal.PlainDate
  /** The games that the site features, at the top of its lobbies. */
  readonly featured: readonly string[]
}

/** The games of a group in display order. */
export function gamesOf<One extends Grouped>(
  { tag, category, played, ofDay }: Group,
  games: readonly One[],
  { popular, ...now }: Now,
): readonly One[] {
  if (played) return popular.flatMap((code) => games.find(({ gameCode }) => gameCode === code) ?? [])
  if (ofDay) return gameOfDay(games, now)
  return games.filter((game) => (tag !== undefined && game.tagList.includes(tag)) || game.category === category)
}

const fewestForDay = 6
const firstDay = Temporal.PlainDate.from('2026-01-01')

/** Every game that is not featured has its turn, one a day. Of a few games none stands out for a day. */
function gameOfDay<One extends Grouped>(
  games: readonly One[],
  { day, featured }: Pick<Now, 'day' | 'featured'>,
): readonly One[] {
  const codes = games.map(({ gameCode }) => gameCode).filter((code) => !featured.includes(code))
  if (codes.length < fewestForDay) return []
  const turn = day.since(firstDay, { largestUnit: 'day' }).days
  const code = codes.sort()[((turn % codes.length) + codes.length) % codes.length]
  return games.filter(({ gameCode }) => gameCode === code)
}
