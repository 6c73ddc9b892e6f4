import type { PlayerApi } from '@andon/contract'
import { rulesFor } from '@andon/contract/jurisdiction-rules'
import { Refusal } from '@andon/contract/refusals'
import type { Handler } from '@andon/platform/http'
import type { Tx } from '@andon/platform/sql'
import type { Deps } from '../deps.ts'
import { effectOf } from '../domain/change-of.ts'
import { type AskedLimit, readLimit } from '../domain/read-limit.ts'
import { limitsOf, putLimit, type StoredLimit } from '../store/limits.ts'
import type { LimitedPlayer } from '../store/players.ts'
import { changeLimits } from './change-limits.ts'
import { pendingOf } from './pending.ts'

/** The maximum number of limits of one type. */
const mostOfAType = 12

/** The player's row is locked, so identical concurrent requests have one effect. */
export function setLimits(deps: Deps): Handler<PlayerApi['limits']['setLimits']> {
  return (form, { session: { playerId } }) =>
    changeLimits(deps, { playerId, types: [form.limitType] }, async (tx, player) => {
      const asked = readLimit(form, rulesFor(player.country))
      const standing = await limitsOf(tx, { playerId, types: [asked.limitType] })
      const same = standing.find(({ days }) => days === asked.days)
      if (same) return adjust(deps, tx, { limit: same, asked, player })
      if (standing.length >= mostOfAType)
        throw new Refusal('FIELD_INVALID', { field: 'customDays', message: 'Too many limits' })
      await begin(deps, tx, { asked, playerId })
      return true
    })
}

async function begin(
  { clock, newId }: Deps,
  tx: Tx,
  { asked, playerId }: { asked: AskedLimit; playerId: string },
): Promise<void> {
  const at = clock.now()
  const limit: StoredLimit = { id: newId('lim'), playerId, ...asked, startsAt: at, removedAt: null, pending: null }
  await putLimit(tx, limit, { change: 'SET', before: null, after: asked.value, at })
}

async function adjust(
  { clock }: Deps,
  tx: Tx,
  { limit, asked: { value }, player }: { limit: StoredLimit; asked: AskedLimit; player: LimitedPlayer },
): Promise<boolean> {
  const at = clock.now()
  const step = effectOf(value, { value: limit.value, ...(limit.pending ? { pending: limit.pending.value } : {}) })
  switch (step.effect) {
    case 'none':
      return false
    case 'lower': {
      const lower = { ...limit, value, startsAt: at, pending: null }
      await putLimit(tx, lower, { change: 'LOWERED', before: limit.value, after: value, at })
      return true
    }
    case 'drop-pending':
      await putLimit(
        tx,
        { ...limit, pending: null },
        { change: 'CHANGE_DROPPED', before: limit.value, after: value, at },
      )
      return true
    case 'wait': {
      const waiting = { ...limit, pending: pendingOf(value, { player, at }) }
      await putLimit(tx, waiting, { change: 'RAISE_ASKED', before: limit.value, after: value, at })
      return true
    }
  }
}
