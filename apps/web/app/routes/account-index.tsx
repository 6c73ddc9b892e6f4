import { siteContext } from '@andon/web/load-context'
import { redirect } from 'react-router'
import type { Route } from './+types/account-index'

/** The account opens on the profile page. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(`/${context.get(siteContext).language}/account/profile`)
}
