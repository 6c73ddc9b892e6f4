import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { done } from './fields.ts'
import { staffRoutes } from './routes.ts'

export const staffPolicies = {
  publishPolicy: endpoint(staffRoutes.policies.publishPolicy, {
    roles: ['content'],
    rate: 'write',
    summary: 'Puts a version of a policy in force, which every player must accept again',
    request: v.strictObject({
      /** The slug of its page. */
      policyType: v.pipe(v.string(), v.maxLength(60), v.regex(/^[a-z]{2,}(-[a-z]+)*$/)),
      policyVersionId: v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/)),
    }),
    reply: done,
    refusals: ['ACTION_IMPOSSIBLE'],
  }),
} as const
