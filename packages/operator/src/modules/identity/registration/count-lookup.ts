import type { RequestContext } from '@andon/platform/http'
import type { Deps } from '../deps.ts'

/**
 * Counts a check whether an e-mail address or a phone number has an account. A few checks an hour are free; each further one needs a proof of
 * work, up to a limit. Refuses CAPTCHA_REQUIRED, TOO_MANY_REQUESTS.
 */
export async function countLookup(
  { captcha, throttle }: Deps,
  context: Pick<RequestContext, 'address' | 'site'>,
  solution: string | undefined,
): Promise<void> {
  await throttle.demand('lookupsByAddress', context.address, 'TOO_MANY_REQUESTS')
  await captcha.demand('freeLookups', context, solution)
}
