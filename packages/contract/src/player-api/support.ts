import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { boundedText, email, success } from '../fields.ts'
import { routes } from './routes.ts'

export const support = {
  contactUs: endpoint(routes.support.contactUs, {
    access: 'visitor',
    rate: 'credential',
    summary: 'A message to customer service, with or without a login; answered by an acknowledgement mail',
    request: v.object({
      /** Both are needed from a visitor; a logged-in player's own stand in for them. */
      name: v.optional(boundedText(120)),
      email: v.optional(email),
      subject: boundedText(120),
      message: boundedText(4000),
    }),
    reply: v.object({ ...success.entries, reference: v.string() }),
    refusals: ['FIELD_INVALID', 'TOO_MANY_REQUESTS'],
  }),
} as const
