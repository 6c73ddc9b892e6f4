import { useEffect, useEffectEvent, useRef } from 'react'
import { useLine, useOfOffers } from './use-live.ts'

interface AfterMoves {
  readonly atMostEveryMs: number
  readonly again: () => unknown
  readonly enabled: boolean
}

/**
 * Asks again for what depends on the prices of some selections once one of them has moved, and not too often. While the stream is lost nobody tells of moves:
 * then it asks at that pace.
 */
export function useAfterMoves(selections: readonly string[], { atMostEveryMs, again, enabled }: AfterMoves): void {
  const isLost = useLine() === 'lost'
  const key = selections.join(' ')
  const now = useOfOffers(selections, (offers) => {
    const known = selections.map((selection) => offers.get(selection))
    return known.every(Boolean) ? JSON.stringify(known.map((offer) => [offer?.price, offer?.open])) : ''
  })
  const seen = useRef({ key, now, askedAt: Number.NEGATIVE_INFINITY })
  const ask = useEffectEvent(() => {
    seen.current.askedAt = performance.now()
    void again()
  })
  useEffect(() => {
    const { key: keyBefore, now: before, askedAt } = seen.current
    const hasMoved = before !== '' && before !== now && keyBefore === key
    seen.current = { key, now, askedAt: keyBefore === key ? askedAt : performance.now() }
    if (!enabled) return
    if (isLost) {
      const timer = setInterval(ask, atMostEveryMs)
      return () => clearInterval(timer)
    }
    if (!hasMoved) return
    const timer = setTimeout(ask, Math.max(0, askedAt + atMostEveryMs - performance.now()))
    return () => clearTimeout(timer)
  }, [key, now, isLost, enabled, atMostEveryMs])
}
