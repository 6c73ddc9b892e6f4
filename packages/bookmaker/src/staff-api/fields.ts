import { boundedText } from '@andon/contract/fields'
import { inEveryLanguage } from '@andon/contract/languages'
import * as v from 'valibot'

/** Fields of the calls about the bookmaker. */
export const roles = ['risk'] as const
export const eventId = v.pipe(v.string(), v.regex(/^andon:(match|outright):[a-z0-9-]{1,80}$/))
/** Number and specifiers, `18|total=2.5`. */
export const market = v.pipe(v.string(), v.regex(/^\d{1,6}(\|[a-z_]+=[^=|/\p{Cc}]{1,60}){0,6}$/u))
export const outcome = v.pipe(v.string(), v.regex(/^[^/\p{Cc}]{1,100}$/u))
/** Why, for the log of actions. */
export const reason = boundedText(300)
export const names = v.object(inEveryLanguage(() => v.string()))
export const ordered = v.object({ success: v.literal(true), order: v.number() })
export const price = v.pipe(v.number(), v.safeInteger(), v.minValue(1001), v.maxValue(1_000_000))
