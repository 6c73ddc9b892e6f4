import type { Histogram } from '@andon/contract/games/sheet/histogram'
import { chained, commitmentOf, hashOf } from './hash.ts'
import type { RankLog } from './rank-log.ts'
import { compareEntries, scoreOf } from './score-entry.ts'
import { distributionOf, drawKey, pointsOf } from './score-round.ts'

export const seed = '5a'.repeat(32)
export const coin: Histogram = {
  total: '4',
  intervals: [
    [0, 1, '3'],
    [4, 1, '1'],
  ],
}
const start = Temporal.Instant.from('2026-12-01T10:00:00Z')

/** Three players, two rounds each, by fair scoring, for a pool of 307. */
export async function rightLog(): Promise<RankLog> {
  const rules: RankLog['rules'] = {
    product: 'casino',
    games: ['coin', 'dice'],
    entry: { kind: 'buyIn', amount: 100 },
    lateEntry: true,
    scoring: { method: 'fair', rounds: 2, minStake: 10 },
    prizes: { kind: 'pool', added: 7, shares: [2, 1] },
    startsAt: start.toString(),
    endsAt: start.add({ minutes: 10 }).toString(),
    graceSeconds: 60,
    holdSeconds: 60,
    histograms: { coin: await hashOf(coin) },
  }
  const places = await Promise.all([1, 2, 3].map(placeOf))
  const ranking = places
    .toSorted(compareEntries)
    .map((place, at) => ({ ...place, rank: at + 1, prize: [205, 102, 0][at] ?? 0 }))
  const [rulesHash, seedCommitment] = [await hashOf(rules), await commitmentOf(seed)]
  const about = { version: 1 as const, tournament: 'trn_a', rules, rulesHash, seed, seedCommitment }
  let placesHash = rulesHash
  for (const place of ranking) placesHash = await chained(placesHash, place)
  return { ...about, histograms: { coin: structuredClone(coin) }, buyIns: 300, ranking, placesHash }
}

async function placeOf(entry: number) {
  const key = await drawKey(seed)
  const rounds: RankLog['ranking'][number]['rounds'] = []
  for (const nth of [0, 1]) {
    const position = entry + nth * 3
    const roundId = `rnd_${position}`
    const played = { supplier: 'vanguard', roundId, stake: 10, win: position % 4 === 2 ? 40 : 0 }
    const points = await pointsOf('fair', played, { key, distribution: distributionOf(coin) })
    const stakedAt = start.add({ seconds: position }).toString()
    rounds.push({ ...played, gameCode: 'coin', position, stakedAt, points, proof: `vanguard/${roundId}` })
  }
  const about = { player: `entry-${entry}`, entry, enteredAt: start.toString(), adjusted: 0, rounds }
  return { ...about, ...scoreOf('fair', rounds) }
}
