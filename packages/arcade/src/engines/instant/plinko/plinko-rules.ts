import { type Fraction, parseFraction, writeFraction } from '@andon/money/fraction'
import { assert } from '@andon/platform/assert'
import * as v from 'valibot'
import { type PlinkoTable, plinkoBins, plinkoRows } from '../../../maths/plinko.ts'
import { plinkoRisks } from '../../../maths/plinko-risks.ts'

/**
 * Rules of plinko: a ball falls through rows of pins, at each to the left or to the right with the same chance, into one of the bins below. The player chooses a table: the
 * rows, and the risk.
 */
export const plinkoRules = v.strictObject({
  gameCode: v.string(),
  mechanic: v.literal('plinko'),
  tables: v.array(
    v.strictObject({
      rows: v.number(),
      risk: v.picklist(plinkoRisks),
      /** The pay of each bin, from the left, as an exact multiple of the stake, such as `22703/100`. */
      bins: v.array(v.string()),
    }),
  ),
})
export type PlinkoRules = v.InferOutput<typeof plinkoRules>

/** All tables from 8 to 16 rows at each risk; each returns 99 %. */
export function everyPlinkoTable(gameCode: string): PlinkoRules {
  return {
    gameCode,
    mechanic: 'plinko',
    tables: plinkoRisks.flatMap((risk) =>
      plinkoRows.map((rows) => ({ rows, risk, bins: plinkoBins({ rows, risk }).map(writeFraction) })),
    ),
  }
}

/** The multiples of the bins from the left; null for a table that is not offered. */
export function binsOf({ tables }: PlinkoRules, { rows, risk }: PlinkoTable): readonly Fraction[] | null {
  const table = tables.find((one) => one.rows === rows && one.risk === risk)
  if (!table) return null
  assert(table.bins.length === rows + 1, 'there is one bin more than rows')
  return table.bins.map(parseFraction)
}
