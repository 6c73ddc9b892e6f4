import { siteContext } from '@andon/web/load-context'
import { redirect } from 'react-router'
import type { Route } from './+types/go-home'

/**
 * Paths of the maintenance and country notices. While the brand is closed, every page shows the notice, so these redirect to the home page: by
 * the browser's hint to that of players, where the page itself sends a restricted session on.
 */
export function loader({ context }: Route.LoaderArgs) {
  const { site, language, signedInHint } = context.get(siteContext)
  throw redirect(`/${language}${signedInHint ? site.homePath.player : site.homePath.visitor}`)
}

export default function GoHome() {
  return null
}
