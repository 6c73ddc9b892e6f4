import { roundClosed } from '@andon/operator/game-wallet'
import { onMany, type Subscriber, subscriber } from '@andon/platform/facts'
import type { Deps } from './deps.ts'
import { joinedOf, lookSoon } from './store/players.ts'
import { type CountedRound, saveRounds } from './store/rounds.ts'

/** Keeps the rounds of players who take part. Progress follows from all of them, so a fact that comes again or late changes nothing. */
export const roundsSubscriber = ({ clock }: Pick<Deps, 'clock'>): Subscriber =>
  subscriber('missions', {
    batch: onMany(roundClosed, async (tx, facts) => {
      const joined = await joinedOf(tx, [...new Set(facts.map(({ key }) => key))])
      if (joined.size === 0) return
      const rounds = new Map<string, CountedRound>()
      for (const { key: playerId, position, at, data } of facts) {
        const { supplier, roundId, category, gameCode, stake } = data
        const joinedAt = joined.get(playerId)
        const stakedAt = data.stakedAt ? Temporal.Instant.from(data.stakedAt) : at // absent in facts of an earlier release
        if (!joinedAt || Temporal.Instant.compare(stakedAt, joinedAt) < 0) continue
        const name = JSON.stringify([playerId, supplier, roundId])
        if ((rounds.get(name)?.position ?? -1) > position) continue
        const product = category === 'sports' ? 'sports' : 'casino'
        rounds.set(name, { playerId, supplier, roundId, position, product, category, gameCode, stake, stakedAt })
      }
      if (rounds.size === 0) return
      // players before rounds, as a lock that removes a player does
      await lookSoon(tx, {
        playerIds: [...new Set([...rounds.values()].map(({ playerId }) => playerId))],
        now: clock.now(),
      })
      await saveRounds(tx, [...rounds.values()])
    }),
  })
