import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { Refusal } from '@andon/contract'
import { siteOf } from '@andon/contract/sites'
import type { RequestContext } from '@andon/platform/http'
import type { Runtime } from '@andon/platform/runtime'
import type { Secrets } from '@andon/platform/secrets'
import { leadingZeroBits } from '../domain/leading-zero-bits.ts'
import type { Throttle } from '../throttle.ts'

/** About 65,000 hashes: under a second on a phone, and about a day of one machine for a hundred thousand forms. */
export const difficultyBits = 16
const lifeMinutes = 10

export type Captcha = ReturnType<typeof createCaptcha>

/**
 * Proof of work, required from addresses with many recent tries. A challenge is signed, so nothing is stored until it is solved. A solution is
 * accepted once.
 */
export function createCaptcha(
  { clock, random }: Runtime,
  { throttle, secrets }: { throttle: Throttle; secrets: Secrets },
) {
  const sign = async (text: string) =>
    createHmac('sha256', await secrets.of('identity.captcha'))
      .update(text)
      .digest('base64url')

  async function challenge() {
    const expiresAt = clock.now().add({ minutes: lifeMinutes }).round('second')
    const text = `${random.token(12)}.${expiresAt.epochMilliseconds / 1000}.${difficultyBits}`
    return { challenge: `${text}.${await sign(text)}`, difficultyBits, expiresAt: expiresAt.toString() }
  }

  async function isSolved(solution: string): Promise<boolean> {
    const [nonce, expires, bits, signature = '', number = ''] = solution.split('.')
    if (!/^\d{1,15}$/.test(number) || Number(expires) * 1000 <= clock.now().epochMilliseconds) return false
    const expected = Buffer.from(await sign(`${nonce}.${expires}.${bits}`))
    const given = Buffer.from(signature)
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false
    if (leadingZeroBits(createHash('sha256').update(solution).digest()) < Number(bits)) return false
    return (await throttle.tryTake('captchaUse', `${nonce}`)) === null
  }

  /** Takes one of the address's free tries, or accepts a solution. Refuses CAPTCHA_REQUIRED with a challenge. `giveBack` returns the free try. */
  async function demand(
    rule: 'freeRegistrations' | 'freeFailedLogins' | 'freeLookups',
    { address, site }: Pick<RequestContext, 'address' | 'site'>,
    solution: string | undefined,
  ): Promise<{ giveBack(): Promise<void> }> {
    if (!siteOf(site).flags.captchaRequired) return { giveBack: async () => undefined }
    if ((await throttle.tryTake(rule, address)) === null) return { giveBack: () => throttle.giveBack(rule, address) }
    if (solution !== undefined && (await isSolved(solution))) return { giveBack: async () => undefined }
    throw new Refusal('CAPTCHA_REQUIRED', { field: 'captcha', params: await challenge() })
  }

  return { challenge, demand }
}
