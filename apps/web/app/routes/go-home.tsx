import { siteContext } from '@andon/web/load-context'
import { redirect } from 'react-router'
import type { Route } from './+types/go-home'

/** Addresses of notices that have none of their own: while the brand is closed, the notice stands on every page, home among them. */
export function loader({ context }: Route.LoaderArgs) {
  const { site, language } = context.get(siteContext)
  throw redirect(`/${language}${site.homePath.visitor}`)
}

export default function GoHome() {
  return null
}
