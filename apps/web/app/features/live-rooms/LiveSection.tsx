import { type ReactNode, useRef } from 'react'
import { useMotionWanted } from '../../page/motion.ts'
import { useInSight } from './use-in-sight.ts'
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
