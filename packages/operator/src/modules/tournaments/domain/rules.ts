import type { Histogram } from '@andon/contract/games/sheet/histogram'
import { hashOf } from '@andon/ranking/hash'
import { type RankingRules, rankingRules } from '@andon/ranking/rules'
import * as v from 'valibot'

const text = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
  summary: v.pipe(v.string(), v.minLength(1), v.maxLength(300)),
})

/** The texts and the picture that pages show of a tournament beside its rules. */
export const about = v.strictObject({
  texts: v.strictObject({ ja: text, en: text }),
  image: v.pipe(v.string(), v.regex(/^\/(?!\/)[\w./-]+$/)),
})
export type About = v.InferOutput<typeof about>

// a series of tipping contests has fields of its own
const {
  startsAt: _start,
  endsAt: _end,
  histograms: _histograms,
  entry: _entry,
  tips: _tips,
  scoring,
  ...ruled
} = rankingRules.entries

/** The fields of `about.json` of a series, without its times. Amounts in minor units. */
export const plannedRules = v.strictObject({
  image: about.entries.image,
  entry: v.variant('kind', [
    v.strictObject({ kind: v.literal('optIn') }),
    v.strictObject({
      kind: v.literal('buyIn'),
      amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    }),
    v.strictObject({
      kind: v.literal('invitation'),
      /** Ids. They are not published. */
      players: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(10_000)),
    }),
  ]),
  ...ruled,
  scoring: v.pipe(
    scoring,
    v.check(({ method }) => method !== 'tips', 'Tipping contests are published by a series'),
  ),
})
export type PlannedRules = v.InferOutput<typeof plannedRules>

/** The rules as they are frozen and hashed. */
export async function frozenRules(
  { image: _image, entry, ...planned }: PlannedRules,
  {
    startsAt,
    endsAt,
    histograms,
  }: {
    startsAt: Temporal.Instant
    endsAt: Temporal.Instant
    histograms: Readonly<Record<string, Histogram>>
  },
): Promise<RankingRules> {
  const hashes: Record<string, string> = {}
  for (const [game, histogram] of Object.entries(histograms)) hashes[game] = await hashOf(histogram)
  return {
    ...planned,
    entry: entry.kind === 'invitation' ? { kind: 'invitation' } : entry,
    startsAt: startsAt.toString(),
    endsAt: endsAt.toString(),
    histograms: hashes,
  }
}
