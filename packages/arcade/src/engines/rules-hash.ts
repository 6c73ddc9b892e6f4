import { createHash } from 'node:crypto'
import { canonicalText } from './canonical-text.ts'

const hashes = new WeakMap<object, string>()

/** SHA-256 of the canonical text of a game's rules. `provably-fair/verify.ts` computes the same in the browser. */
export function rulesHash({ rules }: { readonly rules: object }): string {
  const known = hashes.get(rules)
  if (known) return known
  const hash = createHash('sha256').update(canonicalText(rules)).digest('hex')
  hashes.set(rules, hash)
  return hash
}
