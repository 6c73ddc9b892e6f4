import type { Match } from '../../markets/match.ts'
import { tallyOf } from '../../markets/tally.ts'
import type { Distribution } from '../distribution.ts'
import { type Column, newColumn, sampler } from '../simulation/simulated.ts'
import { cornerShape, sharesLeft } from './time.ts'

/** Draws final corners, of the match and of its first half. */
export function drawCorners(
  match: Match,
  { whole, runs, random }: { whole: Distribution | null; runs: number; random: () => number },
): Readonly<Record<'corners' | 'corners@h1', Column>> {
  const share = sharesLeft(match, cornerShape)
  const inFirst = share.first / Math.max(1e-9, share.first + share.second)
  const soFarAll = tallyOf(match, 'corners') ?? { home: 0, away: 0 }
  const soFarFirst = tallyOf(match, 'corners@h1') ?? { home: 0, away: 0 }
  const [all, first] = [newColumn(runs), newColumn(runs)]
  const draw = sampler(whole?.p ?? [1])
  for (let run = 0; run < runs; run++) {
    const atom = draw(random())
    for (const side of ['home', 'away'] as const) {
      const more = (whole?.[side][0]?.[atom] ?? 0) - soFarAll[side]
      let early = 0
      for (let corner = 0; corner < more; corner++) if (random() < inFirst) early++
      all[side][run] = soFarAll[side] + more
      first[side][run] = soFarFirst[side] + early
    }
  }
  return { corners: all, 'corners@h1': first }
}
