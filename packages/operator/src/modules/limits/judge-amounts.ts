import type { MoneyLimitType, ReachedLimit } from '@andon/contract/player-api/limits-fields'
import type { Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { type Asked, admitAmounts, type Judgement, type Usage } from './domain/admit-amounts.ts'
import { givenBounds } from './domain/bounds.ts'
import { instantOf, minuteOf, minutesADay } from './domain/minutes.ts'
import type { LimitedPlayer } from './store/players.ts'
import { firstMinutesPast, measure } from './store/usage.ts'

/**
 * Checks amounts in order against all limits of these types: null if an amount passes, otherwise the limit with the least remaining. The players'
 * rows are locked. Two statements for any number, a third if any is refused.
 */
export async function judgeAmounts(
  { clock, operatorLimits }: Pick<Deps, 'clock' | 'operatorLimits'>,
  tx: Tx,
  {
    asked,
    rows,
    types,
  }: {
    asked: readonly Asked[]
    rows: ReadonlyMap<string, LimitedPlayer>
    types: readonly MoneyLimitType[]
  },
): Promise<(ReachedLimit | null)[]> {
  const minute = minuteOf(clock.now())
  const players = [...rows.values()]
  const given = players.flatMap((player) =>
    givenBounds(player, operatorLimits)
      .filter(({ limitType }) => (types as readonly string[]).includes(limitType)) // widened for the lookup
      .map((bound) => ({ ...bound, playerId: player.playerId })),
  )
  const playerIds = players.map(({ playerId }) => playerId)
  const measured = await measure(tx, { playerIds, types, given, minute })
  const judgements = admitAmounts(asked, measured)
  const passesAt = await passingTimes(tx, { asked, judgements, minute })
  return judgements.map((passed, index) => {
    const [tightest] = passed ?? []
    const request = asked[index]
    if (!tightest || !request) return null
    return reached(tightest, {
      ...request,
      passesAt: passesAt[index] ?? null,
      currency: rows.get(request.playerId)?.currency,
    })
  })
}

/** When each refused amount would pass the limits that refuse it now, if the player does nothing else; null: never. */
async function passingTimes(
  tx: Tx,
  { asked, judgements, minute }: { asked: readonly Asked[]; judgements: readonly Judgement[]; minute: number },
): Promise<(Temporal.Instant | null)[]> {
  const questions = judgements.flatMap((passed, index) => {
    const amount = asked[index]?.amount ?? 0
    const possible = passed?.every(({ value }) => amount <= value) ?? false
    return possible && passed ? passed.map((usage) => ({ index, usage, base: usage.total + amount - usage.value })) : []
  })
  if (questions.length === 0) return judgements.map(() => null)
  const found = await firstMinutesPast(
    tx,
    questions.map(({ usage, base }) => ({ ...usage, base })),
    minute,
  )
  const latest = new Map<number, number>()
  questions.forEach(({ index, usage }, place) => {
    const gone = (found[place] ?? minute) + 1 + usage.days * minutesADay // an amount of this minute leaves the window one period later
    latest.set(index, Math.max(latest.get(index) ?? 0, gone))
  })
  return judgements.map((_, index) => {
    const at = latest.get(index)
    return at === undefined ? null : instantOf(at)
  })
}

function reached(
  { source, limitType, days, value, used }: Usage,
  { amount, passesAt, currency }: Asked & { passesAt: Temporal.Instant | null; currency: string | undefined },
): ReachedLimit {
  return {
    limitType,
    source,
    periodDays: days,
    limit: value,
    used: Math.max(0, used),
    remaining: Math.max(0, value - used),
    asked: amount,
    ...(passesAt === null ? {} : { passesAt: passesAt.toString() }),
    ...(currency === undefined ? {} : { currency }),
  }
}
