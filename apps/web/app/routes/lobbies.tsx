import { siteContext } from '@andon/web/load-context'
import { redirect } from 'react-router'
import type { Route } from './+types/lobbies'

/** The casino is the first lobby. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(`/${context.get(siteContext).language}/lobbies/casino`)
}
