import { siteOf } from '@andon/contract/sites'
import type { Content } from '@andon/operator/content'
import type { Identity } from '@andon/operator/identity'
import type { Limits } from '@andon/operator/limits'
import type { Missions } from '@andon/operator/missions'
import type { NoticesOptions } from '@andon/operator/notices'
import type { Profile } from '@andon/operator/profile'
import type { Wallet } from '@andon/operator/wallet'
import { assert } from '@andon/platform/assert'
import type { Config } from '@andon/platform/config'
import { postOutward } from '@andon/platform/outward'
import { siteOrigin } from '../site/site-origin.ts'

/** The calls that notices make to modules which are created after them. */
export function noticeOptions({
  config,
  identity,
  limits,
  profile,
  content,
  missions,
  wallet,
}: {
  config: Config
  identity: () => Identity
  limits: () => Limits
  profile: () => Profile
  content: () => Content
  missions: () => Missions
  wallet: () => Wallet
}): Omit<NoticesOptions, 'messages' | 'secrets'> {
  return {
    originOf: (site) => siteOrigin(siteOf(site), config),
    playerOf: (executor, id) => identity().player(executor, id),
    sessionsOver: (executor, ids) => identity().sessionsOver(executor, ids),
    postPush: config.postPush ?? postOutward,
    playerIdsAfter: (executor, page) => identity().playerIdsAfter(executor, page),
    isCalm: (executor, id) => missions().isCalm(executor, id),
    promotionOf: (named) => content().promotionTexts(named),
    endOffers: (tx, id) => profile().endMarketingMail(tx, id),
    figuresOf: async (executor, { playerId, from, until }) => {
      const { deposited, staked, net, minutesPlayed } = await limits().playBetween(executor, { playerId, from, until })
      const [received] = await wallet().receivedIn(executor, { playerId, edges: [from, until] })
      assert(received, 'a span has two edges')
      return { paidIn: deposited, staked, net, minutes: minutesPlayed, ...received }
    },
    isLocked: async (executor, id) => (await limits().lockOf(executor, [id])).has(id),
  }
}
