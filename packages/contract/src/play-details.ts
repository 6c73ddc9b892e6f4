import * as v from 'valibot'
import { inEveryLanguage, type Language } from './languages.ts'

const plain = (least: number) => v.pipe(v.string(), v.minLength(least), v.maxLength(200))
/** In the language of the game session, or in every language of the site. */
const text = (least = 1) => v.union([plain(least), v.strictObject(inEveryLanguage(() => plain(least)))])
type Text = v.InferOutput<ReturnType<typeof text>>

const odds = v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,6})?$/))
const startsAt = v.optional(v.pipe(v.string(), v.isoTimestamp()))
const result = v.optional(v.picklist(['won', 'placed', 'lost', 'void', 'half-won', 'half-lost']))
const mostSelections = 40

/** What a supplier says of a bet or its settlement for the player's history: a sportsbook's selections, a lottery's numbers. */
export const playDetails = v.strictObject({
  /** Such as "Treble" or "Cash-out". */
  label: v.optional(text()),
  /** Decimal odds of the whole bet, as text: `7.425`. */
  odds: v.optional(odds),
  selections: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          event: text(),
          market: v.optional(text(0)),
          outcome: text(),
          odds: v.optional(odds),
          startsAt,
          result,
          /** How it was decided, such as the score: `1–0`. */
          decidedBy: v.optional(text()),
        }),
      ),
      v.maxLength(mostSelections),
    ),
  ),
})
export type PlayDetails = v.InferOutput<typeof playDetails>

/** The same as players read it, in their language where the supplier said it in every language. */
export const shownPlayDetails = v.object({
  label: v.optional(v.string()),
  odds: v.optional(odds),
  selections: v.optional(
    v.array(
      v.object({
        event: v.string(),
        market: v.optional(v.string()),
        outcome: v.string(),
        odds: v.optional(odds),
        startsAt,
        result,
        decidedBy: v.optional(v.string()),
      }),
    ),
  ),
})
export type ShownPlayDetails = v.InferOutput<typeof shownPlayDetails>

export function playDetailsIn(language: Language, { label, odds: whole, selections }: PlayDetails): ShownPlayDetails {
  const inLanguage = (said: Text) => (typeof said === 'string' ? said : said[language])
  return {
    ...(label !== undefined && { label: inLanguage(label) }),
    ...(whole !== undefined && { odds: whole }),
    ...(selections && {
      selections: selections.map(({ event, market, outcome, decidedBy, ...others }) => ({
        ...others,
        event: inLanguage(event),
        outcome: inLanguage(outcome),
        ...(market !== undefined && { market: inLanguage(market) }),
        ...(decidedBy !== undefined && { decidedBy: inLanguage(decidedBy) }),
      })),
    }),
  }
}
