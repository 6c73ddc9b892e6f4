import { type PlayerApi, Refusal, type ReplyOf } from '@andon/contract'
import type { BonusProgramme } from '@andon/contract/bonus-terms'
import { inEveryLanguage } from '@andon/contract/languages'
import { awardedProgramme, termsWithoutWagering } from '@andon/operator/bonuses'
import type { Handler } from '@andon/platform/http'
import { assert, type Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { type Mission, rewardValue } from './domain/mission.ts'
import { capsUsed, offeredTo, rewardOf } from './get-missions.ts'
import { openMissions } from './states.ts'
import { type Claim, claimsOf, insertClaim, knownClaims } from './store/claims.ts'
import { joinedOf } from './store/players.ts'

type Endpoint = PlayerApi['missions']['claimMission']
interface Asked {
  readonly missionId: string
  readonly period: string
  readonly idempotencyKey: string
}

/**
 * Pays a reached mission and marks it, in one transaction; while another bonus is active the claim is kept and paid when that one has ended
 * (pay-waiting.ts). A repeated request with the same key has the same reply, or that of the payment. Locks: row of the limits, which makes a player's
 * claims follow each other and a lock wait · the bonuses · accounts.
 */
export function claimMission(deps: Deps): Handler<Endpoint> {
  return (asked, { session: { playerId }, site }) =>
    deps.db.transaction(async (tx) => {
      await deps.limits.lockPlayerRows(tx, [playerId])
      const known = await knownClaims(tx, { playerId, mission: asked.missionId, ...asked })
      const [first] = known
      if (first) return replyToKnown(known, asked)
      if ((await deps.limits.lockOf(tx, [playerId])).has(playerId)) throw new Refusal('ACCOUNT_LOCKED')
      const mission = await reachedMission(deps, tx, { ...asked, playerId, site })
      await demandRoom(deps, tx, { playerId, mission })
      const { period, idempotencyKey } = asked
      const programme = programmeOf(mission, site)
      const claim: Claim = {
        mission: mission.id,
        period,
        idempotencyKey,
        bonusId: await awardUnlessActive(deps, tx, { playerId, programme, period }),
        programme,
        value: rewardValue(mission),
        reward: rewardOf(mission),
        claimedAt: deps.clock.now(),
      }
      await insertClaim(tx, { playerId, ...claim })
      return replyOf(claim)
    })
}

/** Grants the reward and returns the bonus; null while another bonus is active. */
export async function awardUnlessActive(
  { bonuses }: Pick<Deps, 'bonuses'>,
  tx: Tx,
  { playerId, programme, period }: { playerId: string; programme: BonusProgramme; period: string },
): Promise<string | null> {
  try {
    return (await bonuses.award(tx, { playerId, programme, source: `mission/${period}` })).id
  } catch (error) {
    if (error instanceof Refusal && error.code === 'BONUS_ACTIVE') return null
    throw error
  }
}

function replyToKnown(known: readonly Claim[], asked: Asked): ReplyOf<Endpoint> {
  const withKey = known.find(({ idempotencyKey }) => idempotencyKey === asked.idempotencyKey)
  if (!withKey) throw impossible('You have claimed this')
  if (withKey.mission === asked.missionId && withKey.period === asked.period) return replyOf(withKey)
  throw new Refusal('IDEMPOTENCY_CONFLICT', { field: 'idempotencyKey' })
}

async function reachedMission(
  deps: Deps,
  tx: Tx,
  { missionId, period, playerId, site }: Asked & { playerId: string; site: string },
): Promise<Mission> {
  const player = (await deps.playersByIds(tx, [playerId])).get(playerId)
  assert(player, 'a session has a player')
  const missions = offeredTo(deps, { site, player }).filter(({ id }) => id === missionId)
  if (missions.length === 0) throw new Refusal('NOT_FOUND', { field: 'missionId' })
  if (!(await joinedOf(tx, [playerId])).has(playerId)) throw impossible('You do not take part in missions')
  const open = (await openMissions(deps, tx, { missions, playerId })).find((one) => one.period.name === period)
  if (!open) throw new Refusal('NOT_FOUND', { field: 'period' })
  if (!open.isReached) throw impossible('You have not reached this')
  return open.mission
}

async function demandRoom(
  { book, clock }: Deps,
  tx: Tx,
  { playerId, mission }: { playerId: string; mission: Mission },
): Promise<void> {
  const now = clock.now()
  const claims = await claimsOf(tx, { playerId, since: now.subtract({ hours: 24 * 7 }) })
  const { day, week, weekValue } = capsUsed(book.caps, { claims, now })
  if (day.used >= day.most) throw impossible('You have had the rewards of a day')
  if (week.used >= week.most || weekValue.used + rewardValue(mission) > weekValue.most)
    throw impossible('You have had the rewards of a week')
}

const impossible = (message: string) => new Refusal('ACTION_IMPOSSIBLE', { field: 'missionId', message })

const replyOf = ({ bonusId, reward, claimedAt }: Claim) => ({
  success: true as const,
  ...(bonusId === null ? {} : { bonusId }),
  waits: bonusId === null,
  reward,
  claimedAt: claimedAt.toString({ smallestUnit: 'millisecond' }),
})

/** The reward as a bonus programme without wagering, so that money is real cash at once and spins win real cash. */
function programmeOf({ id, texts, currency, reward }: Mission, site: string): BonusProgramme {
  const terms =
    reward.kind === 'cash'
      ? termsWithoutWagering({ kind: 'no-deposit', amount: reward.amount }, 1)
      : termsWithoutWagering(
          { kind: 'free-spins', rounds: reward.spins, stake: reward.stake, games: reward.games, minDeposit: 0 },
          reward.expiryDays,
        )
  const name = inEveryLanguage((language) => texts[language].name)
  return awardedProgramme({ code: `${site.toLowerCase()}-m-${id}`, site, name, currency, terms })
}
