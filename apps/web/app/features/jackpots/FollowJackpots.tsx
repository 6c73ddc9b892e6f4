import type { Jackpot } from '@andon/contract/player-api/jackpots'
import { useQueryClient } from '@tanstack/react-query'
import { useMotionWanted } from '../../page/motion.ts'
import { useLazyTopic } from '../../page/use-topic.ts'
import { jackpotsKey } from './use-jackpots.ts'

const loadTopic = async () => (await import('@andon/contract/topics/jackpots')).jackpotsTopic

/** Follows all meters while it is mounted, except where nothing may change by itself. */
export function FollowJackpots() {
  return useMotionWanted() && <Following />
}

function Following() {
  const queries = useQueryClient()
  useLazyTopic(loadTopic, {}, (meters) => {
    if (meters === null) void queries.invalidateQueries({ queryKey: jackpotsKey })
    else queries.setQueryData<readonly Jackpot[]>(jackpotsKey, (known) => known && withMeters(known, meters.jackpots))
  })
  return null
}

type Meter = Pick<Jackpot, 'id' | 'amount' | 'mustDropBy'>

const withMeters = (known: readonly Jackpot[], meters: readonly Meter[]): Jackpot[] =>
  known.map((jackpot) => ({ ...jackpot, ...meters.find(({ id }) => id === jackpot.id) }))
