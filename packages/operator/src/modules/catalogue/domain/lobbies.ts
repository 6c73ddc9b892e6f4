import type { GameCategory } from '@andon/contract/game-categories'
import type { Language } from '@andon/contract/languages'
import type { PublishedGame } from '@andon/contract/supplier-games'

interface Group {
  readonly name: Readonly<Record<Language, string>>
  /** The games of the group: those with this tag or of this category. */
  readonly tag?: string
  readonly category?: GameCategory
}

/** Each category of games has its group. Bets in a sportsbook are not games. */
const groupsOfCategories: Readonly<Record<Exclude<GameCategory, 'sports'>, { id: string; name: Group['name'] }>> = {
  slots: { id: 'slots', name: { ja: 'スロット', en: 'Slots' } },
  'table-games': { id: 'tables', name: { ja: 'テーブルゲーム', en: 'Table games' } },
  'live-casino': { id: 'live', name: { ja: 'ライブカジノ', en: 'Live casino' } },
  'instant-games': { id: 'instant', name: { ja: 'インスタントゲーム', en: 'Instant games' } },
  'video-poker': { id: 'video-poker', name: { ja: 'ビデオポーカー', en: 'Video poker' } },
  bingo: { id: 'bingo', name: { ja: 'ビンゴ', en: 'Bingo' } },
  scratchcards: { id: 'scratchcards', name: { ja: 'スクラッチ', en: 'Scratchcards' } },
  'virtual-sports': { id: 'virtual-sports', name: { ja: 'バーチャルスポーツ', en: 'Virtual sports' } },
}
const categoryGroups = Object.entries(groupsOfCategories).map(
  ([category, { id, name }]): [string, Group] => [id, { name, category: category as GameCategory }], // Object.entries widens the keys
)

/** Groups of games by id. Groups without games are not listed. */
export const groups: Readonly<Record<string, Group>> = {
  featured: { name: { ja: '注目のゲーム', en: 'Featured games' }, tag: 'featured' },
  ...Object.fromEntries(categoryGroups),
}

const all = Object.keys(groups)

/** Lobbies by name, each with its groups in display order. */
export const lobbies: Readonly<Record<string, readonly string[]>> = {
  home: all,
  casino: all,
  slots: ['slots'],
  'live-casino': ['live'],
}

export function belongs(game: Pick<PublishedGame, 'tagList' | 'category'>, { tag, category }: Group): boolean {
  return (tag !== undefined && game.tagList.includes(tag)) || (category !== undefined && game.category === category)
}
