import { type PlayerApi, Refusal, type ReplyOf } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from './deps.ts'
import type { Bonus } from './domain/bonus.ts'
import { earnedByClaim } from './domain/offer.ts'
import { findOffer } from './find-offer.ts'
import { grant } from './grant.ts'
import { bonusByKey } from './store/bonuses.ts'
import { lockGrants } from './store/deposits.ts'
import { programmesByCode } from './store/programmes.ts'

type Endpoint = PlayerApi['bonuses']['claim']

/** Grants a bonus that needs no deposit. A repeated request with the same key and code gets the same reply. */
export function claim(deps: Deps): Handler<Endpoint> {
  return ({ bonusCode, idempotencyKey }, { session: { playerId }, site }) =>
    deps.db.transaction(async (tx) => {
      await lockGrants(tx, playerId)
      const known = await bonusByKey(tx, { playerId, idempotencyKey })
      if (known) {
        const programme = (await programmesByCode(tx, [known.programme])).get(known.programme)
        if (programme?.eligibility.bonusCode === bonusCode) return replyOf(known)
        throw new Refusal('IDEMPOTENCY_CONFLICT', { field: 'idempotencyKey' })
      }
      const { programme, player } = await findOffer(deps, tx, { playerId, site, bonusCode })
      const { reward } = programme.terms
      const earned = earnedByClaim(reward)
      if (!earned) {
        const params = 'minDeposit' in reward ? { minDeposit: reward.minDeposit } : {}
        throw new Refusal('BONUS_NEEDS_DEPOSIT', { field: 'bonusCode', params })
      }
      const source = `claim/${idempotencyKey}`
      const granted = await grant(deps, tx, { playerId, player, programme, earned, source, idempotencyKey })
      if (!granted) throw new Refusal('BONUS_ACTIVE', { field: 'bonusCode' })
      await deps.wallet.postBatch(tx, granted.drafts)
      return replyOf(granted.bonus)
    })
}

function replyOf({ id, currency, bonusAmount, tiedDeposit }: Bonus): ReplyOf<Endpoint> {
  return { success: true, bonusId: id, currency, granted: { bonus: bonusAmount, deposit: tiedDeposit } }
}
