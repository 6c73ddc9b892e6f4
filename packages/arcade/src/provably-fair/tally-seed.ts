import { expectedReturn } from '../engines/bets.ts'
import { leastRtp } from '../engines/figures.ts'
import type { GameReply } from '../game-api.ts'
import type { Title } from '../titles/title.ts'
import { gameWithHash, recompute, wasPlayed } from './verify.ts'
import { sha256Hex } from './web-sha256.ts'

type SeedRounds = Omit<GameReply<'seedRounds'>, 'success' | 'nextNonce'>
type SeedRound = SeedRounds['rounds'][number]

export interface SeedVerification {
  /** The revealed seed matches the commitment, and every round names it. */
  readonly commitmentHolds: boolean
  /** The rounds' nonces are 0, 1, 2 … without a gap, as many as the pair has used. */
  readonly missingNonces: readonly number[]
  /** Nonces of rounds whose win is not what seeds and rules give, or whose rules are unknown. */
  readonly wrongNonces: readonly number[]
  readonly rounds: number
  readonly unplayed: readonly UnplayedRound[]
  readonly tally: Tally
  readonly holds: boolean
}

/** A round that was drawn, and whose stake the operator refused or had back. */
export interface UnplayedRound {
  readonly nonce: number
  readonly gameCode: string
  readonly stake: number
  readonly reason: string
  /** Null where its player had yet to decide. */
  readonly wouldHavePaid: number | null
}

/** The sums of unplayed rounds that were decided when drawn, in minor units: an operator that refuses winners would show a sum far above the return. */
export interface Tally {
  readonly rounds: number
  readonly stakes: number
  readonly wouldHavePaid: number
  /** The mean of what such stakes return, by the games' RTP. */
  readonly expected: number
}

/** Recomputes every round of a pair of seeds with Web Crypto: in the browser, and in `npm run verify`. */
export async function tallySeed(
  { commitment, serverSeed, clientSeed, count, rounds }: SeedRounds,
  {
    titleOf,
    oneSeed = true,
  }: { readonly titleOf: (gameCode: string) => Promise<Pick<Title, 'current' | 'past'>>; readonly oneSeed?: boolean },
): Promise<SeedVerification> {
  const wrongNonces: number[] = []
  const unplayed: UnplayedRound[] = []
  const tally = { rounds: 0, stakes: 0, wouldHavePaid: 0, expected: 0 }
  for (const round of rounds) {
    const { current, past } = await titleOf(round.gameCode)
    const game = await gameWithHash([current, ...past], round.tableHash)
    const recomputed = game && (await recompute(game, { ...round, serverSeed, clientSeed }))
    if (!recomputed || (wasPlayed(round) ? (recomputed.win ?? 0) : 0) !== round.win) wrongNonces.push(round.nonce)
    if (wasPlayed(round)) continue
    const wouldHavePaid = recomputed?.win ?? null
    unplayed.push({ ...aboutUnplayed(round), wouldHavePaid })
    if (wouldHavePaid === null) continue
    tally.rounds += 1
    tally.stakes += round.stake
    tally.wouldHavePaid += wouldHavePaid
    const { figures, stakeOf } = game ?? current
    tally.expected += expectedReturn({ stake: round.stake, laid: stakeOf(round.choice) }, figures, leastRtp(figures))
  }
  const seen = new Set(rounds.map(({ nonce }) => nonce))
  const missingNonces = Array.from({ length: count }, (_, nonce) => nonce).filter((nonce) => !seen.has(nonce))
  const isWhole = rounds.length === count && missingNonces.length === 0
  const isOfSeed = rounds.every((round) => round.commitment === commitment)
  const commitmentHolds = oneSeed && isOfSeed && (await sha256Hex(serverSeed)) === commitment
  return {
    commitmentHolds,
    missingNonces,
    wrongNonces,
    rounds: rounds.length,
    unplayed,
    tally,
    holds: commitmentHolds && isWhole && wrongNonces.length === 0,
  }
}

const aboutUnplayed = ({ nonce, gameCode, stake, refusal, status }: SeedRound) => ({
  nonce,
  gameCode,
  stake,
  reason: refusal ?? status,
})
