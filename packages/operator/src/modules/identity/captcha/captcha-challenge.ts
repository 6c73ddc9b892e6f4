import type { PlayerApi } from '@andon/contract'
import { siteOf } from '@andon/contract/sites'
import type { Handler } from '@andon/platform/http'
import type { Deps } from '../deps.ts'

export function captchaChallenge({ captcha }: Deps): Handler<PlayerApi['identity']['captchaChallenge']> {
  return async (_request, { site }) => ({
    success: true,
    required: siteOf(site).flags.captchaRequired,
    ...(await captcha.challenge()),
  })
}
