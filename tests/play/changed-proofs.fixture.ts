import type { RankLog, RankLogPlace, RoundsProof } from '@andon/ranking/rank-log'

/** The pair of two rounds first: the log has them in the order of their commitments. */
function proofOf({ ranking }: RankLog, nth = 0): RoundsProof {
  const proof = ranking[0]?.proofs?.toSorted((a, b) => b.count - a.count)[nth]
  if (!proof) throw new Error(`no pair ${nth}`)
  return proof
}
function roundOf(log: RankLog, { pair = 0, nth = 0 } = {}): RoundsProof['rounds'][number] {
  const round = proofOf(log, pair).rounds[nth]
  if (!round) throw new Error(`no round ${nth}`)
  return round
}
function countedOf({ ranking }: RankLog, nth = 0): RankLogPlace['rounds'][number] {
  const round = ranking[0]?.rounds[nth]
  if (!round) throw new Error(`no round ${nth}`)
  return round
}

/** A win that is raised everywhere but in the draw: in the round, its points, the score and the proof. */
function raise(log: RankLog): void {
  const counted = countedOf(log)
  counted.win += 7
  counted.points += 7
  roundOf(log).win += 7
  const [place] = log.ranking
  if (place) place.score += 7
}

/** Each changes one thing in the proofs of a race's log, whose first place has two pairs of seeds, of two rounds and of one. */
export const changedProofs: Readonly<Record<string, (log: RankLog) => unknown>> = {
  'a win that the draw does not give': raise,
  'a win in the proof alone': (log) => (roundOf(log).win += 1),
  'a server seed': (log) => (proofOf(log).serverSeed = 'a'.repeat(64)),
  'a client seed': (log) => (proofOf(log).clientSeed = 'chosen-afterwards'),
  'a commitment': (log) => (proofOf(log).commitment = 'b'.repeat(64)),
  'a commitment of two pairs': (log) => (proofOf(log, 1).commitment = proofOf(log).commitment),
  'a commitment that came after the first stake': (log) => (proofOf(log).statedAt = log.rules.endsAt),
  'a nonce': (log) => (roundOf(log, { nth: 1 }).nonce = 2),
  'a missing nonce': (log) => proofOf(log).rounds.shift(),
  'a missing nonce at the end': (log) => proofOf(log).rounds.pop(),
  'another count': (log) => (proofOf(log).count += 1),
  'a game': (log) => (roundOf(log).gameCode = 'koi-climb'),
  'a hash of rules': (log) => (roundOf(log).rulesHash = 'c'.repeat(64)),
  'a stake': (log) => (roundOf(log).stake += 10),
  'a choice': (log) => (roundOf(log).choice = { hazards: 4 }),
  'an action': (log) => roundOf(log).actions.push('cashOut'),
  'a played round that is said to be unplayed': (log) => (roundOf(log).unplayed = true),
  'another id of a round': (log) => (roundOf(log).roundId = 'rnd_other'),
  'a round that is proven twice': (log) => (roundOf(log, { nth: 1 }).roundId = roundOf(log).roundId),
  'a pair that is left out': (log) => log.ranking[0]?.proofs?.pop(),
  'no proofs': (log) => delete log.ranking[0]?.proofs,
}
