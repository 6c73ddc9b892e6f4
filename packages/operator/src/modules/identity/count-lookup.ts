import type { RequestContext } from '@andon/platform/http'
import type { Deps } from './deps.ts'

/**
 * Before a caller is told whether an e-mail address or a phone number has an account: a few questions an hour are free, more cost a proof of
 * work each, and there is a limit to those, too. Refuses CAPTCHA_REQUIRED, TOO_MANY_REQUESTS.
 */
export async function countLookup(
  { captcha, throttle }: Deps,
  context: Pick<RequestContext, 'address' | 'site'>,
  solution: string | undefined,
): Promise<void> {
  await throttle.demand('lookupsByAddress', context.address, 'TOO_MANY_REQUESTS')
  await captcha.demand('freeLookups', context, solution)
}
