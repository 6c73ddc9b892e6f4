import { createHash } from 'node:crypto'
import { canonicalText, type SlotTable } from './slot-table.ts'

const hashes = new WeakMap<SlotTable, string>()

/** SHA-256 of the table's canonical text. `provably-fair/verify.ts` computes the same in the browser. */
export function tableHash(table: SlotTable): string {
  const known = hashes.get(table)
  if (known) return known
  const hash = createHash('sha256').update(canonicalText(table)).digest('hex')
  hashes.set(table, hash)
  return hash
}
