import { chained, commitmentOf, hashOf, sameJson } from './hash.ts'
import { prizesFor, rewardAt } from './prizes.ts'
import type { RankLog, RankLogPlace } from './rank-log.ts'
import { differenceInProofs, type VerifySeeds } from './recompute-proofs.ts'
import { compareEntries, scoreOf } from './score-entry.ts'
import { type Distribution, distributionOf, drawKey, pointsOf } from './score-round.ts'

export type Recomputed = { readonly holds: true } | { readonly holds: false; readonly firstDifference: string }

/**
 * Whether the ranking of a log follows from its rules, seed and rounds; else the first difference, in the order in which the log is read. Rules that
 * differ from their hash, or a seed from its commitment, come first; prizes, proofs of rounds and the hash of all places last. `verifySeeds` draws the rounds of a race with proofs again; without it, such a log does
 * not hold. Runs in Node and in the browser.
 */
export async function recompute(
  log: RankLog,
  { verifySeeds }: { readonly verifySeeds?: VerifySeeds | undefined } = {},
): Promise<Recomputed> {
  const firstDifference =
    (await differenceInCommitments(log)) ??
    (await differenceInRounds(log)) ??
    differenceInRanking(log) ??
    (await differenceInProofs(log, verifySeeds)) ??
    (await differenceInHash(log))
  return firstDifference === undefined ? { holds: true } : { holds: false, firstDifference }
}

async function differenceInCommitments({ rules, rulesHash, seed, seedCommitment, histograms }: RankLog) {
  if ((await hashOf(rules)) !== rulesHash) return 'rulesHash: not the hash of these rules'
  if ((await commitmentOf(seed)) !== seedCommitment) return 'seedCommitment: not the hash of this seed'
  for (const game of new Set([...Object.keys(rules.histograms), ...Object.keys(histograms)])) {
    const histogram = histograms[game]
    if (!histogram || (await hashOf(histogram)) !== rules.histograms[game])
      return `histograms.${game}: not the one that the rules name`
  }
  return undefined
}

interface Seen {
  readonly rounds: Set<string>
  readonly positions: Set<number>
}

async function differenceInRounds(log: RankLog): Promise<string | undefined> {
  const key = await drawKey(log.seed)
  const distributions = new Map(Object.entries(log.histograms).map(([game, stored]) => [game, distributionOf(stored)]))
  const seen = { rounds: new Set<string>(), positions: new Set<number>() }
  for (const [at, place] of log.ranking.entries()) {
    const difference = await differenceInPlace(log, place, { key, distributions, seen })
    if (difference !== undefined) return `ranking.${at}.${difference}`
  }
  return undefined
}

async function differenceInPlace(
  { rules }: RankLog,
  { enteredAt, rounds }: RankLogPlace,
  { key, distributions, seen }: { key: CryptoKey; distributions: ReadonlyMap<string, Distribution>; seen: Seen },
): Promise<string | undefined> {
  const { method, minStake, rounds: most } = rules.scoring
  if (rounds.length === 0) return 'rounds: none'
  if (rounds.length > most) return `rounds: more than ${most}`
  let position = 0
  for (const [at, round] of rounds.entries()) {
    const where = `rounds.${at}`
    const id = JSON.stringify([round.supplier, round.roundId])
    if (round.position <= position || seen.positions.has(round.position))
      return `${where}.position: not above the one before`
    if (seen.rounds.has(id)) return `${where}.roundId: counted twice`
    if (round.stake < minStake) return `${where}.stake: below the least stake ${minStake}`
    if (rules.games.length > 0 && !rules.games.includes(round.gameCode)) return `${where}.gameCode: not in the rules`
    if (isBefore(round.stakedAt, enteredAt)) return `${where}.stakedAt: before the entry`
    if (isBefore(round.stakedAt, rules.startsAt)) return `${where}.stakedAt: before the start`
    if (!isBefore(round.stakedAt, rules.endsAt)) return `${where}.stakedAt: not before the end`
    const distribution = distributions.get(round.gameCode)
    if (method === 'fair' && !distribution) return `${where}.gameCode: without a histogram`
    const points = await pointsOf(method, round, { key, distribution })
    if (points !== round.points) return `${where}.points: ${round.points} instead of ${points}`
    position = round.position
    seen.rounds.add(id)
    seen.positions.add(position)
  }
  return undefined
}

const isBefore = (one: string, other: string) => Date.parse(one) < Date.parse(other)

function differenceInRanking({ rules, ranking, buyIns }: RankLog): string | undefined {
  const [players, entries] = [new Set<string>(), new Set<number>()]
  const buyIn = rules.entry.kind === 'buyIn' ? rules.entry.amount : 0
  if (buyIns < ranking.length * buyIn || (buyIn === 0 ? buyIns > 0 : buyIns % buyIn > 0))
    return `buyIns: not those of these entries at ${buyIn} each`
  const prizes = prizesFor(rules.prizes, { ranked: ranking.length, buyIns })
  for (const [at, place] of ranking.entries()) {
    const where = `ranking.${at}`
    const { score, decidedAt } = scoreOf(rules.scoring.method, place.rounds, place)
    if (!mayHave(rules, place.chips)) return `${where}.chips: ${place.chips} is not what the rules give`
    if (players.has(place.player)) return `${where}.player: ranked twice`
    if (entries.has(place.entry)) return `${where}.entry: ranked twice`
    if (place.score !== score) return `${where}.score: ${place.score} instead of ${score}`
    if (place.decidedAt !== decidedAt) return `${where}.decidedAt: ${place.decidedAt} instead of ${decidedAt}`
    if (place.rank !== at + 1) return `${where}.rank: ${place.rank} instead of ${at + 1}`
    const before = ranking[at - 1]
    if (before && compareEntries(before, place) >= 0) return `${where}: better than the place before`
    const prize = prizes[at] ?? 0
    if (place.prize !== prize) return `${where}.prize: ${place.prize} instead of ${prize}`
    if (!sameJson(place.reward, rewardAt(rules.prizes, place.rank))) return `${where}.reward: not the one in the rules`
    players.add(place.player)
    entries.add(place.entry)
  }
  return undefined
}

/** The chips of the start, and as many again for each rebuy. */
function mayHave({ chips }: RankLog['rules'], given: number | undefined): boolean {
  if (!chips || given === undefined) return !chips && given === undefined
  return given >= chips.start && given <= chips.start * (1 + chips.rebuys) && given % chips.start === 0
}

async function differenceInHash({ rulesHash, ranking, placesHash }: RankLog): Promise<string | undefined> {
  let hash = rulesHash
  for (const place of ranking) hash = await chained(hash, place)
  return hash === placesHash ? undefined : 'placesHash: not the hash of these places'
}
