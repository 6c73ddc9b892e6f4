import { createHmac } from 'node:crypto'
import type { TournamentRules } from './rules.ts'

export interface ScoredRound {
  readonly supplier: string
  readonly roundId: string
  readonly position: number
  readonly gameCode: string
  readonly stake: number
  readonly win: number
}

/** The multiples that a round of a game returns, ascending, each with its probability; as on the sheet of its supplier. */
export type Distribution = readonly (readonly [multiple: number, share: number])[]

export interface Score {
  readonly score: number
  /** How many rounds count. */
  readonly rounds: number
  /** Position of the round that decided the score; 0 without one. */
  readonly decidedAt: number
}

const scale = 1_000_000

/**
 * The score of an entry from the rounds that count, in their order, as a whole number. Multiples are in hundredths, cut.
 * - `fair`: the sum of each round's place in the distribution of its game, in millionths
 * - `bestMultiple`, `sumOfMultiples`: of win ÷ stake
 * - `streak`: the most rounds in a row that returned more than their stake
 * - `turnover`: the sum of stakes, in minor units
 */
export function scoreOf(
  { method }: TournamentRules['scoring'],
  rounds: readonly ScoredRound[],
  { seed, distributions }: { readonly seed: string; readonly distributions: Readonly<Record<string, Distribution>> },
): Score {
  let score = 0
  let streak = 0
  let decidedAt = 0
  for (const round of rounds) {
    const before = score
    streak = round.win > round.stake ? streak + 1 : 0
    switch (method) {
      case 'fair':
        score += placeIn(distributions[round.gameCode] ?? [], round, seed)
        break
      case 'bestMultiple':
        score = Math.max(score, hundredthsOf(round))
        break
      case 'sumOfMultiples':
        score += hundredthsOf(round)
        break
      case 'streak':
        score = Math.max(score, streak)
        break
      case 'turnover':
        score += round.stake
        break
    }
    if (score !== before) decidedAt = round.position
  }
  return { score, rounds: rounds.length, decidedAt }
}

const hundredthsOf = ({ stake, win }: ScoredRound) => Number((BigInt(win) * 100n) / BigInt(stake))

/**
 * F(x−) + V·p(x), in millionths: as likely to be high or low at any game and stake. V is drawn by HMAC-SHA-256 of the supplier and the round under the seed of the tournament. A multiple between two of the
 * distribution, where the supplier has merged neighbours, takes the nearer one.
 */
export function placeIn(
  distribution: Distribution,
  { supplier, roundId, stake, win }: ScoredRound,
  seed: string,
): number {
  const multiple = win / stake
  let below = 0
  let best = { off: Number.POSITIVE_INFINITY, below: 0, share: 1 }
  for (const [value, share] of distribution) {
    const off = Math.abs(value - multiple)
    if (off < best.off) best = { off, below, share }
    below += share
  }
  const drawn = createHmac('sha256', Buffer.from(seed, 'hex')).update(`${supplier}\n${roundId}`).digest()
  const part = drawn.readUIntBE(0, 6) / 2 ** 48
  return Math.min(scale - 1, Math.max(0, Math.floor(scale * (best.below + part * best.share))))
}
