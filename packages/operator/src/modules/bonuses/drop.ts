import { type PlayerApi, Refusal, type ReplyOf } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from './deps.ts'
import type { Bonus } from './domain/bonus.ts'
import { endBonus } from './end-bonus.ts'
import { lockBonuses } from './store/bonuses.ts'

type Endpoint = PlayerApi['bonuses']['drop']

/** Gives up the active bonus. Repeated with the id of a dropped bonus it gets the same reply. */
export function drop(deps: Deps): Handler<Endpoint> {
  return ({ bonusId }, { session: { playerId } }) =>
    deps.db.transaction(async (tx) => {
      const locked = await lockBonuses(tx, { activeOf: [playerId], ids: bonusId === undefined ? [] : [bonusId] })
      const wanted = locked.find((bonus) =>
        bonusId === undefined ? bonus.state === 'active' : bonus.id === bonusId && bonus.playerId === playerId,
      )
      if (wanted?.state === 'active') return replyOf(await endBonus(deps, tx, wanted, 'dropped'))
      if (wanted?.state === 'dropped') return replyOf(wanted)
      throw new Refusal('BONUS_NOT_ACTIVE')
    })
}

function replyOf({ id, currency, returned, forfeited }: Bonus): ReplyOf<Endpoint> {
  return { success: true, bonusId: id, currency, returnedToCash: returned, forfeited }
}
