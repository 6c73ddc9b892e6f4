import * as v from 'valibot'
import { limitSources } from '../player-api/limits-fields.ts'

/**
 * Messages between the site and the sportsbook in its frame. Both sides check origin, source and schema, and ignore what they do not know, so a sportsbook may
 * leave out any of them: the page around it works without.
 */

/** A path inside the sportsbook, as it stands behind `/sports` in the address of the site. */
const path = v.pipe(v.string(), v.regex(/^\/[\w:.,/-]*(\?q=[\w%+.*-]*)?$/), v.maxLength(300))

/** From the site to the sportsbook. */
export const toSportsBook = v.variant('type', [
  /** A new token in place of the one it was opened with. */
  v.object({ type: v.literal('sportsbook.token'), authToken: v.string(), expiresAt: v.string() }),
  /** What the player has in view at the site: it covers everything that is played there. Amounts in minor units. */
  v.object({
    type: v.literal('sportsbook.figures'),
    /** What the tightest of the player's limits on stakes and losses still allows; null without such a limit. */
    room: v.nullable(v.number()),
    /** Won less staked since the day began; stakes that are not decided count as staked. */
    netToday: v.number(),
    /** When the day began. */
    dayStartedAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
    /** The limit that `room` is left of. */
    limit: v.optional(
      v.object({
        limitType: v.picklist(['loss', 'wager']),
        source: v.picklist(limitSources),
        periodDays: v.number(),
        amount: v.number(),
        used: v.number(),
      }),
    ),
  }),
  /**
   * The balance, when the sportsbook is ready and whenever it changes, in minor units: in all, and what of it are free bets. Without figures, what can be staked is to be
   * asked for again.
   */
  v.object({
    type: v.literal('sportsbook.balanceChanged'),
    balance: v.optional(v.number()),
    freeBets: v.optional(v.number()),
  }),
  /** Shows another page, because the player used a link of the site. */
  v.object({ type: v.literal('sportsbook.navigate'), path }),
])
export type ToSportsBook = v.InferOutput<typeof toSportsBook>

/** From the sportsbook to the site. */
export const fromSportsBook = v.variant('type', [
  /** It shows something: the site takes its own loading state away. */
  v.object({ type: v.literal('sportsbook.ready') }),
  /** The page that it shows now, for the site's address. */
  v.object({ type: v.literal('sportsbook.location'), path }),
  /** What the page that it shows now is called, for the title of the site's page: `Tsurusegawa v Tsukikagedai`. Comes after `sportsbook.location`; null: it has no name of its own. */
  v.object({
    type: v.literal('sportsbook.title'),
    title: v.nullable(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200))),
  }),
  /** Money was staked or paid. */
  v.object({ type: v.literal('sportsbook.balance') }),
  /** The player wants to log in. */
  v.object({ type: v.literal('sportsbook.login') }),
  /** The player wants to deposit. */
  v.object({ type: v.literal('sportsbook.deposit') }),
  /** The player wants the limits and breaks of the site. */
  v.object({ type: v.literal('sportsbook.limits') }),
  /** The session is over; a new token opens another. */
  v.object({ type: v.literal('sportsbook.expired') }),
  /** Its content is that many CSS pixels high, for a site that lets its own page scroll. */
  v.object({ type: v.literal('sportsbook.height'), pixels: v.pipe(v.number(), v.minValue(0), v.maxValue(200_000)) }),
])
export type FromSportsBook = v.InferOutput<typeof fromSportsBook>
