import { createHmac, timingSafeEqual } from 'node:crypto'
import { fold } from '@andon/contract/folding/fold'
import { hostCookie, type RequestContext } from '@andon/platform/http'
import type { Runtime } from '@andon/platform/runtime'
import type { Secrets } from '@andon/platform/secrets'

const lifeSeconds = 180 * 24 * 60 * 60

export type KnownDevices = ReturnType<typeof createKnownDevices>
type DeviceContext = Pick<RequestContext, 'cookies' | 'secure'>

/**
 * A browser in which a player has logged in before has a signed device cookie (OWASP, "Slow Down Online Guessing Attacks with Device Cookies").
 * Its failed passwords are counted separately, so that failures elsewhere do not lock the owner out. The cookie does not authenticate.
 */
export function createKnownDevices({ random }: Runtime, secrets: Secrets) {
  const cookie = ({ secure }: DeviceContext) => hostCookie('andon_device', { secure })
  const sign = async (id: string, email: string) =>
    createHmac('sha256', await secrets.of('identity.device'))
      .update(`${id}\n${fold(email)}`)
      .digest('base64url')

  return {
    /** Device id of this browser if its cookie is valid for the account with this e-mail address; otherwise null. */
    async idFor(context: DeviceContext, email: string): Promise<string | null> {
      const [id = '', signature = ''] = (context.cookies.get(cookie(context)) ?? '').split('.')
      const expected = Buffer.from(await sign(id, email))
      const given = Buffer.from(signature)
      return given.length === expected.length && timingSafeEqual(given, expected) ? id : null
    },
    /** Call after a login. Issues a new id each time, so that a copied cookie cannot use up the tries of the browser. */
    async remember(context: DeviceContext, email: string): Promise<void> {
      const id = random.token(16)
      context.cookies.set(cookie(context), `${id}.${await sign(id, email)}`, { maxAgeSeconds: lifeSeconds })
    },
  }
}
