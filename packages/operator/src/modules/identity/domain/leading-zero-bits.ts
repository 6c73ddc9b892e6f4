/** The number of zero bits before the first set bit. */
export function leadingZeroBits(bytes: Uint8Array): number {
  const first = bytes.findIndex((byte) => byte !== 0)
  const byte = bytes[first]
  return byte === undefined ? bytes.length * 8 : first * 8 + Math.clz32(byte) - 24
}
