import { type PlayerApi, Refusal } from '@andon/contract'
import type { BonusProgramme, BonusTerms } from '@andon/contract/bonus-terms'
import { inEveryLanguage } from '@andon/contract/languages'
import { awardedProgramme, termsWithoutWagering } from '@andon/operator/bonuses'
import type { Handler } from '@andon/platform/http'
import { assert } from '@andon/platform/sql'
import { hashOf } from '@andon/ranking/hash'
import type { Reward } from '@andon/ranking/rules'
import type { Deps } from './deps.ts'
import { lockReward, markTaken } from './store/rewards.ts'
import { type StoredTournament, tournamentById } from './store/tournaments.ts'
import { shownPrize } from './view.ts'

/**
 * Grants free spins or a bonus that the player has won, and marks it as taken, in one transaction; a repeated request has the same reply. Nobody is put under
 * a bonus unasked, so the prize is taken by a call, and waits without end while another bonus is active or the account is locked.
 * Locks: entry · row of the limits · grants · accounts.
 */
export function claim(deps: Deps): Handler<PlayerApi['tournaments']['claim']> {
  return ({ tournamentId }, { session: { playerId }, site }) =>
    deps.db.transaction(async (tx) => {
      const tournament = await tournamentById(tx, tournamentId)
      const entry = tournament?.site === site ? await lockReward(tx, { playerId, tournamentId }) : null
      if (!tournament || !entry) throw new Refusal('NOT_FOUND', { field: 'tournamentId' })
      const { reward, rank, bonusId, takenAt } = entry
      if (!reward || rank === null)
        throw new Refusal('ACTION_IMPOSSIBLE', { field: 'tournamentId', message: 'You have won nothing to take here' })
      const replyOf = (taken: { bonusId: string; at: Temporal.Instant }) => ({
        success: true as const,
        prize: { from: rank, to: rank, ...shownPrize(reward) },
        bonusId: taken.bonusId,
        takenAt: taken.at.toString({ smallestUnit: 'millisecond' }),
      })
      if (bonusId !== null && takenAt) return replyOf({ bonusId, at: takenAt })
      await deps.limits.lockPlayerRows(tx, [playerId])
      if ((await deps.limits.lockOf(tx, [playerId])).has(playerId)) throw new Refusal('ACCOUNT_LOCKED')
      const programme = await programmeOf(tournament, reward)
      const bonus = await deps.bonuses.award(tx, { playerId, programme, source: `tournament/${tournamentId}` })
      const taken = { bonusId: bonus.id, at: deps.clock.now() }
      assert(await markTaken(tx, { playerId, tournamentId, ...taken }), 'a prize is taken once')
      return replyOf(taken)
    })
}

/** The prize as a bonus programme. Its code follows from its name and terms, as a series may change them between its runs. */
async function programmeOf(
  { site, series, currency, about }: StoredTournament,
  reward: Reward,
): Promise<BonusProgramme> {
  const name = inEveryLanguage((language) => about.texts[language].name)
  const terms = termsOf(reward)
  const hash = (await hashOf({ name, terms, currency })).slice(0, 8)
  const code = `${`${site.toLowerCase()}-t-${series}`.slice(0, 31)}-${hash}`
  return awardedProgramme({ code, site, name, currency, terms })
}

/** Spins win real cash; bonus money has the terms that were frozen with the rules. */
function termsOf(reward: Reward): BonusTerms {
  if (reward.kind === 'bonus') {
    assert(reward.terms, 'terms are written at the publication')
    return reward.terms
  }
  const { spins: rounds, stake, game, expiryDays } = reward
  return termsWithoutWagering({ kind: 'free-spins', rounds, stake, games: [game], minDeposit: 0 }, expiryDays)
}
