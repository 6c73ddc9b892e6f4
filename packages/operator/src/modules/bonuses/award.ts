import { Refusal } from '@andon/contract'
import type { BonusProgramme } from '@andon/contract/bonus-terms'
import { assert, type Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import type { Bonus } from './domain/bonus.ts'
import { hindranceOf } from './domain/eligibility.ts'
import { earnedByClaim } from './domain/offer.ts'
import { demandPlayer } from './find-offer.ts'
import { grant } from './grant.ts'
import { lockGrants } from './store/deposits.ts'
import { keepProgramme } from './store/programmes.ts'

export interface Award {
  readonly playerId: string
  /** Kept as a programme that no brand offers, with the terms that it had last. Its reward needs no deposit. */
  readonly programme: BonusProgramme
  /** The reason for the award; a programme is granted to a player once for each. */
  readonly source: string
}

/**
 * Grants what a player has earned elsewhere, in the caller's transaction, after the rows of the limits and before any account is locked. Refuses
 * ACCOUNT_LOCKED for a player who may not play now, BONUS_NOT_ELIGIBLE where the programme is not for the player, and BONUS_ACTIVE while another bonus is
 * active.
 */
export async function award(deps: Deps, tx: Tx, { playerId, programme, source }: Award): Promise<Bonus> {
  await lockGrants(tx, playerId)
  await keepProgramme(tx, programme)
  const player = await demandPlayer(deps, tx, playerId)
  const facts = { site: player.site, player, deposits: 0, timesHad: 0, now: deps.clock.now() }
  const hindrance = hindranceOf(programme, facts)
  if (hindrance === 'LOCKED') throw new Refusal('ACCOUNT_LOCKED')
  if (hindrance) throw new Refusal('BONUS_NOT_ELIGIBLE', { params: { reason: hindrance } })
  const earned = earnedByClaim(programme.terms.reward)
  assert(earned, `${programme.code} needs no deposit`)
  const granted = await grant(deps, tx, { playerId, player, programme, earned, source })
  if (!granted) throw new Refusal('BONUS_ACTIVE')
  for (const { status } of await deps.wallet.postBatch(tx, granted.drafts))
    assert(status !== 'refused', 'real cash and bonus money can always be added')
  return granted.bonus
}
