import { languageCodes } from '@andon/contract/languages'
import * as v from 'valibot'
import { isZone } from './is-zone.ts'
import { oddsFormats } from './odds-format.ts'
import { createStoredState } from './stored-state.ts'

/** The groups of prices in rows of lists, in the order of showing. */
export const rowGroups = ['winner', 'handicap', 'total'] as const
export type RowGroup = (typeof rowGroups)[number]

const schema = v.object({
  odds: v.picklist(oddsFormats),
  /** Null: as the language of the page has it. */
  hours: v.nullable(v.picklist(['24', '12'])),
  /** Null: that of the device. */
  zone: v.optional(v.fallback(v.nullable(v.pipe(v.string(), v.check(isZone))), null), null),
  /** The language of names of teams and athletes; null: that of the page. */
  names: v.nullable(v.picklist(languageCodes)),
  /** No notices, boosts or motion. Null: not chosen, and without motion and notices where the device asks for reduced motion (`useCalm`). */
  calm: v.optional(v.nullable(v.boolean()), null),
  /** Our margin stands beside every market. */
  margins: v.optional(v.boolean(), false),
  /** The prices that rows of lists show where only one group has room. */
  rowGroup: v.optional(v.fallback(v.picklist(rowGroups), 'winner'), 'winner'),
})

/** How this browser shows odds, times and names. */
export const settings = createStoredState('sports.settings', schema, {
  odds: 'decimal',
  hours: null,
  zone: null,
  names: null,
  calm: null,
  margins: false,
  rowGroup: 'winner',
})
