import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Language } from '@andon/contract/languages'
import { type EndableTopic, isEndable, isSwitchable } from '@andon/contract/player-api/notices'
import type { Deps } from './index.ts'
import { lockPreferences, savePreferences } from './store/preferences.ts'

/** The address that ends the mails of a topic without a login. It can do nothing else, so it does not expire. */
export async function unsubscribeUrl(
  { secrets, originOf }: Pick<Deps, 'secrets' | 'originOf'>,
  named: { playerId: string; topic: EndableTopic; site: string; language: Language },
): Promise<string> {
  const { playerId, topic, site, language } = named
  const key = await secrets.of('notices.unsubscribe')
  return `${originOf(site)}/unsubscribe/${language}/${playerId}.${topic}.${macOf(key, `${playerId}.${topic}`)}`
}

interface Named {
  readonly playerId: string
  readonly topic: EndableTopic
}

/** The player and topic whose mails a token ends; null for one that was not made here. */
export async function readToken({ secrets }: Pick<Deps, 'secrets'>, token: string): Promise<Named | null> {
  const [playerId = '', topic = '', mac = ''] = token.split('.')
  const right = Buffer.from(macOf(await secrets.of('notices.unsubscribe'), `${playerId}.${topic}`))
  const given = Buffer.from(mac)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  return isEndable(topic) ? { playerId, topic } : null
}

/** Ends the mails that a token names, also when they have ended before; false for a token that was not made here. */
export async function unsubscribe(deps: Deps, token: string): Promise<boolean> {
  const named = await readToken(deps, token)
  if (named === null) return false
  const { playerId, topic } = named
  await deps.db.transaction(async (tx) => {
    if (!isSwitchable(topic)) return deps.endOffers(tx, playerId)
    const { mailOff, quiet } = await lockPreferences(tx, playerId)
    await savePreferences(tx, {
      playerId,
      mailOff: [...mailOff.filter(isSwitchable).filter((one) => one !== topic), topic],
      quiet,
    })
  })
  return true
}

const macOf = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url')
