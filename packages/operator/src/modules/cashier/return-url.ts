import type { PlayerContext } from '@andon/platform/http'

/** Where a supplier's page sends the player afterwards: a path of this site, which is told the payment. */
export function returnUrlOf(
  { origin, language }: Pick<PlayerContext, 'origin' | 'language'>,
  { returnPath, transactionId }: { returnPath: string | undefined; transactionId: string },
): string {
  const url = new URL(returnPath ?? `/${language}/account/cashier`, origin)
  url.searchParams.set('transactionId', transactionId)
  return url.href
}
