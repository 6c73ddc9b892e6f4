import type { PlayerContext } from '@andon/platform/http'

/** The page of this site that the supplier's page returns the player to, with the payment's id. */
export function returnUrlOf(
  { origin, language }: Pick<PlayerContext, 'origin' | 'language'>,
  { returnPath, transactionId }: { returnPath: string | undefined; transactionId: string },
): string {
  const url = new URL(returnPath ?? `/${language}/account/cashier`, origin)
  url.searchParams.set('transactionId', transactionId)
  return url.href
}
