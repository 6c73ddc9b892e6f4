import { siteContext } from '@andon/web/load-context'
import { loadPage } from '../features/static-page/load-page.ts'
import { StaticPage } from '../features/static-page/StaticPage.tsx'
import type { Route } from './+types/static-page'

export const loader = ({ context, params }: Route.LoaderArgs) => loadPage(context.get(siteContext), params.slug)

export default function StaticPageRoute({ loaderData }: Route.ComponentProps) {
  return <StaticPage page={loaderData} />
}
