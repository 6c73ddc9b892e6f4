import { useEffect, useEffectEvent, useRef } from 'react'
import { askAfterMoves } from './ask-after-moves.ts'
import { useConnection, useOfOffers } from './use-live.ts'

interface AfterMoves {
  readonly atMostEveryMs: number
  readonly again: () => unknown
  readonly enabled: boolean
  /** A reply is on its way, perhaps from before a move: asking meanwhile would only wait for the same reply, so a move is asked about after it. */
  readonly isFetching: boolean
  /** The reply cannot last, such as a refusal for prices that stand still: the call is repeated at that pace until it has changed. */
  readonly isUnsettled?: boolean
  /** A further state that the reply depends on: another text counts as a move. */
  readonly also?: string
}

/**
 * Asks again for what depends on the prices of some selections once one of them has moved, and not too often. While the stream is lost nobody tells of moves:
 * then it asks at that pace.
 */
export function useAfterMoves(
  selections: readonly string[],
  { atMostEveryMs, again, enabled: isWanted, isFetching, isUnsettled = false, also = '' }: AfterMoves,
): void {
  const enabled = isWanted && !isFetching
  const isLost = useConnection() === 'lost'
  const key = selections.join(' ')
  const now = useOfOffers(selections, (offers) => {
    const known = selections.map((selection) => offers.get(selection))
    return known.every(Boolean) ? JSON.stringify([also, known.map((offer) => [offer?.price, offer?.open])]) : ''
  })
  const ask = useEffectEvent(() => void again())
  const asking = useRef<ReturnType<typeof askAfterMoves>>(null)
  useEffect(() => {
    asking.current ??= askAfterMoves(() => ask())
    asking.current.watch({ key, now, isLost, isUnsettled, enabled, atMostEveryMs })
  }, [key, now, isLost, isUnsettled, enabled, atMostEveryMs])
  useEffect(() => () => asking.current?.stop(), [])
}
