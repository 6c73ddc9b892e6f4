import { everyPlinkoTable } from '../../engines/instant/plinko/plinko-rules.ts'
import type { PlinkoTable } from '../../maths/plinko.ts'

/** Rules of Nail Garden (釘の庭). Any change here changes the hash and the figures. */
export const rules = everyPlinkoTable('nail-garden')

/** Multiples of 500 yen: with smaller ones, rounding down would take more than 0.1 point of the return at some tables. */
export const stakes = [500, 1000, 2000, 3000, 5000, 10_000] as const

/** Offered first. The figures are stated for it. */
export const preset: PlinkoTable = { rows: 12, risk: 'medium' }
