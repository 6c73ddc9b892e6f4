import { Refusal } from '@andon/contract'
import { assert, type Tx } from '@andon/platform/sql'
import type { Deps } from '../deps.ts'
import { announceSecurity } from '../security/announce-security.ts'
import { playerById } from '../store/players.ts'
import { secondStepOf, setStepUsed, takeRecoveryCode } from '../store/second-steps.ts'
import { stepOfCode } from './app-codes.ts'
import { recoveryCodeHash } from './recovery-codes.ts'

/** Counts a try. Call before checking the code. Refuses LOGIN_THROTTLED. */
export async function countCodeTry({ throttle }: Deps, playerId: string): Promise<void> {
  await throttle.demand('secondStep', playerId, 'LOGIN_THROTTLED')
  await throttle.demand('secondStepByDay', playerId, 'LOGIN_THROTTLED')
}

/** Uses up an authenticator code or a recovery code. Refuses TWO_FACTOR_OFF and CODE_WRONG, also for a time step up to the last one used. */
export async function spendCode(
  deps: Deps,
  tx: Tx,
  { playerId, code }: { playerId: string; code: string },
): Promise<void> {
  const secondStep = await secondStepOf(tx, playerId, { lock: true })
  if (!secondStep?.confirmed) throw new Refusal('TWO_FACTOR_OFF')
  if (code.length > 6) return spendRecoveryCode(deps, tx, { playerId, code })
  const secret = await deps.seal.open(secondStep.secret, playerId)
  const step = stepOfCode({ secret, code, now: deps.clock.now() })
  if (step === null || step <= secondStep.lastStep) throw wrongCode()
  await setStepUsed(tx, { playerId, step })
}

async function spendRecoveryCode(
  deps: Deps,
  tx: Tx,
  { playerId, code }: { playerId: string; code: string },
): Promise<void> {
  if (!(await takeRecoveryCode(tx, { playerId, codeHash: recoveryCodeHash(code) }))) throw wrongCode()
  const player = await playerById(tx, playerId)
  assert(player, 'a recovery code belongs to a player')
  await announceSecurity(deps, tx, { player, what: 'recoveryCodeUsed' })
}

export const wrongCode = () => new Refusal('CODE_WRONG', { field: 'code' })
