import type { BonusMissReason } from '@andon/contract/player-api/cashier/methods'
import type { TransferDraft } from '@andon/operator/wallet'
import { assert, type Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import type { Hindrance } from './domain/eligibility.ts'
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

export interface DepositGrant {
  /** For the caller to post right after the deposit's own transfer, in the same transaction. */
  readonly drafts: readonly TransferDraft[]
  /** Why the promised bonus is not granted; null: it is granted, none was promised, or the deposit was counted before. */
  readonly missed: BonusMissReason | null
  /** The bonus money it brings, 0 for free spins; null without a bonus. */
  readonly bonusAmount: number | null
}

const nothing: DepositGrant = { drafts: [], missed: null, bonusAmount: null }

/**
 * Counts a deposit and grants the bonus promised for it, unless the deposit was counted before or the player is no longer eligible. To be called
 * before any account is locked.
 */
export async function grantForDeposit(deps: Deps, tx: Tx, deposit: CreditedDeposit): Promise<DepositGrant> {
  const { depositId, playerId, amount } = deposit
  await lockGrants(tx, playerId)
  const deposits = await countDeposits(tx, playerId)
  const { isNew, programme: code } = await markCredited(tx, { depositId, playerId, at: deps.clock.now() })
  if (!isNew || code === null) return nothing
  const programme = (await programmesByCode(tx, [code])).get(code)
  assert(programme, `the promised programme ${code} exists`)
  const earned = earnedBy(programme.terms.reward, amount) // less may have arrived than announced
  const player = await demandPlayer(deps, tx, playerId)
  const hindrance = await hindranceFor(deps, tx, { playerId, player, programme, site: programme.site, deposits })
  const granted =
    hindrance || !earned ? null : await grant(deps, tx, { playerId, player, programme, earned, source: depositId })
  if (granted) return { drafts: granted.drafts, missed: null, bonusAmount: granted.bonus.bonusAmount }
  const missed = hindrance ? missReasonOf[hindrance] : earned ? 'BONUS_ACTIVE' : 'DEPOSIT_TOO_SMALL'
  deps.log.warn({ depositId, programme: code, amount, hindrance, missed }, 'a deposit is credited without its bonus')
  return { drafts: [], missed, bonusAmount: null }
}

const missReasonOf: Record<Hindrance, BonusMissReason> = {
  SITE: 'NOT_AVAILABLE',
  LOCKED: 'NOT_AVAILABLE',
  COUNTRY: 'NOT_AVAILABLE',
  CURRENCY: 'NOT_AVAILABLE',
  NOT_YET: 'NOT_AVAILABLE',
  OVER: 'NOT_AVAILABLE',
  HAD_ALREADY: 'HAD_ALREADY',
  DEPOSIT_NUMBER: 'DEPOSIT_NUMBER',
  NOT_VERIFIED: 'NOT_VERIFIED',
}
