import { createPublicKey } from 'node:crypto'
import * as v from 'valibot'
import type { DescribedSupplier } from './supplier-kit.ts'

const text = v.pipe(v.string('expected a text'), v.minLength(1, 'is empty'))
const stake = v.pipe(
  v.number('expected a whole number of minor units'),
  v.safeInteger('expected a whole number of minor units'),
  v.minValue(1, 'expected 1 or more'),
)
const publicKeyPem = v.pipe(v.string('expected a public key in PEM'), v.check(isKey, 'is no public key in PEM'))
const shared = {
  code: text,
  gameCode: text,
  stakes: v.pipe(
    v.tuple([stake, stake], 'expected two stakes, the lower first'),
    v.check(([low, high]) => low < high, 'expected two stakes, the lower first'),
  ),
  timeoutMs: v.pipe(
    v.number('expected milliseconds, 1 to 60000'),
    v.minValue(1, 'expected milliseconds, 1 to 60000'),
    v.maxValue(60_000, 'expected milliseconds, 1 to 60000'),
  ),
}
const schema = v.variant(
  'algorithm',
  [
    v.strictObject({ ...shared, algorithm: v.literal('ed25519'), publicKeyPem }),
    v.strictObject({ ...shared, algorithm: v.literal('rsa-sha256'), publicKeyPem }),
    v.strictObject({ ...shared, algorithm: v.literal('hmac-sha256'), secretBase64: text }),
  ],
  'expected ed25519, rsa-sha256 or hmac-sha256',
)

/** The supplier in the driver program's first line. Throws with the name of the wrong field. */
export function readSupplier(written: unknown): DescribedSupplier {
  const result = v.safeParse(schema, written)
  if (result.success) return result.output
  const [issue] = result.issues
  const path = ['supplier', v.getDotPath(issue)].filter(Boolean).join('.')
  throw new Error(`the driver program’s first line: ${path}: ${issue.message}`)
}

function isKey(pem: string): boolean {
  try {
    createPublicKey(pem)
    return true
  } catch {
    return false
  }
}
