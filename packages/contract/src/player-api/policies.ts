import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { flag, jsonText, languageId } from '../fields.ts'
import { routes } from './routes.ts'

/** A policy's type is the slug of its page. */
const policyType = v.pipe(v.string(), v.regex(/^[a-z]{2,}(-[a-z]+)*$/), v.maxLength(60))
const policyVersionId = v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/))
const instant = v.pipe(v.string(), v.isoTimestamp())
const status = v.literal('SUCCESS')

export const policies = {
  getPolicies: endpoint(routes.policies.getPolicies, {
    access: 'visitor',
    whileRestricted: true,
    rate: 'read',
    neverShed: true,
    summary: 'Policies that players accept, in their current versions',
    request: v.object(languageId),
    reply: v.object({ status, policyConfigs: v.array(v.object({ policyType, policyVersionId })) }),
    refusals: [],
  }),
  updateUserPolicyDetails: endpoint(routes.policies.updateUserPolicyDetails, {
    access: 'player',
    whileRestricted: true,
    rate: 'write',
    summary:
      "Records the player's answer to policies; only the version of now can be answered, and an acceptance stands",
    request: v.object({
      policies: jsonText(
        v.pipe(
          v.array(v.object({ policyType, policyVersionId, policyAccepted: flag })),
          v.minLength(1),
          v.maxLength(20),
        ),
      ),
    }),
    reply: v.object({ status, success: v.literal(true) }),
    refusals: ['POLICY_UNKNOWN', 'POLICY_OUTDATED'],
  }),
  getUserPolicyDetails: endpoint(routes.policies.getUserPolicyDetails, {
    access: 'player',
    whileRestricted: true,
    rate: 'read',
    summary: 'Policies that the player has accepted, with version and time, and those still to be accepted',
    request: v.object(languageId),
    reply: v.object({
      status,
      policies: v.array(
        v.object({
          policyType,
          /** The current version. */
          policyVersionId,
          /** Whether the player has accepted that version. */
          policyAccepted: v.boolean(),
          acceptedAt: v.optional(instant),
        }),
      ),
      /** All decisions of the player, newest first. */
      history: v.array(v.object({ policyType, policyVersionId, policyAccepted: v.boolean(), at: instant })),
    }),
    refusals: [],
  }),
} as const
