/** A colour between two, `part` 0 … 1 of the way. */
export function mixed(from: number, to: number, part: number): number {
  const channel = (shift: number) => {
    const [a, b] = [(from >> shift) & 255, (to >> shift) & 255]
    return Math.round(a + (b - a) * part) << shift
  }
  return channel(16) | channel(8) | channel(0)
}
