import { cycleKindOf, minimumCycleMsOf } from '@andon/contract/games/rules'
import type { Game } from '@andon/contract/player-api/catalogue'
import { useState } from 'react'
import { useBalance } from '../../../player/balance.ts'
import { useSession } from '../../../player/session.ts'
import { useOverview } from '../../limits/use-limits.ts'

/** The bounds of a player's session now; amounts in minor units. Everything is null for visitors, and until it is known. */
export interface Room {
  readonly balance: number | null
  /** The sum that the tightest loss limit leaves. */
  readonly lossLeft: number | null
  /** The minutes until a limit of session time ends the session. */
  readonly minutesLeft: number | null
}

export function useRoom(): Room {
  const session = useSession()
  const balance = useBalance()
  const { data } = useOverview({ enabled: session.state === 'player' && !session.restricted })
  const [openedAt] = useState(() => Date.now())
  const left = [...(data?.limits ?? []), ...(data?.given ?? [])].flatMap(({ limitType, remaining }) =>
    limitType === 'loss' && remaining !== undefined ? [remaining] : [],
  )
  return {
    balance: balance?.total ?? null,
    lossLeft: left.length > 0 ? Math.min(...left) : null,
    minutesLeft: data?.sessionEndsAt
      ? Math.max(0, Math.floor((Date.parse(data.sessionEndsAt) - openedAt) / 60_000))
      : null,
  }
}

/** The operator's pace: a jurisdiction's may be slower, never faster. */
export const roundMsOf = ({ category }: Pick<Game, 'category'>): number => minimumCycleMsOf('', cycleKindOf(category))
