import * as v from 'valibot'
import { topic } from '../topic.ts'

/** Whether the brand is open to this visitor. Published when an operator changes it; needs no session. */
export const siteTopic = topic('site', {
  access: 'visitor-place',
  payload: v.object({ maintenance: v.boolean(), blocked: v.boolean(), countryCode: v.string() }),
  conflation: { keep: 'latest' },
})
