import { chained, hashOf } from '../hash.ts'
import { prizesFor } from '../prizes.ts'
import type { Recomputed } from '../recompute.ts'
import { compareEntries } from '../score-entry.ts'
import { pointsOfTips, scoreTips } from './score-tips.ts'
import type { TipRules } from './tip-rules.ts'
import type { TipsLog, TipsLogPlace } from './tips-log.ts'

/** Whether the ranking of a tipping contest follows from its rules, tips and results; else the first difference. Runs in Node and in the browser. */
export async function recomputeTips(log: TipsLog): Promise<Recomputed> {
  const { rules, rulesHash } = log
  if ((await hashOf(rules)) !== rulesHash) return differs('rulesHash: not the hash of these rules')
  if (!rules.tips) return differs('rules.tips: missing')
  const firstDifference =
    differenceInResults(log, rules.tips) ?? differenceInRanking(log, rules.tips) ?? (await differenceInHash(log))
  return firstDifference === undefined ? { holds: true } : differs(firstDifference)
}

const differs = (firstDifference: string): Recomputed => ({ holds: false, firstDifference })

function differenceInResults({ results }: TipsLog, { matches }: TipRules): string | undefined {
  const open = new Set(matches.map(({ matchId }) => matchId))
  for (const [at, { matchId }] of results.entries())
    if (!open.delete(matchId)) return `results.${at}.matchId: not in the rules, or twice`
  return undefined
}

const withNumbers = (log: TipsLog) => log.results.map((one) => ({ ...one, startsAt: Date.parse(one.startsAt) }))

function differenceInRanking(log: TipsLog, tips: TipRules): string | undefined {
  const results = withNumbers(log)
  const prizes = prizesFor(log.rules.prizes, {
    ranked: log.ranking.filter(({ rank }) => rank !== null).length,
    buyIns: 0,
  })
  const entries = new Set<number>()
  for (const [at, place] of log.ranking.entries()) {
    const before = log.ranking[at - 1]
    const difference =
      differenceInTips(log, place, { tips, results }) ??
      (entries.has(place.entry) ? 'entry: ranked twice' : undefined) ??
      differenceInOrder({ at, place, before }) ??
      (place.prize === (prizes[at] ?? 0) ? undefined : `prize: ${place.prize} instead of ${prizes[at] ?? 0}`)
    if (difference !== undefined) return `ranking.${at}.${difference}`
    entries.add(place.entry)
  }
  return undefined
}

function differenceInTips(
  { rules }: TipsLog,
  place: TipsLogPlace,
  { tips: tipRules, results }: { tips: TipRules; results: ReturnType<typeof withNumbers> },
): string | undefined {
  const open = new Set(tipRules.matches.map(({ matchId }) => matchId))
  const tips = place.tips.map((tip) => ({ ...tip, receivedAt: Date.parse(tip.receivedAt) }))
  const points = pointsOfTips(tipRules, tips, results)
  for (const [at, tip] of tips.entries()) {
    if (!open.delete(tip.matchId)) return `tips.${at}.matchId: not in the rules, or twice`
    if (tip.receivedAt >= Date.parse(rules.endsAt)) return `tips.${at}.receivedAt: not before the end`
    if (tip.receivedAt < Date.parse(place.enteredAt)) return `tips.${at}.receivedAt: before the entry`
    if (tip.points !== points[at]) return `tips.${at}.points: ${tip.points} instead of ${points[at]}`
  }
  const { points: sum, exact, scored, tieBreak } = scoreTips(tipRules, tips, results)
  const score = Math.max(0, sum + place.adjusted)
  if (place.score !== score) return `score: ${place.score} instead of ${score}`
  if (place.exact !== exact) return `exact: ${place.exact} instead of ${exact}`
  if (place.tieBreak !== tieBreak) return `tieBreak: ${place.tieBreak} instead of ${tieBreak}`
  if ((place.rank !== null) !== scored > 0) return `rank: ${place.rank} with ${scored} tips that scored`
  return undefined
}

function differenceInOrder({
  at,
  place,
  before,
}: {
  at: number
  place: TipsLogPlace
  before: TipsLogPlace | undefined
}): string | undefined {
  if (place.rank !== null && place.rank !== at + 1) return `rank: ${place.rank} instead of ${at + 1}`
  if (!before || place.rank === null) return undefined
  return compareEntries(keyOf(before), keyOf(place)) < 0 ? undefined : 'rank: better than the place before'
}

const keyOf = ({ score, tieBreak, entry }: TipsLogPlace) => ({ score, decidedAt: tieBreak, entry })

async function differenceInHash({ rulesHash, results, ranking, placesHash }: TipsLog): Promise<string | undefined> {
  let hash = await chained(rulesHash, results)
  for (const place of ranking) hash = await chained(hash, place)
  return hash === placesHash ? undefined : 'placesHash: not the hash of these results and places'
}
