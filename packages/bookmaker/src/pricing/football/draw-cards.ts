import type { Match } from '../../markets/match.ts'
import { tallyOf } from '../../markets/tally.ts'
import type { Distribution } from '../distribution.ts'
import { type Column, newColumn, sampler } from '../simulation/simulated.ts'
import { sendingOffShare } from './incidents.ts'
import { bookingShape, sharesLeft } from './time.ts'

export interface SendingOff {
  readonly run: number
  readonly side: 0 | 1
  /** The half, 0 or 1, and the part of it that is over by then. */
  readonly at: number
}

/** Cards still to come, run by run. */
export interface DrawnCards {
  readonly all: Column
  /** Cards of the first half. */
  readonly first: Column
  readonly reds: Column
  /** In the order of the runs. */
  readonly sentOff: readonly SendingOff[]
}

/** Draws bookings from their grid; some of them are sendings-off. */
export function drawCards(
  match: Match,
  { bookings, runs, random }: { bookings: Distribution; runs: number; random: () => number },
): DrawnCards {
  const counts = { all: newColumn(runs), first: newColumn(runs), reds: newColumn(runs) }
  const soFar = tallyOf(match, 'bookings') ?? { home: 0, away: 0 }
  const draw = sampler(bookings.p)
  const share = sharesLeft(match, bookingShape)
  const inFirst = share.first / Math.max(1e-9, share.first + share.second)
  const sentOff: SendingOff[] = []
  for (let run = 0; run < runs; run++) {
    const atom = draw(random())
    for (const side of [0, 1] as const) {
      const name = side === 0 ? 'home' : 'away'
      const more = (bookings[name][0]?.[atom] ?? 0) - soFar[name]
      counts.all[name][run] = more
      for (let card = 0; card < more; card++) {
        const half = random() < inFirst ? 0 : 1
        if (half === 0) counts.first[name][run] = (counts.first[name][run] ?? 0) + 1
        if (random() >= sendingOffShare) continue
        counts.reds[name][run] = (counts.reds[name][run] ?? 0) + 1
        sentOff.push({ run, side, at: half + random() })
      }
    }
  }
  return { ...counts, sentOff }
}
