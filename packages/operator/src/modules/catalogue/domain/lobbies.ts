import type { GameCategory } from '@andon/contract/game-categories'
import type { Mechanic } from '@andon/contract/game-sheet'
import type { RowTag } from '@andon/contract/game-tags'
import type { Language } from '@andon/contract/languages'
import type { PublishedGame } from '@andon/contract/supplier-games'

interface Group {
  readonly name: Readonly<Record<Language, string>>
  /** The games of the group: those with this tag or of this category, or those played most. */
  readonly played?: true
  readonly tag?: Mechanic | RowTag
  readonly category?: GameCategory
}

/** Groups by what is played and by tag, in display order: kinds of games after what is new, then moods. */
const tagGroups: Readonly<Record<string, Group>> = {
  popular: { name: { ja: '人気のゲーム', en: 'Popular now' }, played: true },
  new: { name: { ja: '新着ゲーム', en: 'New games' }, tag: 'new' },
  'collect-coins': { name: { ja: 'ホールド＆ウィン', en: 'Hold and win' }, tag: 'collect-coins' },
  featured: { name: { ja: '注目のゲーム', en: 'Featured games' }, tag: 'featured' },
  'three-reels': { name: { ja: '3リールスロット', en: 'Three-reel slots' }, tag: 'three-reels' },
  tumble: { name: { ja: '落ちて消える連鎖スロット', en: 'Falling symbols' }, tag: 'tumble' },
  ways: { name: { ja: '243通り・1,024通り', en: 'Ways to win' }, tag: 'ways' },
  'free-spins': { name: { ja: 'フリースピン', en: 'Free spins' }, tag: 'free-spins' },
  calm: { name: { ja: '静かな夜に', en: 'For a quiet night' }, tag: 'calm' },
  festival: { name: { ja: 'お祭り気分で', en: 'Festival mood' }, tag: 'festival' },
}

/** Each category of games has its group. Bets in a sportsbook are not games. */
const groupsOfCategories: Readonly<Record<Exclude<GameCategory, 'sports'>, { id: string; name: Group['name'] }>> = {
  'table-games': { id: 'tables', name: { ja: 'テーブルゲーム', en: 'Table games' } },
  'live-casino': { id: 'live', name: { ja: 'ライブカジノ', en: 'Live casino' } },
  'instant-games': { id: 'instant', name: { ja: 'インスタントゲーム', en: 'Instant games' } },
  'video-poker': { id: 'video-poker', name: { ja: 'ビデオポーカー', en: 'Video poker' } },
  bingo: { id: 'bingo', name: { ja: 'ビンゴ', en: 'Bingo' } },
  scratchcards: { id: 'scratchcards', name: { ja: 'スクラッチ', en: 'Scratchcards' } },
  'virtual-sports': { id: 'virtual-sports', name: { ja: 'バーチャルスポーツ', en: 'Virtual sports' } },
  slots: { id: 'slots', name: { ja: 'スロット', en: 'Slots' } },
}
const categoryGroups = Object.entries(groupsOfCategories).map(
  ([category, { id, name }]): [string, Group] => [id, { name, category: category as GameCategory }], // Object.entries widens the keys
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
export const lobbies: Readonly<Record<string, Lobby>> = {
  home: { groups: all },
  casino: { groups: all },
  slots: { groups: [...Object.keys(tagGroups), 'slots'], only: 'slots' },
  'live-casino': { groups: ['live'], only: 'live-casino' },
}

type Grouped = Pick<PublishedGame, 'gameCode' | 'tagList' | 'category'>

/** The games of a group in display order; `popular` are the codes of those played most, most first. */
export function gamesOf<One extends Grouped>(
  { tag, category, played }: Group,
  games: readonly One[],
  popular: readonly string[],
): readonly One[] {
  if (played) return popular.flatMap((code) => games.find(({ gameCode }) => gameCode === code) ?? [])
  return games.filter((game) => (tag !== undefined && game.tagList.includes(tag)) || game.category === category)
}
