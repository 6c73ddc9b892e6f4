import type { RankLog, RankLogPlace, RoundsProof } from './rank-log.ts'

/** Draws the rounds of one pair of seeds again: the first difference, a path below the pair with what is wrong, or undefined. */
export type VerifySeeds = (seeds: RoundsProof) => Promise<string | undefined>

/**
 * The first difference between the rounds that count and what their seeds give, for a race whose rules promise proofs: each round that counts is drawn from one pair, with the same game, stake
 * and win; the nonces of a pair have no gap; its commitment was public before its first round; and every round that was played counts, up to the most that may.
 */
export async function differenceInProofs(
  { rules, ranking }: RankLog,
  verifySeeds: VerifySeeds | undefined,
): Promise<string | undefined> {
  const commitments = new Set<string>()
  for (const [at, place] of ranking.entries()) {
    const where = `ranking.${at}.proofs`
    if (!rules.chips?.proofs) {
      if (place.proofs) return `${where}: the rules promise none`
      continue
    }
    if (!place.proofs?.length) return `${where}: not given by the supplier of the rounds`
    if (!verifySeeds) return `${where}: cannot be verified here`
    const difference =
      differenceInPlace(rules, { ...place, proofs: place.proofs }, commitments) ??
      (await differenceInDraws(place.proofs, verifySeeds))
    if (difference !== undefined) return `${where}${difference}`
  }
  return undefined
}

async function differenceInDraws(
  proofs: readonly RoundsProof[],
  verifySeeds: VerifySeeds,
): Promise<string | undefined> {
  for (const [at, proof] of proofs.entries()) {
    const difference = await verifySeeds(proof)
    if (difference !== undefined) return `.${at}.${difference}`
  }
  return undefined
}

function differenceInPlace(
  rules: RankLog['rules'],
  place: RankLogPlace & { readonly proofs: readonly RoundsProof[] },
  commitments: Set<string>,
): string | undefined {
  const counted = new Map(place.rounds.map((round) => [nameOf(round), round]))
  const proven = new Set<string>()
  for (const [at, proof] of place.proofs.entries()) {
    if (commitments.has(proof.commitment)) return `.${at}.commitment: of two pairs`
    commitments.add(proof.commitment)
    const difference = differenceInNonces(proof) ?? differenceInCounted(proof, { rules, place, counted, proven })
    if (difference !== undefined) return `.${at}.${difference}`
  }
  const without = place.rounds.find((round) => !proven.has(nameOf(round)))
  return without && `: the round ${without.roundId} counts without a proof`
}

function differenceInNonces({ count, rounds }: RoundsProof): string | undefined {
  for (const [nonce, round] of rounds.entries())
    if (round.nonce !== nonce) return `rounds: nonce ${nonce} is missing, or not in its place`
  return rounds.length === count ? undefined : `rounds: ${rounds.length} of ${count} nonces`
}

interface Counted {
  readonly rules: RankLog['rules']
  readonly place: RankLogPlace
  readonly counted: ReadonlyMap<string, RankLogPlace['rounds'][number]>
  /** Names of rounds that a proof was found of. */
  readonly proven: Set<string>
}

function differenceInCounted(
  { supplier, statedAt, rounds }: RoundsProof,
  { rules, place, counted, proven }: Counted,
): string | undefined {
  for (const [at, { roundId, gameCode, stake, win, unplayed }] of rounds.entries()) {
    const where = `rounds.${at}`
    const name = nameOf({ supplier, roundId })
    const round = counted.get(name)
    if (proven.has(name)) return `${where}.roundId: proven twice`
    if (!round) {
      const mayCount = !unplayed && stake >= rules.scoring.minStake && place.rounds.length < rules.scoring.rounds
      if (mayCount) return `${where}.roundId: was played and does not count`
      continue
    }
    if (unplayed) return `${where}.unplayed: counts`
    if (round.gameCode !== gameCode) return `${where}.gameCode: ${gameCode}, counted as one of ${round.gameCode}`
    if (round.stake !== stake) return `${where}.stake: ${stake}, counted with ${round.stake}`
    if (round.win !== win) return `${where}.win: ${win}, counted with ${round.win}`
    if (Date.parse(statedAt) > Date.parse(round.stakedAt)) return `statedAt: after the stake of ${roundId}`
    proven.add(name)
  }
  return undefined
}

const nameOf = ({ supplier, roundId }: { supplier: string; roundId: string }) => JSON.stringify([supplier, roundId])
