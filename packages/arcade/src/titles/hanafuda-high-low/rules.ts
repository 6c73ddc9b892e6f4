import { type HighLowRules, hanafudaHighLow } from '../../engines/cards/high-low/rules.ts'

/** Rules of Hanafuda High-Low (花札ひとめくり). Any change here changes the hash and the figures. */
export const rules: HighLowRules = hanafudaHighLow('hanafuda-high-low')

export const stakes = [1000, 2000, 3000, 5000, 10_000] as const
