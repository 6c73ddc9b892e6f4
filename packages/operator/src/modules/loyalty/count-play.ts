import { roundClosed } from '@andon/operator/game-wallet'
import { onMany, type Subscriber, subscriber } from '@andon/platform/facts'
import type { Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { levelsFor } from './domain/levels.ts'
import { saveReached } from './store/levels.ts'
import { type PlayedDay, pointsOf, savePlay } from './store/play.ts'

/** Keeps the days of play and the games of rounds with a stake; how high it was is not looked at. */
export const playSubscriber = (deps: Deps): Subscriber =>
  subscriber('loyalty', {
    batch: onMany(roundClosed, async (tx, facts) => {
      const played = new Map<string, PlayedDay>()
      for (const { key: playerId, at, data } of facts) {
        if (data.stake === 0) continue
        const stakedAt = data.stakedAt ? Temporal.Instant.from(data.stakedAt) : at // absent in facts of an earlier release
        const day = stakedAt.toZonedDateTimeISO('UTC').toPlainDate().toString()
        played.set(`${playerId} ${data.gameCode} ${day}`, { playerId, gameCode: data.gameCode, day })
      }
      if (played.size === 0) return
      const changed = await savePlay(tx, [...played.values()])
      if (changed.length > 0) await reach(deps, tx, changed)
    }),
  })

async function reach({ rules, clock }: Deps, tx: Tx, playerIds: readonly string[]): Promise<void> {
  const points = await pointsOf(tx, playerIds, rules)
  const reached = [...points].flatMap(([playerId, sum]) => levelsFor(rules, sum).map((level) => ({ playerId, level })))
  await saveReached(tx, { reached, at: clock.now() })
}
