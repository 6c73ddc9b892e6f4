import { languageCodes } from '@andon/contract/languages'
import * as v from 'valibot'
import { oddsFormats } from '../odds/odds-format.ts'
import { createStoredState } from './stored-state.ts'

const schema = v.object({
  odds: v.picklist(oddsFormats),
  hours: v.picklist(['24', '12']),
  /** Of the names of teams; null: that of the page. */
  names: v.nullable(v.picklist(languageCodes)),
  /** No boosts, and nothing moves but the figures themselves. */
  calm: v.optional(v.boolean(), false),
  /** Our margin stands beside every market. */
  margins: v.optional(v.boolean(), false),
})

/** How this browser shows odds, times and names. */
export const settings = createStoredState('sports.settings', schema, {
  odds: 'decimal',
  hours: '24',
  names: null,
  calm: false,
  margins: false,
})
