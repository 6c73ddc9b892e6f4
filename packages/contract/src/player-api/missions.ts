import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { balanceAmount, currency, flag, gameCode, idempotencyKey, languageId, success } from '../fields.ts'
import { routes } from './routes.ts'

const instant = v.pipe(v.string(), v.isoTimestamp())

/** `titles`: different games. `kinds`: games of different categories. `breaks`: days on which a break followed play. `collection`: each of certain games. */
export const missionGoals = ['titles', 'kinds', 'breaks', 'collection'] as const

/** `open`: not reached. `reached`: can be claimed. `waiting`: claimed, and paid when another bonus has ended. `claimed`: paid. */
export const missionStates = ['open', 'reached', 'waiting', 'claimed'] as const

const reward = v.object({
  kind: v.picklist(['freeSpins', 'cash']),
  /** Minor units: the money, or all spins at their stake. */
  value: balanceAmount,
  currency,
  /** The number of free spins, their stake and where they can be played; of money none. */
  spins: v.optional(v.number()),
  stake: v.optional(balanceAmount),
  games: v.array(gameCode),
})
export type MissionReward = v.InferOutput<typeof reward>

const mission = v.object({
  missionId: v.string(),
  /** The day, week (its Monday) or month (its first day) that it is about, in UTC: `2026-11-30`. */
  period: v.string(),
  every: v.picklist(['day', 'week', 'month']),
  name: v.string(),
  summary: v.string(),
  image: v.string(),
  goal: v.picklist(missionGoals),
  /** How much has been reached, and how much is needed. */
  done: v.number(),
  needed: v.number(),
  /** Minutes of a break. */
  minutes: v.optional(v.number()),
  /** Of a collection. */
  games: v.array(v.object({ gameCode, played: v.boolean() })),
  from: instant,
  until: instant,
  /** It can be claimed until then. */
  claimUntil: instant,
  state: v.picklist(missionStates),
  reward,
})
export type Mission = v.InferOutput<typeof mission>

const cap = v.object({ most: v.number(), used: v.number() })

export const missions = {
  getMissions: endpoint(routes.missions.getMissions, {
    access: 'visitor',
    rate: 'read',
    summary:
      "Missions and collections that run now, with the player's progress; none where the law of the player's country forbids them",
    request: v.object(languageId),
    reply: v.object({
      ...success.entries,
      /** Whether the player takes part; progress counts from then on. */
      joined: v.boolean(),
      /** The player wants calm mode: there are no missions then. */
      calm: v.boolean(),
      missions: v.array(mission),
      /** Rewards within 24 hours and within 7 days, and their value within 7 days in minor units. */
      caps: v.object({ day: cap, week: cap, weekValue: cap }),
    }),
    refusals: [],
  }),
  joinMissions: endpoint(routes.missions.joinMissions, {
    access: 'player',
    rate: 'write',
    summary:
      'Takes part in missions from now on, or no longer; leaving forgets the progress. `calm`: whether the player wants calm mode, in which no missions are listed and no mail is sent about them',
    request: v.object({ joined: v.optional(flag), calm: v.optional(flag) }),
    reply: v.object({ ...success.entries, joined: v.boolean(), calm: v.boolean() }),
    refusals: ['ACTION_IMPOSSIBLE'],
  }),
  claimMission: endpoint(routes.missions.claimMission, {
    access: 'player',
    rate: 'money',
    summary:
      'Pays the reward of a mission that is reached, once; while another bonus is active, as soon as that one has ended',
    request: v.object({
      missionId: v.pipe(v.string(), v.regex(/^[a-z0-9-]{2,24}$/, 'Not a mission')),
      period: v.pipe(v.string(), v.isoDate()),
      idempotencyKey,
    }),
    reply: v.object({
      ...success.entries,
      bonusId: v.optional(v.string()),
      waits: v.boolean(),
      reward,
      claimedAt: instant,
    }),
    refusals: ['NOT_FOUND', 'ACTION_IMPOSSIBLE', 'IDEMPOTENCY_CONFLICT', 'BONUS_NOT_ELIGIBLE', 'ACCOUNT_LOCKED'],
  }),
} as const
