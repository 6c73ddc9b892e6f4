import { siteContext } from '@andon/web/load-context'
import { PageTitle } from '../../page/PageTitle.tsx'
import { useText } from '../../page/use-text.ts'
import { SaferPlay } from '../fair-play/SaferPlay.tsx'
import { firstView, type LobbyContent, wholeContent } from '../games/lobby-content.ts'
import { LobbyGames } from '../lobby/LobbyGames.tsx'
import { unlessSamePage } from '../lobby/same-page.ts'
import { lobbyText } from '../lobby/text.ts'
import type { Route } from './+types/AllGamesPage'

/** All games, with the casino's groups as filters. */
export async function loader({ context }: Route.LoaderArgs): Promise<LobbyContent> {
  const { api, site } = context.get(siteContext)
  const [{ games }, { gameGroupList: groups }] = await Promise.all([
    api.catalogue.getGames({ looks: 'true' }),
    api.catalogue.getLobbyListWithGameGroups({ lobby: 'casino' }),
  ])
  return firstView(wholeContent({ lobby: 'all', groups, games, banners: [] }), site.featuredGames)
}

export const shouldRevalidate = unlessSamePage

/** All games in one list, to search, filter and sort. */
export default function AllGamesPage({ loaderData }: Route.ComponentProps) {
  const t = useText(lobbyText)
  return (
    <>
      <PageTitle title={t('title.all')} description={t('description', { title: t('title.all') })} path="/allgames" />
      <h1 className="page-width heading-1 pt-6 pb-3">{t('title.all')}</h1>
      <LobbyGames content={loaderData} rows={false} />
      <SaferPlay />
    </>
  )
}
