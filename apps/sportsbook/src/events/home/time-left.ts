/** A time in its two largest units; null once it is over. */
export function timeLeft(
  ms: number,
): { readonly unit: 'days' | 'hours' | 'minutes'; readonly first: number; readonly second: string } | null {
  if (ms <= 0) return null
  const seconds = Math.floor(ms / 1000)
  const [minutes, hours, days] = [Math.floor(seconds / 60), Math.floor(seconds / 3_600), Math.floor(seconds / 86_400)]
  if (days > 0) return { unit: 'days', first: days, second: `${hours % 24}` }
  if (hours > 0) return { unit: 'hours', first: hours, second: `${minutes % 60}` }
  return { unit: 'minutes', first: minutes, second: `${seconds % 60}`.padStart(2, '0') }
}
