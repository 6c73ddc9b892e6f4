import { compare, type Fraction, one, readFraction, zero } from '@andon/money/fraction'
import * as v from 'valibot'
import { type DeadHeat, type LegOutcome, legResults, sharedPlaces, tiedAtPosition } from './leg-outcome.ts'
import { readShape } from './read-shape.ts'
import { outcomeFor } from './settle.ts'
import type { Slip } from './slip.ts'
import { SlipRefusal } from './slip-refusal.ts'

const count = v.pipe(v.number(), v.safeInteger('must be a whole number'), v.minValue(1, 'must be 1 or more'))
const deadHeat = v.strictObject({
  tied: count,
  places: v.optional(count),
  tiedAt: v.optional(count),
  placesPaid: v.optional(count),
})
type StatedTie = v.InferOutput<typeof deadHeat>
const outcome = v.strictObject({
  result: v.picklist(legResults),
  rule4: v.optional(v.string()),
  deadHeat: v.optional(deadHeat),
})

type WayOfBetting = Pick<Slip, 'eachWay'>

export type Outcomes = ReadonlyMap<string, LegOutcome>

/**
 * Reads the results of a slip's legs from JSON, by the legs' ids: `result`, and where they apply `rule4` (the part deducted, `"0.15"`) and `deadHeat`: `tied` runners
 * share `places`; or, for each-way, they are tied at the position `tiedAt` of a race with `placesPaid`. Where both are stated they must agree; `places` decides for a bet
 * on winning alone, the position for each-way. Throws SlipRefusal with the first wrong field. Every leg needs its result, and a result its leg.
 */
export function readResults(json: unknown, slip: Slip): Outcomes {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new SlipRefusal('JSON', 'must be an object with the ids of the legs as keys')
  const stated = new Map(Object.entries(json))
  const ids = new Set(slip.legs.map(({ id }) => id))
  for (const id of stated.keys()) if (!ids.has(id)) throw new SlipRefusal(id, 'is no leg of the slip')
  const outcomes = new Map(slip.legs.map(({ id }) => [id, outcomeOf(id, stated.get(id), slip)] as const))
  for (const leg of slip.legs) outcomeFor(leg, outcomes, slip)
  return outcomes
}

function outcomeOf(id: string, json: unknown, { eachWay }: WayOfBetting): LegOutcome {
  if (json === undefined) throw new SlipRefusal(id, 'has no result')
  try {
    const { result, rule4 = '0', deadHeat } = readShape(outcome, json)
    return { result, rule4: deductionOf(rule4), deadHeat: deadHeat ? tieOf(result, deadHeat, { eachWay }) : null }
  } catch (error) {
    if (error instanceof SlipRefusal)
      throw new SlipRefusal(error.field === 'JSON' ? id : `${id}.${error.field}`, error.why)
    throw error
  }
}

function deductionOf(text: string): Fraction {
  const part = readFraction(text)
  if (!part || compare(part, zero) < 0 || compare(part, one) > 0)
    throw new SlipRefusal('rule4', `must be from 0 to 1, not ${JSON.stringify(text)}`)
  return part
}

function tieOf(result: LegOutcome['result'], stated: StatedTie, { eachWay }: WayOfBetting): DeadHeat {
  if (result !== 'won' && result !== 'placed')
    throw new SlipRefusal('deadHeat', `does not go with the result ${result}`)
  const { tied, places, tiedAt, placesPaid } = stated
  if (tiedAt === undefined && placesPaid === undefined) {
    if (places === undefined) throw new SlipRefusal('deadHeat.places', 'is missing')
    return sharedPlaces(result, { tied, places })
  }
  if (tiedAt === undefined) throw new SlipRefusal('deadHeat.tiedAt', 'is missing beside placesPaid')
  if (placesPaid === undefined) throw new SlipRefusal('deadHeat.placesPaid', 'is missing beside tiedAt')
  if (tiedAt > placesPaid)
    throw new SlipRefusal('deadHeat.tiedAt', `is ${tiedAt}, beyond the ${placesPaid} of placesPaid`)
  const position = { tied, tiedAt, placesPaid }
  if (places !== undefined) checkPlaces(places, position)
  if (!eachWay && result === 'won' && places !== undefined) return sharedPlaces('won', { tied, places })
  if (result === 'won' && tiedAt > 1)
    throw new SlipRefusal('deadHeat.tiedAt', `is ${tiedAt}, but the result is won: only those tied at 1 share the win`)
  return tiedAtPosition(position)
}

/** From the position on so many places are left, of which the tied can fill no more than they are; tied for the first place they share one win. */
function checkPlaces(places: number, { tied, tiedAt, placesPaid }: Record<'tied' | 'tiedAt' | 'placesPaid', number>) {
  const left = placesPaid - tiedAt + 1
  if (places === left || places === Math.min(left, tied) || (tiedAt === 1 && places === 1)) return
  throw new SlipRefusal('deadHeat.places', `must be ${left}, as tiedAt and placesPaid leave it, not ${places}`)
}
