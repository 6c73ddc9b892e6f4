import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import { bonusView } from './bonus-view.ts'
import type { Deps } from './deps.ts'
import { convertIfMet, giveUp } from './domain/end.ts'
import { activeBonus } from './store/bonuses.ts'
import { programmesByCode } from './store/programmes.ts'

/** Everything a page needs to show the bonus and to offer dropping it. */
export function activeBonusDetails({ db, clock, wallet }: Deps): Handler<PlayerApi['bonuses']['activeBonusDetails']> {
  return async ({ languageId }, { session: { playerId } }) => {
    const bonus = await activeBonus(db, playerId)
    if (!bonus) return { success: true, activeBonus: null }
    const programme = (await programmesByCode(db, [bonus.programme])).get(bonus.programme)
    const pockets = await wallet.balances(db, playerId)
    const at = clock.now()
    const met = convertIfMet({ ...bonus, wageredHundredths: Number.MAX_SAFE_INTEGER }, pockets, at)
    const dropped = giveUp(bonus, pockets, { as: 'dropped', at })
    const { crp, drp, wrp, freebet } = pockets
    return {
      success: true,
      activeBonus: {
        ...bonusView(bonus, programme, languageId),
        pockets: { crp, drp, wrp, freebet },
        freeRoundsLeft: bonus.freeRoundsLeft,
        ifMet: { becomesCash: realCashOf(met?.movement.parts ?? []), forfeited: met?.movement.forfeited ?? 0 },
        ifDropped: {
          returnsToCash: realCashOf(dropped.movement.parts),
          forfeited: dropped.movement.forfeited,
        },
      },
    }
  }
}

const realCashOf = (parts: readonly { pocket: string; amount: number }[]) =>
  parts.find(({ pocket }) => pocket === 'realCash')?.amount ?? 0
