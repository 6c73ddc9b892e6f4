import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { boundedText, idempotencyKey, jsonText, languageId, success } from '../fields.ts'
import { routes } from './routes.ts'

const instant = v.pipe(v.string(), v.isoTimestamp())
const tournamentId = v.pipe(boundedText(60), v.regex(/^trn_[0-9a-z_]{1,56}$/, 'Not a tournament'))
const matchId = v.pipe(v.string(), v.regex(/^[\w.:-]{1,100}$/))

/** The most goals of a side that can be tipped. */
export const mostGoals = 20
/** The most matches of a contest. */
export const mostTips = 50

const goals = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostGoals))
const score = v.object({ home: v.number(), away: v.number() })

/** `VOID`: without a result, so it scores nothing. `POSTPONED`: likewise, unless it is played before the end of the contest. */
export const tippedMatchStates = ['SCHEDULED', 'POSTPONED', 'LIVE', 'SETTLED', 'VOID'] as const

const tippedMatch = v.object({
  matchId: v.string(),
  home: v.string(),
  away: v.string(),
  /** As fixed at the publication. */
  startsAt: instant,
  /** Tips are accepted that are received before: `startsAt`, or earlier if the match begins earlier. */
  tipUntil: instant,
  /** Another start that has been fixed since. */
  movedTo: v.nullable(instant),
  state: v.picklist(tippedMatchStates),
  score: v.nullable(score),
  /** The player's own. */
  tip: v.nullable(score),
  /** Of the own tip, once the match is settled. */
  points: v.nullable(v.number()),
})
export type TippedMatch = v.InferOutput<typeof tippedMatch>

const tipOfOther = v.object({
  rank: v.number(),
  /** Masked. */
  name: v.string(),
  ...score.entries,
  points: v.nullable(v.number()),
})

export const tips = {
  getTips: endpoint(routes.tournaments.getTips, {
    access: 'visitor',
    rate: 'read',
    summary: 'The matches of a tipping contest with their results, and the player’s tips',
    request: v.object({ tournamentId, ...languageId }),
    reply: v.object({
      ...success.entries,
      /** The server’s clock. */
      now: instant,
      league: v.string(),
      /** Of the round, counted from 1. */
      number: v.number(),
      /** Points of a tip: for the score, for the difference of goals, for the winner (or a draw). The best one counts. */
      points: v.object({ exact: v.number(), difference: v.number(), tendency: v.number() }),
      /** In order of their start. */
      matches: v.array(tippedMatch),
      /** Whether the player is in the contest. */
      entered: v.boolean(),
    }),
    refusals: ['NOT_FOUND'],
  }),
  saveTips: endpoint(routes.tournaments.saveTips, {
    access: 'player',
    rate: 'write',
    summary: 'Stores tips of a contest that the player has entered: all of them or, where one is refused, none',
    request: v.object({
      tournamentId,
      tips: jsonText(
        v.pipe(
          v.array(v.object({ matchId, home: goals, away: goals })),
          v.minLength(1),
          v.maxLength(mostTips),
          v.check((all) => new Set(all.map((tip) => tip.matchId)).size === all.length, 'A match is in it twice'),
        ),
      ),
      idempotencyKey,
    }),
    reply: v.object({
      ...success.entries,
      /** All tips of the player in this contest. */
      tips: v.array(v.object({ matchId: v.string(), ...score.entries, changedAt: instant })),
    }),
    /** `params.matchId` names the match of a tip that is refused. */
    refusals: ['NOT_FOUND', 'ACTION_IMPOSSIBLE'],
  }),
  getMatchTips: endpoint(routes.tournaments.getMatchTips, {
    access: 'public',
    rate: 'read',
    summary: 'What players tipped on a match, in the order of the board; only after its kick-off',
    request: v.object({ tournamentId, matchId, cursor: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/))) }),
    reply: v.object({
      ...success.entries,
      count: v.number(),
      /** The most frequent ones first. */
      scores: v.array(v.object({ ...score.entries, count: v.number() })),
      tips: v.array(tipOfOther),
      nextCursor: v.optional(v.string()),
    }),
    refusals: ['NOT_FOUND', 'ACTION_IMPOSSIBLE'],
  }),
} as const
