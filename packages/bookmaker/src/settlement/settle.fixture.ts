import { writeFraction } from '@andon/money/fraction'
import { readResults } from './read-results.ts'
import { readSlip } from './read-slip.ts'
import { type Settlement, settle } from './settle.ts'
import type { SystemName } from './systems.ts'

/** A slip and its results as JSON; each leg states its odds, its result, and what else is needed. */
export interface StatedLeg {
  readonly odds: string
  readonly result: string
  readonly banker?: true
  readonly placeFraction?: string
  readonly rule4?: string
  readonly deadHeat?: Readonly<Record<string, number>>
}
export interface Stated {
  readonly stakePerLine: string
  readonly type?: SystemName
  readonly choose?: readonly number[]
  readonly eachWay?: boolean
  readonly legs: readonly StatedLeg[]
}

/** The two documents of the command `settle`. */
export function documentsOf({ legs, ...slip }: Stated) {
  const named = legs.map((leg, index) => ({ id: `leg${index + 1}`, ...leg }))
  return {
    slip: {
      ...slip,
      legs: named.map(({ id, odds, banker, placeFraction }) => ({
        id,
        odds,
        ...(banker && { banker }),
        ...(placeFraction && { placeFraction }),
      })),
    },
    results: Object.fromEntries(
      named.map(({ id, result, rule4, deadHeat }) => [
        id,
        { result, ...(rule4 && { rule4 }), ...(deadHeat && { deadHeat }) },
      ]),
    ),
  }
}

export function settleStated(stated: Stated): Settlement {
  const { slip, results } = documentsOf(stated)
  const read = readSlip(slip)
  return settle(read, readResults(results, read))
}

export const returnsOfStated = (stated: Stated) => writeFraction(settleStated(stated).returns)
