import { endpoint } from '@andon/contract/endpoint'
import * as v from 'valibot'
import { sports } from '../model/sports.ts'
import { minorUnits } from './fields.ts'
import { success } from './replies.ts'

/** Decided bets on one sport (null: on several) and of one kind; `builder`: a single on several selections of one event. */
const recordRow = v.object({
  sport: v.nullable(v.picklist(sports)),
  kind: v.picklist(['single', 'builder', 'multiple', 'system']),
  bets: v.number(),
  staked: minorUnits,
  returned: minorUnits,
  /** The average return, and its variance in minor units squared, of the bets whose chances were known when they were made. */
  expectation: v.nullable(
    v.object({
      bets: v.number(),
      staked: minorUnits,
      returned: minorUnits,
      expected: minorUnits,
      variance: v.number(),
    }),
  ),
  /** Singles made before the start: how far their prices stood above the closing prices on average, 0.02 for 2 %. */
  closing: v.nullable(v.object({ bets: v.number(), value: v.number() })),
})

/** The call of the sportsbook's API about all of a player's bets together. */
export const recordCalls = {
  showRecord: endpoint('GET /sportsbook/record', {
    rate: 'read',
    summary: 'How the player’s decided bets did beside what was to be expected of them, by sport and kind',
    /** By the moment of placing: the last 30 days, the last 365, or ever. Free bets and returned bets do not count. */
    request: v.object({ period: v.optional(v.picklist(['month', 'year', 'all']), 'year') }),
    reply: v.object({ success, rows: v.array(recordRow) }),
    refusals: [],
  }),
} as const
