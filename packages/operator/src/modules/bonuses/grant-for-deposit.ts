import type { TransferDraft } from '@andon/operator/wallet'
import { assert, type Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { earnedBy } from './domain/offer.ts'
import { demandPlayer, hindranceFor } from './find-offer.ts'
import { grant } from './grant.ts'
import { countDeposits, lockGrants, markCredited } from './store/deposits.ts'
import { programmesByCode } from './store/programmes.ts'

export interface CreditedDeposit {
  readonly depositId: string
  readonly playerId: string
  readonly amount: number
}

/**
 * Counts a deposit in, and answers the transfers of the bonus that was promised for it: none when it was counted before, or when the bonus is not
 * to be had any more. The caller posts them right after the deposit's own, in this transaction, and locks no account before.
 */
export async function grantForDeposit(deps: Deps, tx: Tx, deposit: CreditedDeposit): Promise<readonly TransferDraft[]> {
  const { depositId, playerId, amount } = deposit
  await lockGrants(tx, playerId)
  const deposits = await countDeposits(tx, playerId)
  const { isNew, programme: code } = await markCredited(tx, { depositId, playerId, at: deps.clock.now() })
  if (!isNew || code === null) return []
  const programme = (await programmesByCode(tx, [code])).get(code)
  assert(programme, `the programme ${code} was promised, so it is on record`)
  const earned = earnedBy(programme.terms.reward, amount) // less may have come than was announced
  const player = await demandPlayer(deps, tx, playerId)
  const hindrance = await hindranceFor(deps, tx, { playerId, player, programme, site: programme.site, deposits })
  const granted =
    hindrance || !earned ? null : await grant(deps, tx, { playerId, player, programme, earned, source: depositId })
  if (granted) return granted.drafts
  deps.log.warn({ depositId, programme: code, amount, hindrance }, 'a promised bonus is not to be had any more')
  return []
}
