import type { BonusProgramme, BonusTerms } from '@andon/contract/bonus-terms'
import { rulesFor } from '@andon/contract/jurisdiction-rules'
import type { TransferDraft } from '@andon/operator/wallet'
import type { Tx } from '@andon/platform/sql'
import type { BonusPlayer, Deps } from './deps.ts'
import type { Bonus } from './domain/bonus.ts'
import { type Movement, movement } from './domain/movement.ts'
import type { Earned } from './domain/offer.ts'
import { requiredWagering } from './domain/wagering.ts'
import { bonusGranted } from './facts.ts'
import { insertBonus } from './store/bonuses.ts'
import { transferOf } from './transfers.ts'

export interface GrantAsked {
  readonly playerId: string
  readonly player: Pick<BonusPlayer, 'country' | 'currency'>
  readonly programme: BonusProgramme
  readonly earned: Earned
  /** The deposit, claim or week; a programme is granted once for each. */
  readonly source: string
  readonly idempotencyKey?: string
}

export interface Granted {
  readonly bonus: Bonus
  /** To be posted in the same transaction, after the transfer of the deposit. */
  readonly drafts: readonly TransferDraft[]
}

/** Null: granted for that source before, or another bonus is active. */
export async function grant(deps: Deps, tx: Tx, asked: GrantAsked): Promise<Granted | null> {
  const bonus = newBonus(deps, asked)
  const { source, idempotencyKey } = asked
  if (!(await insertBonus(tx, { bonus, source, ...(idempotencyKey === undefined ? {} : { idempotencyKey }) })))
    return null
  const { id: bonusId, playerId: key, bonusAmount: amount, currency, freeRoundsLeft: spins, expiresAt } = bonus
  const data = { bonusId, amount, currency, spins, expiresAt: expiresAt.toString() }
  await deps.facts.write(tx, [bonusGranted({ key, data })])
  const draft = transferOf(bonus, credited(bonus), { kind: 'bonusGrant', step: 'grant' })
  return { bonus, drafts: draft ? [draft] : [] }
}

function newBonus({ clock, newId }: Deps, { playerId, player, programme, earned }: GrantAsked): Bonus {
  const at = clock.now()
  const capTimes = rulesFor(player.country).wageringCapTimes
  const terms = termsUnder(programme.terms, capTimes)
  const required = requiredWagering(terms.wagering, { ...earned, capTimes })
  const atOnce = required === 0 && terms.reward.kind !== 'free-bets' && earned.freeRounds === 0
  return {
    id: newId('bns', playerId),
    playerId,
    programme: programme.code,
    currency: player.currency,
    state: atOnce ? 'converted' : 'active',
    terms,
    bonusAmount: earned.bonusAmount,
    tiedDeposit: atOnce ? 0 : earned.tiedDeposit,
    required,
    wageredHundredths: 0,
    freeRoundsLeft: earned.freeRounds,
    converted: atOnce ? earned.bonusAmount : 0,
    returned: 0,
    forfeited: 0,
    version: 0,
    grantedAt: at,
    expiresAt: at.add({ hours: 24 * terms.expiryDays }),
    endedAt: atOnce ? at : null,
  }
}

/** The terms for this player, with the wagering capped by the jurisdiction. */
export function termsUnder(terms: BonusTerms, capTimes: number): BonusTerms {
  const { wagering } = terms
  return { ...terms, wagering: { ...wagering, times: Math.min(wagering.times, capTimes) } }
}

function credited({ state, terms, bonusAmount, tiedDeposit }: Bonus): Movement {
  if (state === 'converted') return movement([{ pocket: 'realCash', amount: bonusAmount }], -bonusAmount)
  return movement(
    [
      { pocket: terms.reward.kind === 'free-bets' ? 'freebet' : 'crp', amount: bonusAmount },
      { pocket: 'drp', amount: tiedDeposit },
      { pocket: 'realCash', amount: -tiedDeposit },
    ],
    -bonusAmount,
  )
}
