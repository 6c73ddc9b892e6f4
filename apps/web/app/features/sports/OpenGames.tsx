import { usePage } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { SaferPlay } from '../fair-play/SaferPlay.tsx'
import { Banners } from '../games/Banners.tsx'
import type { LobbyContent } from '../games/lobby-content.ts'
import { PopularGames } from '../lobby/PopularGames.tsx'
import { RecentlyOpened } from '../lobby/YourGames.tsx'
import { sportsText } from './text.ts'

/** The brand's lobbies beside sports. */
export function OpenGames({ content }: { content: LobbyContent }) {
  const t = useText(sportsText)
  const { site } = usePage()
  return (
    <>
      <div className="band">
        <div className="page-width section">
          <PopularGames title={t('openNow')} games={content.games.slice(0, site.slotGames)} />
        </div>
      </div>
      <Banners banners={content.banners} />
      <RecentlyOpened content={content} />
      <SaferPlay />
    </>
  )
}
