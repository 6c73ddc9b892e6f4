import { siteContext } from '@andon/web/load-context'
import { HomePage } from '../features/home/HomePage.tsx'
import { loadHome } from '../features/home/load-home.ts'
import { unlessSamePage } from '../features/lobby/same-page.ts'
import type { Route } from './+types/home'

export const loader = ({ context }: Route.LoaderArgs) => loadHome(context.get(siteContext))

export const shouldRevalidate = unlessSamePage

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage content={loaderData} />
}
