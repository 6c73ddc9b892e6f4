import type { PlayerApi } from '@andon/contract'
import { siteOf } from '@andon/contract/sites'
import type { Handler } from '@andon/platform/http'
import type { JackpotOptions } from './index.ts'
import type { Meters } from './meters.ts'

export function getJackpots(
  { isOn }: Pick<JackpotOptions, 'isOn'>,
  meters: Meters,
): Handler<PlayerApi['jackpots']['getJackpots']> {
  return async ({ languageId }, { site }) => ({
    success: true,
    jackpots: isOn(siteOf(site)) ? meters.list(siteOf(site).code, languageId) : [],
  })
}
