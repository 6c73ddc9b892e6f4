import { siteContext } from '@andon/web/load-context'
import { redirect } from 'react-router'
import type { Route } from './+types/go-home'

/** Paths of the maintenance and country notices. While the brand is closed, every page shows the notice, so these redirect to the home page. */
export function loader({ context }: Route.LoaderArgs) {
  const { site, language } = context.get(siteContext)
  throw redirect(`/${language}${site.homePath.visitor}`)
}

export default function GoHome() {
  return null
}
