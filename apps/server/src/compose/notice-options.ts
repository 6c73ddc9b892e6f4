import { siteOf } from '@andon/contract/sites'
import type { Identity } from '@andon/operator/identity'
import type { Limits } from '@andon/operator/limits'
import type { NoticesOptions } from '@andon/operator/notices'
import type { Config } from '@andon/platform/config'
import { postOutward } from '@andon/platform/outward'
import { siteOrigin } from '../site/site-origin.ts'

/** What notices ask of others, which are created after them. */
export function noticeOptions({
  config,
  identity,
  limits,
}: {
  config: Config
  identity: () => Identity
  limits: () => Limits
}): Omit<NoticesOptions, 'messages' | 'secrets'> {
  return {
    originOf: (site) => siteOrigin(siteOf(site), config),
    playerOf: (executor, id) => identity().player(executor, id),
    sessionsOver: (executor, ids) => identity().sessionsOver(executor, ids),
    postPush: config.postPush ?? postOutward,
    isLocked: async (executor, id) => (await limits().lockOf(executor, [id])).has(id),
  }
}
