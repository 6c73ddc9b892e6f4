import type { PlayerApi, ReplyOf } from '@andon/contract'
import type { LimitType } from '@andon/contract/player-api/limits-fields'
import type { Handler } from '@andon/platform/http'
import type { Db } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { countsMoney, periodOf, sizeOf } from './limit-view.ts'
import { changesOf, type StoredChange } from './store/limits.ts'

type LimitsHistory = PlayerApi['limits']['getRGDepositLimitsHistory']
type ChangeView = ReplyOf<LimitsHistory>['history'][number]

/** Maximum number of changes returned, newest first. */
const mostChanges = 500

/** The three calls that return changes differ only in the type. */
export function getLimitsHistory({ db }: Deps, limitType: LimitType): Handler<LimitsHistory> {
  return async (_request, { session: { playerId } }) => ({
    success: true,
    history: await changeViews(db, { playerId, types: [limitType], limit: mostChanges }),
  })
}

export async function changeViews(
  db: Db,
  which: { playerId: string; types: readonly LimitType[]; limit: number },
): Promise<ChangeView[]> {
  return (await changesOf(db, which)).map(changeView)
}

function changeView({ limitId, limitType, days, change, before, after, at }: StoredChange): ChangeView {
  return {
    limitId,
    limitType,
    ...periodOf(days),
    change,
    ...(after === null ? {} : sizeOf(limitType, after)),
    ...(before === null ? {} : countsMoney(limitType) ? { previousAmount: before } : { previousMinutes: before }),
    at: at.toString(),
  }
}
