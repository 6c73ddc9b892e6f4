import { join } from 'node:path'

interface Verifier {
  /** The lines that the example prints for a proof as JSON, and its exit code. */
  verifyText(json: string): { code: 0 | 1 | 2; lines: string[]; error?: string }
}

// no part of the product, so it has no types
const { verifyText } = (await import(join(import.meta.dirname, '../../examples/verifier/verify.mjs'))) as Verifier

/** What the example says of a proof, without a process of its own. */
export const aloneText = (proof: unknown) => verifyText(JSON.stringify(proof))
