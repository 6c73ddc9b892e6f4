import { isEndable } from '@andon/contract/player-api/notices'
import { siteOf } from '@andon/contract/sites'
import { createLoop } from '@andon/platform/loop'
import { makeOwedCalls } from '@andon/platform/owed-calls'
import { buildPushPayload } from '@block65/webcrypto-web-push'
import type { Deps } from '../index.ts'
import { type OwedPush, oweAgain, removeOwed, removeSubscription, takeDuePushes } from '../store/push.ts'
import { pushKeys } from './push-routes.ts'

const everyMs = 1_000
const atOnce = 10
const mostInAPass = 200
const mostAttempts = 10
/** A notice that a browser could not be told of within a day is in the inbox. */
const keptSeconds = 24 * 3600

/** `gone`: the browser no longer has this subscription, or the session has ended. `dropped`: it is not wanted now, or never will be taken. */
type Became = 'sent' | 'gone' | 'dropped' | 'again'

/**
 * Sends what is owed, on nodes with the role `worker`: at least once, outside of transactions. A push names a notice by its id, encrypted for the browser; the browser asks for its
 * title with its own login. So the next person at the browser learns nothing.
 */
export function createPushDelivery(deps: Deps) {
  const { clock, db, log, isLocked, sessionsOver, postPush } = deps

  async function call(owed: OwedPush): Promise<{ owed: OwedPush; became: Became }> {
    const { playerId, sessionId, topic, endpoint } = owed
    if ((await sessionsOver(db, [sessionId])).has(sessionId)) return { owed, became: 'gone' }
    if (isEndable(topic) && (await isLocked(db, playerId))) return { owed, became: 'dropped' }
    try {
      const status = await postPush(endpoint, await pushFor(deps, owed))
      return { owed, became: becameOf(status, owed) }
    } catch (error) {
      log.warn({ err: error, playerId, attempts: owed.attempts }, 'a push service could not be reached')
      return { owed, became: owed.attempts < mostAttempts ? 'again' : 'dropped' }
    }
  }

  async function store(outcomes: readonly { owed: OwedPush; became: Became }[]): Promise<void> {
    for (const { owed, became } of outcomes) {
      if (became === 'gone') await removeSubscription(db, owed)
      else if (became === 'again') await oweAgain(db, { owed, at: clock.now().add({ seconds: 2 ** owed.attempts }) })
      else await removeOwed(db, owed)
    }
  }

  const sendDue = async () => {
    const nameOf = ({ playerId, noticeId }: OwedPush) => ({ player: playerId, notice: noticeId })
    const claim = (by: Parameters<typeof takeDuePushes>[1]) => takeDuePushes(db, by)
    const what = 'sending a push'
    return (await makeOwedCalls({ clock, log, what, nameOf, atOnce, mostInAPass, claim, call, store })) === mostInAPass
  }
  return createLoop(sendDue, { everyMs, log, what: 'sending pushes' })
}

async function pushFor(deps: Deps, { noticeId: notice, topic, endpoint, p256dh, auth, site }: OwedPush) {
  const urgency = isEndable(topic) ? 'low' : 'normal'
  const vapid = { subject: siteOf(site).securityContact, ...(await pushKeys(deps)) }
  const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } }
  const message = { data: JSON.stringify({ notice }), options: { ttl: keptSeconds, urgency } } as const
  const { headers, body } = await buildPushPayload(message, subscription, vapid)
  return { headers, body }
}

/** RFC 8030: 404 and 410 are final for the subscription; 429 and 5xx are for now. */
function becameOf(status: number, { attempts }: OwedPush): Became {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  return (status === 429 || status >= 500) && attempts < mostAttempts ? 'again' : 'dropped'
}
