import { mostMatches } from '@andon/contract/wallet-api/sport-rounds'
import * as v from 'valibot'
import { rankingRules, sha256Text } from '../rules.ts'

const integer = v.pipe(v.number(), v.safeInteger())
const whole = v.pipe(integer, v.minValue(0))
const positive = v.pipe(integer, v.minValue(1))
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
const instant = v.pipe(v.string(), v.isoTimestamp())

const tip = v.strictObject({
  matchId: name,
  home: whole,
  away: whole,
  /** When its last change was received. */
  receivedAt: instant,
  /** Null: the match has no result. */
  points: v.nullable(whole),
})

const place = v.strictObject({
  /** Null: no tip of the entry has scored. */
  rank: v.nullable(positive),
  /** A pseudonym: the number of the entry. */
  player: name,
  entry: positive,
  enteredAt: instant,
  score: whole,
  exact: whole,
  /** The lower one is ahead at an equal score. */
  tieBreak: whole,
  /** What staff added to the score, or took away. */
  adjusted: integer,
  /** Minor units; 0 without one. */
  prize: whole,
  tips: v.pipe(v.array(tip), v.maxLength(mostMatches)),
})

/** The published ranking of a tipping contest with every tip and result. Removed entries, and those without a tip, are not in it. */
export const tipsLog = v.strictObject({
  version: v.literal(1),
  kind: v.literal('tips'),
  tournament: name,
  rules: rankingRules,
  /** SHA-256 of `rules` as JSON with sorted keys. */
  rulesHash: sha256Text,
  /** Of the matches that have one; the others score nothing. */
  results: v.pipe(
    v.array(
      v.strictObject({
        matchId: name,
        state: v.picklist(['settled', 'void']),
        startsAt: instant,
        home: whole,
        away: whole,
      }),
    ),
    v.maxLength(mostMatches),
  ),
  /** In order of rank; entries without a rank come last. */
  ranking: v.array(place),
  /** Of all places, each chained to those before it, beginning with the chain of `rulesHash` and `results`. */
  placesHash: sha256Text,
})
export type TipsLog = v.InferOutput<typeof tipsLog>
export type TipsLogPlace = TipsLog['ranking'][number]
