import type { GameCategory } from '@andon/contract/games/categories'
import { inEveryLanguage } from '@andon/contract/languages'
import { type PublishedGame, publishedGame, supplierGameCode } from '@andon/contract/supplier-games'
import * as v from 'valibot'

/** A game in the aggregator's list: what we use of it. */
const listedGame = v.object({
  game_code: supplierGameCode,
  name: v.pipe(v.string(), v.trim(), v.minLength(1)),
  enabled: v.boolean(),
  category: v.nullish(v.string()),
  /** Who made it. */
  product: v.nullish(v.string()),
  url_thumb: v.string(),
  url_background: v.nullish(v.string()),
  blocked_countries: v.nullish(v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)))),
  demo_game_support: v.nullish(v.boolean()),
  rtp: v.nullish(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,3}(\.\d+)?%?$/))])),
  volatility: v.nullish(v.union([v.number(), v.string()])),
})
type ListedGame = v.InferOutput<typeof listedGame>

export interface Placing {
  readonly supplier: { readonly code: string; readonly name: string }
  /** Origins from which pictures may come. */
  readonly images: readonly string[]
}

export type Read =
  | { readonly game: Omit<PublishedGame, 'gameCode'>; readonly isCategoryKnown: boolean }
  /** Switched off at the aggregator. */
  | { readonly off: true }
  | { readonly wrong: { readonly field: string; readonly code: unknown } }

const anyCode = 'any-code'

/** Reads one entry: a game as a supplier publishes it, but without a code of ours; or the field at fault. */
export function readListedGame(entry: unknown, placing: Placing): Read {
  const listed = v.safeParse(listedGame, entry)
  const code = typeof entry === 'object' && entry !== null && 'game_code' in entry ? entry.game_code : undefined
  if (!listed.success) return { wrong: { field: v.getDotPath(listed.issues[0]) ?? '', code } }
  if (!listed.output.enabled) return { off: true }
  if (!isPicture(listed.output.url_thumb, placing)) return { wrong: { field: 'url_thumb', code } }
  const category = categoryOf(listed.output.category)
  const whole = { ...asPublished(listed.output, placing), category: category ?? 'slots', gameCode: anyCode }
  const published = v.safeParse(publishedGame, whole)
  if (!published.success) return { wrong: { field: v.getDotPath(published.issues[0]) ?? '', code } }
  const { gameCode: _, ...game } = published.output
  return { game, isCategoryKnown: category !== undefined }
}

function asPublished(listed: ListedGame, placing: Placing): Omit<PublishedGame, 'gameCode' | 'category'> {
  const name = listed.name.slice(0, 80)
  const maker = (listed.product?.trim() || placing.supplier.name).slice(0, 80)
  const vendorCode = slugOf(maker).slice(0, 40)
  const { blocked_countries: blocked, url_background: hero } = listed
  return {
    supplierGameCode: listed.game_code,
    name: inEveryLanguage(() => name),
    reading: name,
    vendorCode: vendorCode.length < 2 ? placing.supplier.code : vendorCode,
    vendorName: maker,
    vendorDisplayName: maker,
    beGameTypeId: '1',
    volatility: volatilityOf(listed.volatility),
    rtp: listed.rtp ? Number(`${listed.rtp}`.replace('%', '')) : null,
    tagList: [],
    modes: listed.demo_game_support ? ['freegames', 'realgames'] : ['realgames'],
    thumbnail: listed.url_thumb,
    ...(hero && isPicture(hero, placing) ? { hero } : {}),
    ...(blocked && blocked.length > 0 ? { countries: { not: blocked } } : {}),
  }
}

const isPicture = (url: string, { images }: Placing) => URL.canParse(url) && images.includes(new URL(url).origin)

/** Latin letters, digits and single hyphens. */
export const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const tables =
  /roulette|blackjack|baccarat|table|poker|dice|craps|sic bo|dragon tiger|keno|bingo|lottery|crash|mines|plinko/
const slots = /slot|scratch|instant|arcade|fishing|jackpot|megaways/

/** Undefined: not known. Whatever has a dealer is live. */
function categoryOf(category: string | null | undefined): GameCategory | undefined {
  const word = category?.toLowerCase() ?? ''
  if (/\blive\b|game show/.test(word)) return 'live-casino'
  if (slots.test(word)) return 'slots'
  return tables.test(word) ? 'table-games' : undefined
}

/** The aggregator's scale has five steps, or words. */
function volatilityOf(volatility: number | string | null | undefined): PublishedGame['volatility'] {
  const word = `${volatility ?? ''}`.toLowerCase()
  if (/high|[45]/.test(word)) return 'high'
  if (/med|3/.test(word)) return 'medium'
  return /low|[12]/.test(word) ? 'low' : 'none'
}
