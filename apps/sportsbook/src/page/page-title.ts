import { useEffect } from 'react'
import { usePath } from './route.ts'
import { useServices } from './services.ts'

const mostLetters = 200

/** Tells the page around the frame what this page is called, for tabs, bookmarks and screen readers; undefined while it is not known, null without a name. Sent again for each path, as after a reload. */
export function usePageTitle(title: string | null | undefined): void {
  const { host } = useServices()
  const path = usePath()
  useEffect(() => {
    if (title === undefined || title === '') return
    if (title !== null) document.title = title
    // after the location of the same page, which the frame sends in an effect of its own
    const timer = setTimeout(() => host.send({ type: 'sportsbook.title', title: title?.slice(0, mostLetters) ?? null }))
    return () => clearTimeout(timer)
  }, [host, path, title])
}
