import { siteContext } from '@andon/web/load-context'
import { useLocation, useNavigate } from 'react-router'
import { notFound } from '../features/games/load-games.ts'
import { loadSports } from '../features/sports/load-sports.ts'
import { SportsPage } from '../features/sports/SportsPage.tsx'
import { usePath } from '../page/page-context.ts'
import type { Route } from './+types/sports'

/** Pages of a sportsbook have one or two segments, those of an event perhaps a third: `football`, `event/sr:match:1`, `event/sr:match:1/corners`. */
const page = /^(?:[\w:.,-]{0,100}(?:\/[\w:.,-]{1,100})?|event(?:\/[\w:.,-]{1,100}){2})$/

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  if (!page.test(params['*'])) throw notFound()
  const sports = await loadSports(context.get(siteContext), 'sports')
  if (sports.vendorId === null && !['', 'a-z', 'live'].includes(params['*'])) throw notFound()
  return sports
}

/** The parameters that its pages take: words to search for, and a selection for the slip. */
function passedOn(search: string): string {
  const params = new URLSearchParams(search)
  const passed = ['q', 'pick'].flatMap((name) => {
    const value = params.get(name)
    return value === null ? [] : [[name, value]]
  })
  return passed.length === 0 ? '' : `?${new URLSearchParams(passed)}`
}

/** All pages of the sportsbook are the same page of the site. */
export const shouldRevalidate = () => false

export default function Sports({ loaderData, params }: Route.ComponentProps) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const path = usePath()
  const view = `/${params['*']}${passedOn(search)}`
  const show = (next: string) =>
    void navigate(path(next === '/' ? '/sports' : `/sports${next}`), { replace: true, preventScrollReset: true })
  return <SportsPage sports={loaderData} view={view} onView={show} />
}
