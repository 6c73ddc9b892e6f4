import type { GameCategory } from '@andon/contract/game-categories'
import type { Language } from '@andon/contract/languages'
import type { PublishedGame } from '@andon/contract/supplier-games'

interface Group {
  readonly name: Readonly<Record<Language, string>>
  /** The games of the group: those with this tag or of this category. */
  readonly tag?: string
  readonly category?: GameCategory
}

/** Groups of games by id. Groups without games are not listed. */
export const groups: Readonly<Record<string, Group>> = {
  featured: { name: { ja: '注目のゲーム', en: 'Featured games' }, tag: 'featured' },
  slots: { name: { ja: 'スロット', en: 'Slots' }, category: 'slots' },
  tables: { name: { ja: 'テーブルゲーム', en: 'Table games' }, category: 'table-games' },
  live: { name: { ja: 'ライブカジノ', en: 'Live casino' }, category: 'live-casino' },
}

/** Lobbies by name, each with its groups in display order. */
export const lobbies: Readonly<Record<string, readonly string[]>> = {
  home: ['featured', 'slots', 'tables'],
  casino: ['featured', 'slots', 'tables'],
  slots: ['slots'],
  'live-casino': ['live'],
}

export function belongs(game: Pick<PublishedGame, 'tagList' | 'category'>, { tag, category }: Group): boolean {
  return (tag !== undefined && game.tagList.includes(tag)) || (category !== undefined && game.category === category)
}
