import { type PlayerApi, Refusal } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from '../deps.ts'
import { removeChannelCode, spendCodeTry } from '../store/credentials.ts'
import { playerById, setVerified } from '../store/players.ts'

/** A try is counted before the code is compared and stays counted, so concurrent guesses get no extra tries. */
export function verifyChannel(deps: Deps): Handler<PlayerApi['identity']['verifyChannel']> {
  const { clock, db, passwords } = deps
  return async ({ channel, code }, { session: { playerId } }) => {
    const player = await playerById(db, playerId)
    if (player?.verifiedChannels.includes(channel)) return { success: true }
    const codeHash = await spendCodeTry(db, { playerId, channel, now: clock.now() })
    if (codeHash === null || !(await passwords.matches(code, codeHash)))
      throw new Refusal('CODE_WRONG', { field: 'code' })
    await db.transaction(async (tx) => {
      if (!(await removeChannelCode(tx, { playerId, channel, codeHash })))
        throw new Refusal('CODE_WRONG', { field: 'code' })
      await setVerified(tx, { playerId, channel, at: clock.now() })
    })
    return { success: true }
  }
}
