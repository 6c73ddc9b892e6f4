import type { LinePays } from './line-wins.ts'
import type { Strips } from './window.ts'

/**
 * The sum of the line wins over every stop of the reels, in pay units, without visiting them: on each line the reels are independent, so the numbers of symbols
 * on the strips decide how many stops show a win. A second method, which shares no code with an enumeration.
 */
export function linesSum(
  { symbols, lines }: LinePays,
  { strips, wildMultiplier = 1 }: { strips: Strips; wildMultiplier?: number },
): bigint {
  const wild = symbols.find(({ role }) => role === 'wild')?.id
  let sum = 0n
  for (const { id, role, pays } of symbols) {
    if (role !== 'pays' && role !== 'wild') continue
    for (const [count, multiple] of Object.entries(pays)) {
      const wildValue = (symbol: string) => (symbol === wild ? wildMultiplier : 0)
      const value = (symbol: string) => (symbol === id && role === 'pays' ? 1 : wildValue(symbol))
      /** Stops, by their multipliers, whose first `count` reels show symbols of a value, and whose next one ends the run. */
      const stops = (counted: (symbol: string) => number) =>
        strips
          .map((strip, reel) => {
            if (reel < Number(count)) return strip.reduce((total, symbol) => total + counted(symbol), 0)
            return reel === Number(count) ? strip.filter((symbol) => value(symbol) === 0).length : strip.length
          })
          .reduce((product, number) => product * BigInt(number), 1n)
      const wildsAlone = role === 'pays' ? stops(wildValue) : 0n
      sum += (stops(value) - wildsAlone) * BigInt(multiple * lines.length)
    }
  }
  return sum
}
