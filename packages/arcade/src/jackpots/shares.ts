import { type LevelTerms, million } from './terms.ts'

/** Millionths of a stake as a fraction in lowest terms. */
export const shareText = (share: number) => fractionText(BigInt(share), BigInt(million))

/** The share of each stake that a level returns; undefined for one that drops by time, where that depends on how much is played. */
export function returnOf({ drop, ...level }: LevelTerms): string | undefined {
  return drop.by === 'time' ? undefined : returnText({ ...level, drop })
}

/**
 * What a level returns of each stake in the long run. By amount the place between seed and cap at which it is won is uniform: prizes of (cap + seed) ÷ 2 for contributions of
 * (cap − seed) ÷ 2. By chance each minor unit of stake pays its contribution sooner or later, and wins the seed once in `oneIn`.
 */
export function returnText({
  drop,
  seed,
  increment,
}: Pick<LevelTerms, 'seed' | 'increment'> & { drop: Exclude<LevelTerms['drop'], { by: 'time' }> }): string {
  const [start, share, whole] = [BigInt(seed), BigInt(increment), BigInt(million)]
  if (drop.by === 'amount') return fractionText(share * (BigInt(drop.cap) + start), whole * (BigInt(drop.cap) - start))
  return fractionText(share * BigInt(drop.oneIn) + start * whole, whole * BigInt(drop.oneIn))
}

function fractionText(over: bigint, under: bigint): string {
  let [a, b] = [over, under]
  while (b > 0n) [a, b] = [b, a % b]
  return `${over / a}/${under / a}`
}
