/** More than so many runners are not tied. */
const mostTied = 60
/** Up to so many, a factor that is exactly a fraction of them is taken for it. */
const usuallyTied = 20

/**
 * The tie that a feed's dead-heat factor stands for. Feeds write the part of the stake that is paid as a decimal, so a third comes as `0.33` or `0.333333333333`; settled
 * with that, a bet would be paid too little. The smallest tie is taken that has the factor exactly, else one that differs by less than its last digit. Null if there is none,
 * or the text is no decimal between 0 and 1.
 */
export function tieOfFactor(text: string): { tied: number; places: number } | null {
  const [, decimals] = /^0\.(\d{1,15})$/.exec(text) ?? []
  if (decimals === undefined || Number(decimals) === 0) return null
  const factor = { part: BigInt(decimals), unit: 10n ** BigInt(decimals.length) }
  return (
    smallestTie(factor, { upTo: usuallyTied, differs: () => 0n }) ??
    smallestTie(factor, { upTo: mostTied, differs: (tied) => tied - 1n })
  )
}

/** `differs` is the greatest difference that counts as none, in parts of the unit for each of the tied. */
function smallestTie(
  { part, unit }: { part: bigint; unit: bigint },
  { upTo, differs }: { upTo: number; differs: (tied: bigint) => bigint },
): { tied: number; places: number } | null {
  for (let tied = 2n; tied <= upTo; tied++) {
    const places = (2n * part * tied + unit) / (2n * unit)
    const difference = places * unit - part * tied
    const isSame = difference <= differs(tied) && -difference <= differs(tied)
    if (isSame && places > 0n && places < tied) return { tied: Number(tied), places: Number(places) }
  }
  return null
}
