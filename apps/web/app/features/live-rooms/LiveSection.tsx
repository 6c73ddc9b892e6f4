import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useMotionWanted } from '../../page/motion.ts'
import { Followed, FollowRooms } from './use-rooms.ts'

/** Tiles of live rooms, which follow their tables while they are seen. */
export function LiveSection({ className, children }: { className: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const moves = useMotionWanted()
  const followed = useInSight(place) && moves
  return (
    <div ref={place} className={className}>
      <Followed value={followed}>{children}</Followed>
      {followed && <FollowRooms />}
    </div>
  )
}

function useInSight(place: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const element = place.current
    if (element === null) return
    let within = false
    const tell = () => setSeen(within && !document.hidden)
    const watching = new IntersectionObserver((entries) => {
      within = entries.at(-1)?.isIntersecting ?? false
      tell()
    })
    watching.observe(element)
    document.addEventListener('visibilitychange', tell)
    return () => {
      watching.disconnect()
      document.removeEventListener('visibilitychange', tell)
    }
  }, [place])
  return seen
}
