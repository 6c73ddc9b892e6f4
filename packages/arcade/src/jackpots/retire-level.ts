import * as v from 'valibot'
import type { Meter } from './draw-levels.ts'
import { jackpotLevels } from './terms.ts'

const millionths = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** The sums that a retirement moved of one level, in millionths of a minor unit. */
export const levelMoved = v.object({
  level: v.picklist(jackpotLevels),
  /** From meter and overflow into the overflow of the other pool's level. */
  money: millionths,
  /** From reserve to reserve. */
  reserve: millionths,
  /** Seeds of both levels until then, by which a level without a round is known. */
  seeded: v.object({ from: millionths, into: millionths }),
})
export type LevelMoved = v.InferOutput<typeof levelMoved>

/**
 * Takes everything out of a level. Its reserve first pays back what the operator has advanced for seeds. What is left moves: everything that players have paid and nobody has won. What remains
 * of the advance then returns to the operator, who has it in no account.
 */
export function retireLevel(from: Meter, into: Meter): { moved: LevelMoved; from: Meter; into: Meter } {
  const advance = from.advanced - from.returned
  const settled = Math.min(from.reserve, advance)
  const shown = from.meter + from.overflow
  const money = Math.max(0, shown - (advance - settled))
  const reserve = from.reserve - settled
  return {
    moved: { level: from.level, money, reserve, seeded: { from: from.seeded, into: into.seeded } },
    from: {
      ...from,
      meter: 0,
      overflow: 0,
      reserve: 0,
      advanced: from.advanced - settled,
      returned: from.returned + shown - money,
      movedOut: from.movedOut + money,
      reserveOut: from.reserveOut + reserve,
    },
    into: receive(into, { money, reserve }),
  }
}

/** A level that gets what another one left: it raises the next meter. */
export function receive(into: Meter, { money, reserve }: Pick<LevelMoved, 'money' | 'reserve'>): Meter {
  return {
    ...into,
    overflow: into.overflow + money,
    movedIn: into.movedIn + money,
    reserve: into.reserve + reserve,
    reserveIn: into.reserveIn + reserve,
  }
}
