/** Longer messages are not parsed. */
const messageCharsMax = 2000

/** Games send JSON text or an object. Undefined: neither. */
export function readMessage(data: unknown): unknown {
  if (typeof data !== 'string') return data
  if (data.length > messageCharsMax) return undefined
  try {
    return JSON.parse(data)
  } catch {
    return undefined // not JSON: a message of another sender
  }
}
