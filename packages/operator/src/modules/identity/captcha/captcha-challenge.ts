import type { PlayerApi } from '@andon/contract'
import { siteFor } from '@andon/contract/sites'
import type { Handler } from '@andon/platform/http'
import type { Deps } from '../deps.ts'

export function captchaChallenge({ captcha }: Deps): Handler<PlayerApi['identity']['captchaChallenge']> {
  return async (_request, { site }) => ({
    success: true,
    required: siteFor({ siteCode: site }).flags.captchaRequired,
    ...(await captcha.challenge()),
  })
}
