import type { PlayerApi } from '@andon/contract'
import type { Handlers } from '@andon/platform/http'
import { confirmLimits } from './confirm-limits.ts'
import { deleteLimits } from './delete-limits.ts'
import type { Deps } from './deps.ts'
import { exclude } from './exclude.ts'
import { getLimits } from './get-limits.ts'
import { getLimitsHistory } from './get-limits-history.ts'
import { overview } from './overview.ts'
import { playHistory } from './play-history.ts'
import { previewLimit } from './preview-limit.ts'
import { requestReturn } from './request-return.ts'
import { setLimits } from './set-limits.ts'

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
