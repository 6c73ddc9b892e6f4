import * as v from 'valibot'
import { boundedText, gameCode } from './fields.ts'
import { gameCategory } from './games/categories.ts'
import { inEveryLanguage } from './languages.ts'
import { offeredWhere } from './offered-where.ts'
import { gameModes, volatilities } from './player-api/catalogue.ts'
import { dialect } from './vendor-messages/dialects.ts'

const minorUnits = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
export const supplierGameCode = v.pipe(v.string(), v.regex(/^[\w.:-]{1,100}$/))
const names = v.object(inEveryLanguage(() => boundedText(80)))

/** A game as its supplier publishes it. Validated like everything that a supplier sends. */
export const publishedGame = v.object({
  gameCode,
  /** The supplier's own code of it, for launch addresses and an aggregator's calls. Absent: the same code. */
  supplierGameCode: v.optional(supplierGameCode),
  /** Absent: its supplier's. */
  dialect: v.optional(dialect),
  ...offeredWhere.entries,
  name: names,
  /** Kana for search by Japanese players. */
  reading: boundedText(80),
  /** Other words by which players look for it, such as its English name in kana. */
  searchWords: v.optional(v.pipe(v.array(boundedText(80)), v.maxLength(20))),
  vendorCode: v.pipe(v.string(), v.regex(/^[a-z0-9-]{2,40}$/)),
  vendorName: boundedText(80),
  vendorDisplayName: boundedText(80),
  category: gameCategory,
  beGameTypeId: v.pipe(v.string(), v.regex(/^\w{1,20}$/)),
  volatility: v.picklist(volatilities),
  /** Theoretical return in per cent (96.12), or null if the rules fix none. */
  rtp: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  tagList: v.array(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/))),
  modes: v.pipe(v.array(v.picklist(gameModes)), v.minLength(1)),
  /** A path on the supplier's games origin, or a full URL. */
  thumbnail: boundedText(300),
  /** Likewise, 3:4 and 16:7; without them lobbies show the thumbnail. */
  portrait: v.optional(boundedText(300)),
  hero: v.optional(boundedText(300)),
  /** Each picture is there as AVIF, too, at the same address with the ending `.avif`. */
  avif: v.optional(v.boolean()),
  /** Minimum and maximum stake with which a round begins, in minor units; the wallet refuses others. Absent: the supplier states none. */
  minBet: v.optional(minorUnits),
  maxBet: v.optional(minorUnits),
  /** Maximum of all bets of a round together, where further ones may follow the first, such as a double; the wallet refuses more. Absent: `maxBet`. */
  maxRoundBet: v.optional(minorUnits),
  /** Hours from the start of a round that waits for its player to the moment at which the supplier finishes it, as the game's rules say. Absent: its rounds do not wait. */
  actWithinHours: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(47))),
  /** Share of rounds that return anything, 0 to 1. */
  hitFrequency: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  /** The way to play that `hitFrequency` is stated for, where the player decides. */
  hitFrequencyFor: v.optional(names),
  /** The greatest win as a multiple of the stake; of a whole round, or of one spin where a round may win more. The wallet pays a greater one and reports it. */
  maxWin: v.optional(v.pipe(v.number(), v.minValue(0))),
  maxWinOf: v.optional(v.picklist(['round', 'spin'])),
  /** It is won once in so many rounds. */
  maxWinOneIn: v.optional(v.pipe(v.number(), v.minValue(1))),
  /** It is won less often than that. */
  maxWinRarer: v.optional(v.boolean()),
})
export type PublishedGame = v.InferOutput<typeof publishedGame>
