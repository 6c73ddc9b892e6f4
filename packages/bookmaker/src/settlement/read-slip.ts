import { type Fraction, readFraction } from '@andon/money/fraction'
import * as v from 'valibot'
import { checkedSlip } from './check-slip.ts'
import { readOdds } from './odds.ts'
import { readShape } from './read-shape.ts'
import type { Slip } from './slip.ts'
import { SlipRefusal } from './slip-refusal.ts'
import { chosenFolds, namedSystem, systemNames } from './systems.ts'

/** Letters and signs of any script, without control characters. */
const id = v.pipe(
  v.string(),
  v.regex(/^\P{Cc}{1,200}$/u, 'must be 1 to 200 characters, none of them a control character'),
)

const shape = v.strictObject({
  stakePerLine: v.string(),
  type: v.optional(v.picklist(systemNames)),
  choose: v.optional(v.array(v.number())),
  eachWay: v.optional(v.boolean()),
  boost: v.optional(
    v.strictObject({
      percent: v.number(),
      steps: v.array(v.strictObject({ legs: v.number(), percent: v.number() })),
    }),
  ),
  legs: v.array(
    v.strictObject({
      id,
      odds: v.string(),
      banker: v.optional(v.boolean()),
      placeFraction: v.optional(v.string()),
    }),
  ),
})

/**
 * Reads a slip from JSON: `stakePerLine` in minor units (`"100"`, `"66.5"` or `"200/3"`), `type` or `choose`, `eachWay`, and `legs` with `odds` `"3.5"` or `"5/2"`, and of a
 * multiple the `boost` of its winnings (`percent`, and the `steps` of its ladder).
 * Throws SlipRefusal with the first wrong field; unknown fields are wrong.
 */
export function readSlip(json: unknown): Slip {
  const { stakePerLine, type, choose, eachWay = false, boost = null, legs } = readShape(shape, json)
  if (type && choose) throw new SlipRefusal('choose', 'stands beside type; a slip has one of them')
  return checkedSlip({
    stakePerLine: number('stakePerLine', stakePerLine),
    eachWay,
    boost,
    legs: legs.map(({ id, odds, banker = false, placeFraction }, index) => ({
      id,
      odds: oddsOf(`legs.${index}.odds`, odds),
      banker,
      placeFraction: placeFraction === undefined ? null : number(`legs.${index}.placeFraction`, placeFraction),
    })),
    system: choose ? chosenFolds(choose, legs.length) : namedSystem(named(type), legs.length),
  })
}

function named<Name>(type: Name | undefined): Name {
  if (type === undefined) throw new SlipRefusal('type', 'is missing, and so is choose')
  return type
}

function oddsOf(field: string, text: string): Fraction {
  const odds = readOdds(text)
  if (!odds)
    throw new SlipRefusal(field, `must be a decimal above 1 or a fraction above 0, not ${JSON.stringify(text)}`)
  return odds
}

function number(field: string, text: string): Fraction {
  const value = readFraction(text)
  if (!value) throw new SlipRefusal(field, `must be a decimal or a fraction, not ${JSON.stringify(text)}`)
  return value
}
