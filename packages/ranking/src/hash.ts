/** SHA-256 of a value as JSON with sorted keys, hexadecimal. */
export const hashOf = (value: unknown): Promise<string> =>
  sha256(new TextEncoder().encode(JSON.stringify(sorted(value))))

/** Whether two values are the same JSON, whatever the order of their keys. */
export const sameJson = (one: unknown, other: unknown): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))

/** The hash of a list so far, and of its next value: beginning with the hash of what comes before the list. */
export const chained = (before: string, value: unknown): Promise<string> => hashOf([before, value])

/** SHA-256 of the bytes of a seed, hexadecimal: what is published before the seed itself. */
export const commitmentOf = (seed: string): Promise<string> => sha256(bytesOf(seed))

export const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: hex.length / 2 }, (_, at) => Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16))

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A database returns the keys of JSON in another order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]))
}
