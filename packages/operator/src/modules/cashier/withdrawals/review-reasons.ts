import { isSameName } from '@andon/contract/folding/person-names'
import type { Currency } from '@andon/money'
import type { Tx } from '@andon/platform/sql'
import type { Deps } from '../deps.ts'
import { hasChargeback } from '../store/deposit-sums.ts'
import { fastSince } from '../store/payments-of-player.ts'
import type { ReviewReason } from '../store/withdrawals.ts'
import type { Chosen } from './choose-destination.ts'

interface Weighed {
  readonly playerId: string
  readonly site: string
  readonly amount: number
  readonly currency: Currency
  readonly chosen: Chosen
}

/** Why a person has to approve this withdrawal. None: it is small and goes to an account in the player's name, or to a source of deposits whose holder's name is unknown. */
export async function reviewReasons(deps: Deps, tx: Tx, weighed: Weighed): Promise<ReviewReason[]> {
  const { playerId, amount, chosen } = weighed
  const since = deps.clock.now().subtract({ hours: 24 })
  const fast = (await fastSince(tx, { playerId, since })) + amount
  const player = await deps.playerOf(tx, playerId)
  const isOwn = chosen.holder ? player !== null && isSameName(chosen.holder, player) : chosen.proven
  const reasons: (ReviewReason | null)[] = [
    fast > deps.siteRules(weighed).fastWithdrawalUpTo ? 'AMOUNT' : null,
    (await hasChargeback(tx, playerId)) ? 'CHARGEBACK' : null,
    isOwn ? null : 'OTHER_NAME',
  ]
  return reasons.filter((reason) => reason !== null)
}
