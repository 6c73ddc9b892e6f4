import type { PlayerApi } from '@andon/contract'
import type { Handlers } from '@andon/platform/http'
import { confirmLimits } from './changes/confirm-limits.ts'
import { deleteLimits } from './changes/delete-limits.ts'
import { previewLimit } from './changes/preview-limit.ts'
import { setLimits } from './changes/set-limits.ts'
import type { Deps } from './deps.ts'
import { exclude } from './exclusion/exclude.ts'
import { requestReturn } from './exclusion/request-return.ts'
import { getLimits } from './get-limits.ts'
import { getLimitsHistory } from './get-limits-history.ts'
import { overview } from './overview.ts'
import { playHistory } from './play-history.ts'

export function routes(deps: Deps): Handlers<PlayerApi['limits']> {
  return {
    setLimits: setLimits(deps),
    previewLimit: previewLimit(deps),
    deleteLimits: deleteLimits(deps),
    confirmDepositLimits: confirmLimits(deps, ['deposit']),
    confirmLimits: confirmLimits(deps, ['loss', 'wager', 'session', 'reality']),
    lockAccount: ({ days }, context) => exclude(deps, { days, kind: 'lock' }, context),
    takeBreak: ({ days }, context) => exclude(deps, { days, kind: 'break' }, context),
    requestReturn: requestReturn(deps),
    getRGDepositLimitsHistory: getLimitsHistory(deps, 'deposit'),
    getUserWagerLimitsHistory: getLimitsHistory(deps, 'wager'),
    getUserLossLimitsHistory: getLimitsHistory(deps, 'loss'),
    getDepositLimit: getLimits(deps, 'deposit'),
    getLossLimit: getLimits(deps, 'loss'),
    getWagerLimit: getLimits(deps, 'wager'),
    getSessionLimit: getLimits(deps, 'session'),
    getRealitySessionLimit: getLimits(deps, 'reality'),
    overview: overview(deps),
    playHistory: playHistory(deps),
  }
}
