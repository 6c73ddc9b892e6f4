import { type PlayerApi, Refusal, type ReplyOf } from '@andon/contract'
import type { BonusProgramme } from '@andon/contract/bonus-terms'
import { awardedProgramme, termsWithoutWagering } from '@andon/operator/bonuses'
import type { Handler } from '@andon/platform/http'
import { assert, type Tx } from '@andon/platform/sql'
import type { Deps, LoyaltyPlayer } from './deps.ts'
import { rewardFor } from './get-loyalty.ts'
import { insertClaim, knownClaims, type LevelClaim, reachedBy } from './store/levels.ts'

type Endpoint = PlayerApi['loyalty']['claimLevelReward']
interface Asked {
  readonly level: number
  readonly idempotencyKey: string
}

/**
 * Pays the reward of a level that was reached and marks it, in one transaction. It can be claimed at any time later; while a bonus is active it is refused
 * BONUS_ACTIVE and stays. A repeated request with the same key has the same reply. Locks: row of the limits, which makes a player's claims follow each
 * other and a lock wait · the bonuses · accounts.
 */
export function claimLevelReward(deps: Deps): Handler<Endpoint> {
  return (asked, { session: { playerId } }) =>
    deps.db.transaction(async (tx) => {
      await deps.limits.lockPlayerRows(tx, [playerId])
      const known = await knownClaims(tx, { playerId, ...asked })
      if (known.length > 0) return replyToKnown(known, asked)
      if ((await deps.limits.lockOf(tx, [playerId])).has(playerId)) throw new Refusal('ACCOUNT_LOCKED')
      const { player, value } = await rewardOf(deps, tx, { playerId, level: asked.level })
      const bonus = await deps.bonuses.award(tx, {
        playerId,
        programme: programmeOf(deps, { player, level: asked.level, value }),
        source: `level/${asked.level}`,
      })
      const claim = { ...asked, bonusId: bonus.id, value, claimedAt: deps.clock.now() }
      await insertClaim(tx, { playerId, ...claim })
      return replyOf(claim)
    })
}

function replyToKnown(known: readonly LevelClaim[], asked: Asked): ReplyOf<Endpoint> {
  const withKey = known.find(({ idempotencyKey }) => idempotencyKey === asked.idempotencyKey)
  if (!withKey) throw impossible('You have claimed this')
  if (withKey.level === asked.level) return replyOf(withKey)
  throw new Refusal('IDEMPOTENCY_CONFLICT', { field: 'idempotencyKey' })
}

async function rewardOf(deps: Deps, tx: Tx, { playerId, level }: { playerId: string; level: number }) {
  const player = (await deps.playersByIds(tx, [playerId])).get(playerId)
  assert(player, 'a session has a player')
  if (!deps.playRewards(player.country)) throw impossible('Rewards for play are not allowed where you live')
  const value = rewardFor(deps, { player, level })
  if (value === 0) throw new Refusal('NOT_FOUND', { field: 'level' })
  if (!(await reachedBy(tx, playerId)).some((one) => one.level === level))
    throw impossible('You have not reached this level')
  return { player, value }
}

const impossible = (message: string) => new Refusal('ACTION_IMPOSSIBLE', { field: 'level', message })

const replyOf = ({ bonusId, value, claimedAt }: LevelClaim): ReplyOf<Endpoint> => ({
  success: true,
  bonusId,
  value,
  claimedAt: claimedAt.toString({ smallestUnit: 'millisecond' }),
})

/** The reward as a bonus programme: real cash at once, without wagering. */
function programmeOf(
  { rules }: Deps,
  { player: { site }, level, value }: { player: LoyaltyPlayer; level: number; value: number },
): BonusProgramme {
  const name = rules.levels[level - 1]?.names
  assert(name, 'a reward is of a level')
  const terms = termsWithoutWagering({ kind: 'no-deposit', amount: value }, 1)
  return awardedProgramme({ code: `${site.toLowerCase()}-l-${level}`, site, name, currency: rules.currency, terms })
}
