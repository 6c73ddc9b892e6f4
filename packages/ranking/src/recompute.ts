import type { RankLog } from './rank-log.ts'
import { type Distribution, drawFor, drawKey, fairPoints, multipleOf } from './score-round.ts'

export type Recomputed = { readonly holds: true } | { readonly holds: false; readonly firstDifference: string }

type LogRound = RankLog['rounds'][number]
type Place = RankLog['ranking'][number]
type Method = RankLog['rules']['method']
interface Score {
  readonly score: number
  readonly decidedAt: number
}

/** Better first: the higher score, then the earlier deciding round, then the lower entry number. */
export const compareEntries = (a: Omit<Place, 'rank'>, b: Omit<Place, 'rank'>): number =>
  b.score - a.score || a.decidedAt - b.decidedAt || a.entry - b.entry

/** SHA-256 of a value as JSON with sorted keys, hexadecimal. */
export const hashOf = (value: unknown): Promise<string> =>
  sha256(new TextEncoder().encode(JSON.stringify(sorted(value))))

/** SHA-256 of the bytes of a seed, hexadecimal. */
export const commitmentOf = (seed: string): Promise<string> => sha256(bytesOf(seed))

/**
 * Whether the ranking of a log follows from its rules, seed and rounds; else the first difference, in the order in which the log is read. Rules that
 * differ from their hash, or a seed from its commitment, come first. Runs in Node and in the browser.
 */
export async function recompute(log: RankLog): Promise<Recomputed> {
  const firstDifference =
    (await differenceInCommitments(log)) ?? (await differenceInRounds(log)) ?? differenceInRanking(log)
  return firstDifference === undefined ? { holds: true } : { holds: false, firstDifference }
}

async function differenceInCommitments({ rules, rulesHash, seed, seedCommitment }: RankLog) {
  if ((await hashOf(rules)) !== rulesHash) return 'rulesHash: not the hash of these rules'
  if ((await commitmentOf(seed)) !== seedCommitment) return 'seedCommitment: not the hash of this seed'
  for (const [game, { total, outcomes }] of Object.entries(rules.distributions)) {
    if (outcomes.reduce((sum, [, , weight]) => sum + BigInt(weight), 0n) !== BigInt(total))
      return `rules.distributions.${game}: the weights do not sum to the total`
    const unordered = outcomes.findIndex(([win, stake], at) => {
      const before = outcomes[at - 1]
      return before !== undefined && BigInt(before[0]) * BigInt(stake) >= BigInt(win) * BigInt(before[1])
    })
    if (unordered !== -1) return `rules.distributions.${game}.outcomes.${unordered}: not above the one before`
  }
  return undefined
}

async function differenceInRounds({ rules, seed, rounds, ranking }: RankLog): Promise<string | undefined> {
  const key = await drawKey(seed)
  const players = new Set(ranking.map(({ player }) => player))
  const seen = new Set<string>()
  const counted = new Map<string, number>()
  const distributions = new Map(Object.entries(rules.distributions).map(([game, stored]) => [game, exact(stored)]))
  let position = 0
  for (const [at, round] of rounds.entries()) {
    const where = `rounds.${at}`
    const id = JSON.stringify([round.supplier, round.roundId])
    const count = (counted.get(round.player) ?? 0) + 1
    if (!players.has(round.player)) return `${where}.player: not in the ranking`
    if (round.position <= position) return `${where}.position: not above the one before`
    if (seen.has(id)) return `${where}.roundId: counted twice`
    if (round.stake < rules.minStake) return `${where}.stake: below the least stake ${rules.minStake}`
    if (count > rules.rounds) return `${where}: more than ${rules.rounds} rounds of ${round.player}`
    const distribution = distributions.get(round.gameCode)
    if (rules.method === 'fair' && !distribution) return `${where}.gameCode: without a distribution`
    const points =
      rules.method === 'fair' && distribution
        ? fairPoints(distribution, round, await drawFor(key, round))
        : plainPoints(rules.method, round)
    if (points === undefined) return `${where}.win: not a multiple of ${round.gameCode}`
    if (points !== round.points) return `${where}.points: ${round.points} instead of ${points}`
    position = round.position
    seen.add(id)
    counted.set(round.player, count)
  }
  return undefined
}

/** Each round by itself: multiples in millionths, 1 or 0 for a win above the stake, or the stake. */
function plainPoints(method: Method, round: LogRound): number {
  if (method === 'turnover') return round.stake
  return method === 'streak' ? Number(round.win > round.stake) : multipleOf(round)
}

function differenceInRanking({ rules, rounds, ranking }: RankLog): string | undefined {
  const byPlayer = Map.groupBy(rounds, ({ player }) => player)
  const players = new Set<string>()
  const entries = new Set<number>()
  for (const [at, place] of ranking.entries()) {
    const where = `ranking.${at}`
    const { score, decidedAt } = scoreOf(rules.method, byPlayer.get(place.player) ?? [])
    if (players.has(place.player)) return `${where}.player: ranked twice`
    if (entries.has(place.entry)) return `${where}.entry: ranked twice`
    if (place.score !== score) return `${where}.score: ${place.score} instead of ${score}`
    if (place.decidedAt !== decidedAt) return `${where}.decidedAt: ${place.decidedAt} instead of ${decidedAt}`
    if (place.rank !== at + 1) return `${where}.rank: ${place.rank} instead of ${at + 1}`
    const before = ranking[at - 1]
    if (before && compareEntries(before, place) >= 0) return `${where}: better than the place before`
    players.add(place.player)
    entries.add(place.entry)
  }
  return undefined
}

/** The score from the points of the rounds that count, by position, and the position of the round that decided it (0 without one). */
export function scoreOf(method: Method, rounds: readonly Pick<LogRound, 'points' | 'position'>[]): Score {
  let score = 0
  let streak = 0
  let decidedAt = 0
  for (const { points, position } of rounds) {
    streak = points > 0 ? streak + 1 : 0
    const next = nextScore(method, score, { points, streak })
    if (next !== score) decidedAt = position
    score = next
  }
  return { score, decidedAt }
}

function nextScore(method: Method, score: number, { points, streak }: { points: number; streak: number }): number {
  if (method === 'bestMultiple') return Math.max(score, points)
  return method === 'streak' ? Math.max(score, streak) : score + points
}

const exact = ({ total, outcomes }: RankLog['rules']['distributions'][string]): Distribution => ({
  total: BigInt(total),
  outcomes: outcomes.map(([win, stake, weight]) => ({
    win: BigInt(win),
    stake: BigInt(stake),
    weight: BigInt(weight),
  })),
})

const bytesOf = (hex: string) =>
  Uint8Array.from({ length: hex.length / 2 }, (_, at) => Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16))

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]))
}
