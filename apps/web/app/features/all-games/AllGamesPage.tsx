import { PageTitle } from '../../page/PageTitle.tsx'
import { useText } from '../../page/use-text.ts'
import type { LobbyContent } from '../games/load-games.ts'
import { SaferPlay } from '../games/SaferPlay.tsx'
import { LobbyGames } from '../lobby/LobbyPage.tsx'
import { lobbyText } from '../lobby/text.ts'

/** All games in one list, to search, filter and sort. */
export function AllGamesPage({ content }: { content: LobbyContent }) {
  const t = useText(lobbyText)
  return (
    <>
      <PageTitle title={t('title.all')} description={t('description')} />
      <h1 className="page-width heading-1 pt-8 pb-5">{t('title.all')}</h1>
      <LobbyGames content={content} />
      <SaferPlay />
    </>
  )
}
