import { type PlayerApi, Refusal } from '@andon/contract'
import { fold } from '@andon/contract/folding/fold'
import type { Handler, VisitorContext } from '@andon/platform/http'
import type { Deps } from '../deps.ts'
import { credentialByEmail, lockCredential } from '../store/credentials.ts'
import { secondStepOf } from '../store/second-steps.ts'
import { issueToken } from '../tokens/tokens.ts'
import { completeLogin } from './complete-login.ts'

/** An unknown address takes the same work and gets the same reply as a wrong password. */
export function login(deps: Deps): Handler<PlayerApi['identity']['login']> {
  return async ({ email, password, captcha, withdrawalOnly }, context) => {
    const attempt = await countTry(deps, { email, captcha }, context)
    const credential = await credentialByEmail(deps.db, fold(email))
    const matches = await deps.passwords.matches(password, credential?.passwordHash ?? null).catch(async (busy) => {
      await attempt.undone() // the password was not compared
      throw busy
    })
    if (!credential || !matches) throw new Refusal('LOGIN_FAILED')
    await attempt.succeeded()

    const { playerId } = credential
    if ((await secondStepOf(deps.db, playerId))?.confirmed) throw await secondStepRefusal(deps, playerId)
    return completeLogin(deps, {
      playerId,
      context,
      allowRestricted: withdrawalOnly,
      confirm: async (tx) => {
        if (!(await lockCredential(tx, credential))) throw new Refusal('LOGIN_FAILED') // the password changed after the check
      },
    })
  }
}

async function countTry(
  { captcha, knownDevices, throttle }: Deps,
  { email, captcha: solution }: { email: string; captcha: string | undefined },
  context: VisitorContext,
): Promise<{ undone(): Promise<void>; succeeded(): Promise<void> }> {
  const device = await knownDevices.idFor(context, email)
  const attempt = await throttle.passwordTry({ email, address: context.address, device })
  const free = await captcha.demand('freeFailedLogins', context, solution).catch(async (refusal) => {
    await attempt.undone()
    throw refusal
  })
  return {
    undone: async () => void (await Promise.all([attempt.undone(), free.giveBack()])),
    succeeded: async () => void (await Promise.all([attempt.succeeded(), free.giveBack()])),
  }
}

/** Reveals that the password is right, so it is used only after the password has matched. */
async function secondStepRefusal(deps: Deps, playerId: string): Promise<Refusal> {
  const { token, expiresAt } = await deps.db.transaction((tx) =>
    issueToken(deps, tx, { playerId, purpose: 'second_step' }),
  )
  return new Refusal('TWO_FACTOR_REQUIRED', { params: { pendingToken: token, expiresAt: expiresAt.toString() } })
}
