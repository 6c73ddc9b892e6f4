import { useEffect, useEffectEvent, useRef } from 'react'
import { useLine, useOfOffers } from './use-live.ts'

interface AfterMoves {
  readonly atMostEveryMs: number
  readonly again: () => unknown
  readonly enabled: boolean
  /** What was answered cannot last, such as a refusal for prices that stand still: it asks at that pace until it has changed. */
  readonly isUnsettled?: boolean
  /** What else the answer depends on: another text counts as a move. */
  readonly also?: string
}

/**
 * Asks again for what depends on the prices of some selections once one of them has moved, and not too often. While the stream is lost nobody tells of moves:
 * then it asks at that pace.
 */
export function useAfterMoves(
  selections: readonly string[],
  { atMostEveryMs, again, enabled, isUnsettled = false, also = '' }: AfterMoves,
): void {
  const isLost = useLine() === 'lost'
  const key = selections.join(' ')
  const now = useOfOffers(selections, (offers) => {
    const known = selections.map((selection) => offers.get(selection))
    return known.every(Boolean) ? JSON.stringify([also, known.map((offer) => [offer?.price, offer?.open])]) : ''
  })
  const seen = useRef({ key, now, askedAt: Number.NEGATIVE_INFINITY, isDue: false })
  const ask = useEffectEvent(() => {
    Object.assign(seen.current, { askedAt: performance.now(), isDue: false })
    void again()
  })
  useEffect(() => {
    const { key: keyBefore, now: before, askedAt, isDue } = seen.current
    seen.current =
      keyBefore === key
        ? { key, now, askedAt, isDue: isDue || (before !== '' && before !== now) }
        : { key, now, askedAt: performance.now(), isDue: false } // that they are others has asked
    if (!enabled) return
    if (isLost || isUnsettled) {
      const timer = setInterval(ask, atMostEveryMs)
      return () => clearInterval(timer)
    }
    if (!seen.current.isDue) return
    const timer = setTimeout(ask, Math.max(0, seen.current.askedAt + atMostEveryMs - performance.now()))
    return () => clearTimeout(timer)
  }, [key, now, isLost, isUnsettled, enabled, atMostEveryMs])
}
