import { Refusal } from '@andon/contract'
import type { BonusProgramme } from '@andon/contract/bonus-terms'
import { assert, type Db, type Tx } from '@andon/platform/sql'
import type { BonusPlayer, Deps } from './deps.ts'
import { type Hindrance, hindranceOf } from './domain/eligibility.ts'
import { activeBonus, timesHad } from './store/bonuses.ts'
import { countDeposits } from './store/deposits.ts'
import { programmesOf } from './store/programmes.ts'

export interface Offer {
  readonly programme: BonusProgramme
  readonly player: BonusPlayer
}

/** The site's programme with this code. Refuses with the reason if this player may not have it now. */
export async function findOffer(
  deps: Deps,
  tx: Tx,
  { playerId, site, bonusCode }: { playerId: string; site: string; bonusCode: string },
): Promise<Offer> {
  const wanted = bonusCode.toUpperCase()
  const programme = (await programmesOf(tx, site)).find(({ eligibility }) => eligibility.bonusCode === wanted)
  if (!programme) throw new Refusal('BONUS_UNKNOWN', { field: 'bonusCode' })
  const player = await demandPlayer(deps, tx, playerId)
  const deposits = await countDeposits(tx, playerId)
  const hindrance = await hindranceFor(deps, tx, { playerId, player, programme, site, deposits })
  if (hindrance) throw refusalOf(hindrance)
  const active = await activeBonus(tx, playerId)
  if (active) throw new Refusal('BONUS_ACTIVE', { field: 'bonusCode', params: { bonusId: active.id } })
  return { programme, player }
}

export async function hindranceFor(
  { clock }: Deps,
  tx: Tx,
  asked: { playerId: string; player: BonusPlayer; programme: BonusProgramme; site: string; deposits: number },
): Promise<Hindrance | null> {
  return hindranceOf(asked.programme, {
    site: asked.site,
    player: asked.player,
    deposits: asked.deposits,
    timesHad: (await timesHad(tx, asked.playerId)).get(asked.programme.code) ?? 0,
    now: clock.now(),
  })
}

export async function demandPlayer({ playerFacts }: Deps, executor: Db | Tx, playerId: string): Promise<BonusPlayer> {
  const player = await playerFacts(executor, playerId)
  assert(player, `${playerId} is a player`)
  return player
}

function refusalOf(hindrance: Hindrance): Refusal {
  switch (hindrance) {
    case 'SITE':
    case 'NOT_YET':
    case 'OVER':
      return new Refusal('BONUS_UNKNOWN', { field: 'bonusCode' })
    case 'LOCKED':
      return new Refusal('ACCOUNT_LOCKED')
    case 'NOT_VERIFIED':
      return new Refusal('KYC_REQUIRED')
    case 'COUNTRY':
    case 'CURRENCY':
    case 'HAD_ALREADY':
    case 'DEPOSIT_NUMBER':
      return new Refusal('BONUS_NOT_ELIGIBLE', { field: 'bonusCode', params: { reason: hindrance } })
  }
}
