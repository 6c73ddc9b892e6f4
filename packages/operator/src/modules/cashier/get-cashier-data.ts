import { Refusal, type ReplyOf } from '@andon/contract'
import type { PlayerApi } from '@andon/contract/player-api'
import { verificationRefusals } from '@andon/contract/verification-status'
import type { Currency } from '@andon/money'
import type { Handler } from '@andon/platform/http'
import { depositView } from './deposits/deposit-view.ts'
import type { Deps } from './deps.ts'
import { listMethods } from './methods/list-methods.ts'
import { lifetimeDeposits } from './store/deposit-sums.ts'
import { heldAmount, lastDeposit, openWithdrawalIds, pendingDeposits } from './store/payments-of-player.ts'
import { withdrawalById } from './store/withdrawals.ts'
import { withdrawalView } from './withdrawals/withdrawal-view.ts'

type Reply = ReplyOf<PlayerApi['cashier']['getCashierData']>

/** Everything the cashier page shows, in one reply, so that it never shows half of it. */
export function getCashierData(deps: Deps): Handler<PlayerApi['cashier']['getCashierData']> {
  return async (_, { site, session: { playerId } }) => {
    const { db, wallet, playerOf, cancellableIn } = deps
    const { realCash, drp, currency } = await wallet.balances(db, playerId)
    const player = await playerOf(db, playerId)
    return {
      success: true,
      currency,
      balance: { withdrawable: realCash, tiedToBonus: drp, held: await heldAmount(db, playerId) },
      ...(await listMethods(deps, { playerId, site })),
      ...(await lastPaid(deps, playerId)),
      verification: await verification(deps, { playerId, site, currency }),
      withdrawalCancellable: player !== null && cancellableIn(player.country),
      pending: await pending(deps, playerId),
    }
  }
}

async function lastPaid({ db }: Deps, playerId: string): Promise<Pick<Reply, 'lastDeposit'>> {
  const deposit = await lastDeposit(db, playerId)
  if (!deposit) return {}
  const { amount, method: paymentMethod, cardId, accountId } = deposit
  const savedId = cardId ?? accountId
  return { lastDeposit: { amount, paymentMethod, ...(savedId === null ? {} : { savedId }) } }
}

async function verification(
  deps: Deps,
  { playerId, ...account }: { playerId: string; site: string; currency: Currency },
): Promise<Reply['verification']> {
  const { db, siteRules } = deps
  const { identityStatus, addressStatus } = await deps.verification.statusOf(db, playerId)
  const needed = await missing(deps, playerId)
  if (needed === null) return { identityStatus, addressStatus }
  const left = siteRules(account).depositsBeforeVerification - (await lifetimeDeposits(db, playerId))
  return { identityStatus, addressStatus, neededForWithdrawal: needed, depositsBeforeVerification: Math.max(left, 0) }
}

/** The code a withdrawal would be refused with now; null if it would not. */
async function missing({ db, verification }: Deps, playerId: string) {
  try {
    await verification.demandVerified(db, playerId)
    return null
  } catch (error) {
    const code = error instanceof Refusal ? verificationRefusals.find((each) => each === error.code) : undefined
    if (code) return code
    throw error
  }
}

async function pending(deps: Deps, playerId: string): Promise<Reply['pending']> {
  const waiting = await pendingDeposits(deps.db, playerId)
  const deposits = await Promise.all(waiting.map((deposit) => depositView(deps.db, deposit)))
  const withdrawals: Reply['pending'] = []
  for (const id of await openWithdrawalIds(deps.db, playerId)) {
    const withdrawal = await withdrawalById(deps.db, id)
    if (withdrawal) withdrawals.push(await withdrawalView(deps, withdrawal))
  }
  return [...deposits, ...withdrawals]
}
