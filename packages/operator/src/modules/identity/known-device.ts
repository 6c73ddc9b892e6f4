import { createHmac, timingSafeEqual } from 'node:crypto'
import { hostCookie, type RequestContext } from '@andon/platform/http'
import type { Runtime } from '@andon/platform/runtime'
import type { Secrets } from '@andon/platform/secrets'
import { fold } from './domain/fold.ts'

const lifeSeconds = 180 * 24 * 60 * 60

export type KnownDevices = ReturnType<typeof createKnownDevices>
type DeviceContext = Pick<RequestContext, 'cookies' | 'secure'>

/**
 * Browsers in which the account's owner has logged in before hold a signed cookie that says so (OWASP, "Slow Down Online Guessing Attacks with
 * Device Cookies"). Their failed passwords are counted apart, so that strangers' failures do not lock the owner out. It opens nothing.
 */
export function createKnownDevices({ random }: Runtime, secrets: Secrets) {
  const cookie = ({ secure }: DeviceContext) => hostCookie('andon_device', { secure })
  const sign = async (id: string, email: string) =>
    createHmac('sha256', await secrets.of('identity.device'))
      .update(`${id}\n${fold(email)}`)
      .digest('base64url')

  return {
    /** Id of this browser where the account with this e-mail address is known in it; else null. */
    async idFor(context: DeviceContext, email: string): Promise<string | null> {
      const [id = '', signature = ''] = (context.cookies.get(cookie(context)) ?? '').split('.')
      const expected = Buffer.from(await sign(id, email))
      const given = Buffer.from(signature)
      return given.length === expected.length && timingSafeEqual(given, expected) ? id : null
    },
    /** After a login: a new id each time, so that one that was copied cannot use up its tries. */
    async remember(context: DeviceContext, email: string): Promise<void> {
      const id = random.token(16)
      context.cookies.set(cookie(context), `${id}.${await sign(id, email)}`, { maxAgeSeconds: lifeSeconds })
    },
  }
}
