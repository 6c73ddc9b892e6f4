import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import { bonusView } from './bonus-view.ts'
import type { Deps } from './deps.ts'
import { bonusesOf } from './store/bonuses.ts'
import { programmesByCode } from './store/programmes.ts'

const pageSize = 50

export function getBonusHistory({ db }: Deps): Handler<PlayerApi['bonuses']['getBonusHistory']> {
  return async ({ languageId, cursor }, { session: { playerId } }) => {
    const found = await bonusesOf(db, { playerId, before: cursor, limit: pageSize + 1 })
    const page = found.slice(0, pageSize)
    const programmes = await programmesByCode(
      db,
      page.map(({ programme }) => programme),
    )
    const last = found.length > pageSize ? page.at(-1) : undefined
    return {
      success: true,
      bonuses: page.map((bonus) => ({
        ...bonusView(bonus, programmes.get(bonus.programme), languageId),
        state: bonus.state,
        becameCash: bonus.converted,
        returnedToCash: bonus.returned,
        forfeited: bonus.forfeited,
        endedAt: bonus.endedAt?.toString() ?? null,
      })),
      ...(last ? { nextCursor: last.id } : {}),
    }
  }
}
