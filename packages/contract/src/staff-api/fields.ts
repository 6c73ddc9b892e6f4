import * as v from 'valibot'
import { boundedText } from '../fields.ts'

/** An instant, ISO 8601 in UTC. */
export const instant = v.string()
export const id = v.pipe(v.string(), v.regex(/^[\w.:-]{1,100}$/))
/** A reference as players see it (`8F4K-22QD`), or an id. */
export const reference = boundedText(100)
export const minorUnits = v.pipe(v.number(), v.safeInteger())
export const done = v.object({ success: v.literal(true) })
/** What every call for nothing in particular takes. */
export const nothing = v.object({})
