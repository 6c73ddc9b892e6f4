import { type PlayerApi, Refusal } from '@andon/contract'
import { pushTopics } from '@andon/contract/player-api/notices'
import type { Handlers } from '@andon/platform/http'
import { isOutwardUrl } from '@andon/platform/outward'
import type { Deps } from '../index.ts'
import { putSubscription, removeSubscription, topicsOfSession } from '../store/push.ts'
import { isPoint, vapidKeys } from './vapid.ts'

type Api = PlayerApi['notices']
type PushCalls = 'getPush' | 'subscribePush' | 'unsubscribePush'

export const pushKeys = async ({ secrets }: Pick<Deps, 'secrets'>) => vapidKeys(await secrets.of('notices.push'))

export function pushRoutes(deps: Deps): Pick<Handlers<Api>, PushCalls> {
  const { clock, db } = deps
  return {
    getPush: async (_request, { session: { id: sessionId, playerId } }) => {
      const topics = await topicsOfSession(db, { playerId, sessionId })
      const wanted = pushTopics.filter((topic) => topics?.includes(topic))
      return { success: true, publicKey: (await pushKeys(deps)).publicKey, topics: topics && wanted }
    },
    subscribePush: async ({ endpoint, p256dh, auth, topics }, { site, session: { id: sessionId, playerId } }) => {
      if (!isOutwardUrl(endpoint))
        throw new Refusal('FIELD_INVALID', { field: 'endpoint', message: 'Not an address of a push service' })
      if (!isPoint(p256dh)) throw new Refusal('FIELD_INVALID', { field: 'p256dh', message: 'Not a key of a browser' })
      const asked = { playerId, sessionId, endpoint, p256dh, auth, site, topics, at: clock.now() }
      await db.transaction((tx) => putSubscription(tx, asked))
      return { success: true, topics }
    },
    unsubscribePush: async (_request, { session: { id: sessionId, playerId } }) => {
      await removeSubscription(db, { playerId, sessionId })
      return { success: true, topics: null }
    },
  }
}
