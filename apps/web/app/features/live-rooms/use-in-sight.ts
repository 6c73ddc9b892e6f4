import { type RefObject, useEffect, useState } from 'react'

/** True while the element is within the window, and the page is in the foreground tab. */
export function useInSight(place: RefObject<HTMLElement | null>): boolean {
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
