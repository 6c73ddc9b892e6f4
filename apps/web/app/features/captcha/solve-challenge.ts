export interface Challenge {
  readonly challenge: string
  readonly difficultyBits: number
}

/** Hashes computed at once: few enough that the page stays responsive between two slices. */
const sliceSize = 512
/** Gives up after this multiple of the expected work, which fails about once in a billion. */
const maxWorkFactor = 20

/** Finds the integer for which SHA-256 of `<challenge>.<number>` begins with enough zero bits; null after too many tries or an abort. */
export async function solveChallenge(
  { challenge, difficultyBits }: Challenge,
  signal: AbortSignal,
): Promise<string | null> {
  const text = new TextEncoder()
  const limit = maxWorkFactor * 2 ** difficultyBits
  for (let from = 0; from < limit && !signal.aborted; from += sliceSize) {
    const tries = Array.from({ length: sliceSize }, (_, index) => `${challenge}.${from + index}`)
    const hashes = await Promise.all(tries.map((each) => crypto.subtle.digest('SHA-256', text.encode(each))))
    const found = hashes.findIndex((hash) => leadingZeroBits(new Uint8Array(hash)) >= difficultyBits)
    if (found !== -1) return tries[found] ?? null
  }
  return null
}

function leadingZeroBits(bytes: Uint8Array): number {
  const first = bytes.findIndex((byte) => byte !== 0)
  return first === -1 ? bytes.length * 8 : first * 8 + Math.clz32(bytes[first] ?? 0) - 24
}
