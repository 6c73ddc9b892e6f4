import { useEffect, useState } from 'react'
import { useMotionWanted } from '../../page/motion.ts'

/** Milliseconds since 1970: null on the server and while hydrating; every second, or where nothing may change by itself once. */
export function useClock(): number | null {
  const moves = useMotionWanted()
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    setNow(Date.now())
    if (!moves) return
    const ticking = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(ticking)
  }, [moves])
  return now
}
