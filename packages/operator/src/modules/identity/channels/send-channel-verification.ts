import type { PlayerApi } from '@andon/contract'
import { e164 } from '@andon/contract/folding/phone-numbers'
import type { Handler } from '@andon/platform/http'
import { assert } from '@andon/platform/sql'
import type { Deps } from '../deps.ts'
import { oneTimeCode } from '../domain/one-time-code.ts'
import { securityMessages } from '../security/security-messages.ts'
import { putChannelCode } from '../store/credentials.ts'
import { playerById } from '../store/players.ts'

const codeMinutes = 10
const codeTries = 5
const resendAfterSeconds = 60

/** A new code replaces the previous one. It is hashed as slowly as a password, because all million codes could be tried against a fast hash. */
export function sendChannelVerification(deps: Deps): Handler<PlayerApi['identity']['sendChannelVerification']> {
  const { clock, db, messages, passwords, random, throttle } = deps
  return async ({ channel }, { language, site, session: { playerId } }) => {
    const player = await playerById(db, playerId)
    assert(player, 'a session belongs to a player')
    if (player.verifiedChannels.includes(channel)) return { success: true, verified: true }

    const subject = `${playerId} ${channel}`
    await throttle.demand('codeResend', subject, 'TOO_MANY_REQUESTS')
    await throttle.demand('codeByHour', subject, 'TOO_MANY_REQUESTS')
    const code = oneTimeCode(random)
    const codeHash = await passwords.hash(code)
    const expiresAt = clock.now().add({ minutes: codeMinutes })
    await db.transaction(async (tx) => {
      await putChannelCode(tx, { playerId, channel, codeHash, tries: codeTries, expiresAt })
      const notice = securityMessages[language].channelCode({ code, minutes: codeMinutes })
      await messages.send(
        tx,
        channel === 'email'
          ? { channel, site, to: player.email, subject: notice.subject, text: notice.text, code }
          : { channel, site, to: e164(player), text: notice.text, code },
      )
    })
    return { success: true, verified: false, expiresAt: expiresAt.toString(), resendAfterSeconds }
  }
}
