import { join } from 'node:path'

interface Verifier {
  /** What must be true of a proof, by name, and what is to be said about it. Throws if it cannot be checked. */
  verify(proof: unknown): { checks: Readonly<Record<string, boolean>>; note: string | null }
}

// no part of the product, so it has no types
const { verify } = (await import(join(import.meta.dirname, '../../examples/verifier/verify.mjs'))) as Verifier

/** What the example says of a proof, without a process of its own: its exit code, and what it prints where the proof can be checked. */
export function aloneText(proof: unknown): { readonly code: 0 | 1 | 2; readonly lines: readonly string[] } {
  try {
    const { checks, note } = verify(JSON.parse(JSON.stringify(proof)))
    const lines = Object.entries(checks).map(([check, holds]) => `${holds ? 'yes' : 'NO '}  ${check}`)
    return { code: Object.values(checks).every(Boolean) ? 0 : 1, lines: note ? [...lines, note] : lines }
  } catch {
    return { code: 2, lines: [] }
  }
}
