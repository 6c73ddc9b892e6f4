import { useEventState } from '../../live/use-live.ts'
import type { EventView } from '../../page/api.ts'
import type { Play } from './use-play.ts'

/** How many minutes are played, and where they are divided. */
const minutes: Readonly<Partial<Record<EventView['sport']['code'], readonly number[]>>> = {
  football: [45, 90],
  iceHockey: [20, 40, 60],
  rugby: [40, 80],
}

/** Drawings by minutes are as wide, and begin and end so far from their edges. */
export const across = 350
export const from = 8
export const width = across - 2 * from

/** A scale of the minutes of a match, those to come included; null in sports that are not drawn by minutes. */
export function useMinutes(event: EventView, play: Play) {
  const state = useEventState(event.id)
  const divided = minutes[event.sport.code]
  if (!divided) return null
  const played = Math.max(
    ...play.moments.map(({ minute }) => minute ?? 0),
    Math.ceil((state?.clock?.seconds ?? 0) / 60),
  )
  const whole = Math.max(divided.at(-1) ?? 0, played)
  return { divided, played, whole, x: (minute: number) => from + (Math.min(minute, whole) / whole) * width }
}
