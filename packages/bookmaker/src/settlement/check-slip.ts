import { compare, fraction, one, zero } from '@andon/money/fraction'
import { checkBoost } from './multiple-boost.ts'
import { mostReturns } from './settle.ts'
import type { Slip } from './slip.ts'
import { SlipRefusal } from './slip-refusal.ts'
import { countSystemLines } from './systems.ts'

/** Bounds of what can be listed line by line. What a player may bet is a matter of the book's limits, which are lower. */
const mostLegs = 63
const mostLines = 100_000

/** Returns `slip` if it can be bet: it can be settled, and the most that it can return is a whole number that is held exactly. */
export function checkedBet(slip: Slip): Slip {
  const checked = checkedSlip(slip)
  if (compare(mostReturns(checked), fraction(Number.MAX_SAFE_INTEGER)) > 0)
    throw new SlipRefusal('stakePerLine', `could return more than ${Number.MAX_SAFE_INTEGER}`)
  return checked
}

/** Returns `slip` if it can be settled: legs with ids of their own, odds above 1, place fractions for each-way, and bankers that fit into every line. */
export function checkedSlip(slip: Slip): Slip {
  const { legs, system, eachWay, stakePerLine } = slip
  if (compare(stakePerLine, zero) <= 0) throw new SlipRefusal('stakePerLine', 'must be above 0')
  if (legs.length === 0) throw new SlipRefusal('legs', 'has no leg')
  if (legs.length > mostLegs) throw new SlipRefusal('legs', `has ${legs.length} legs; at most ${mostLegs} are settled`)
  const ids = new Set<string>()
  for (const [index, { id, odds, placeFraction }] of legs.entries()) {
    if (ids.has(id)) throw new SlipRefusal(`legs.${index}.id`, `another leg is ${id}, too`)
    ids.add(id)
    if (compare(odds, one) <= 0) throw new SlipRefusal(`legs.${index}.odds`, 'must be above 1')
    if (eachWay && !placeFraction)
      throw new SlipRefusal(`legs.${index}.placeFraction`, 'is missing; an each-way bet needs it')
    if (placeFraction && (compare(placeFraction, zero) <= 0 || compare(placeFraction, one) > 0))
      throw new SlipRefusal(`legs.${index}.placeFraction`, 'must be above 0 and at most 1')
  }
  const bankers = legs.filter(({ banker }) => banker).length
  for (const fold of system.folds)
    if (fold < bankers) throw new SlipRefusal('legs', `${bankers} bankers do not fit into a line of ${fold}`)
  const lines = countSystemLines(system, { legs: legs.length, bankers }) * (eachWay ? 2n : 1n)
  if (lines > mostLines) throw new SlipRefusal('legs', `make ${lines} lines; at most ${mostLines} are settled`)
  checkBoost(slip)
  return slip
}
