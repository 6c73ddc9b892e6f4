import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Tx } from '@andon/platform/sql'
import type { Player } from '../identity/index.ts'
import type { Deps } from './deps.ts'
import { sessionPlayer } from './session-player.ts'
import { recordSubscription } from './store.ts'

export function getSubscriptionPreferences(deps: Deps): Handler<PlayerApi['profile']['getSubscriptionPreferences']> {
  return async (_request, { session }) => {
    const player = await sessionPlayer(deps, session.playerId)
    const locked = (await deps.lockOf(deps.db, [player.id])).has(player.id)
    return preferences(locked ? { ...player, subscribeEmail: false, subscribeSms: false } : player)
  }
}

export function updateSubscriptionPreferences({
  clock,
  identity,
}: Deps): Handler<PlayerApi['profile']['updateSubscriptionPreferences']> {
  return async (changes, { address, session: { playerId } }) => {
    const player = await identity.changeDetails({
      playerId,
      changes,
      address,
      also: async (tx, { after, changed }) => {
        const at = clock.now()
        if (changed.has('subscribeEmail'))
          await recordSubscription(tx, { playerId, channel: 'email', subscribed: after.subscribeEmail, at })
        if (changed.has('subscribeSms'))
          await recordSubscription(tx, { playerId, channel: 'sms', subscribed: after.subscribeSms, at })
      },
    })
    return preferences(player)
  }
}

export async function endMarketing({ clock, identity }: Deps, tx: Tx, playerId: string): Promise<void> {
  const at = clock.now()
  for (const channel of await identity.endSubscriptions(tx, playerId))
    await recordSubscription(tx, { playerId, channel, subscribed: false, at })
}

/** Ends the agreement to marketing by mail alone, by the address in such a mail. */
export async function endMarketingMail({ clock, identity }: Deps, tx: Tx, playerId: string): Promise<void> {
  if (await identity.endMailSubscription(tx, playerId))
    await recordSubscription(tx, { playerId, channel: 'email', subscribed: false, at: clock.now() })
}

const preferences = ({ subscribeEmail, subscribeSms }: Player) => ({
  success: true as const,
  subscribeEmail,
  subscribeSms,
})
