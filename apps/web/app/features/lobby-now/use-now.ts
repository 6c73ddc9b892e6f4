import { useEffect, useState } from 'react'
import { useMotionWanted } from '../../page/motion.ts'

const everyMs = 10_000

/** Milliseconds since 1970, a few times a minute; null on the server and where nothing may change by itself, because a clock that stands would be wrong. */
export function useNow(): number | null {
  const moves = useMotionWanted()
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    if (!moves) return setNow(null)
    const tick = () => setNow(Date.now())
    tick()
    const ticking = setInterval(tick, everyMs)
    return () => clearInterval(ticking)
  }, [moves])
  return now
}
