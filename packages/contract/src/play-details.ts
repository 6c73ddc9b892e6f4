import * as v from 'valibot'

/** What the player's history shows of a bet or its settlement: a sportsbook's selections, a lottery's numbers. */
export const playDetails = v.strictObject({
  /** Such as "Treble" or "Cash-out", in the language of the game session. */
  label: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(200))),
  /** Decimal odds of the whole bet, as text: `7.425`. */
  odds: v.optional(v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,6})?$/))),
  selections: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          event: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
          market: v.optional(v.pipe(v.string(), v.maxLength(200))),
          outcome: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
          odds: v.optional(v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,6})?$/))),
          startsAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
          result: v.optional(v.picklist(['won', 'lost', 'void', 'half-won', 'half-lost'])),
        }),
      ),
      v.maxLength(40),
    ),
  ),
})
export type PlayDetails = v.InferOutput<typeof playDetails>
