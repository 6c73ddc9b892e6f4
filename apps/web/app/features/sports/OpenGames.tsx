import { usePage } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { SaferPlay } from '../fair-play/SaferPlay.tsx'
import { Banners } from '../games/Banners.tsx'
import type { LobbyContent } from '../games/load-games.ts'
import { GameGrid } from '../lobby/GameGrid.tsx'
import { RecentlyOpened } from '../lobby/YourGames.tsx'
import { sportsText } from './text.ts'

/** The brand's lobbies beside sports. */
export function OpenGames({ content }: { content: LobbyContent }) {
  const t = useText(sportsText)
  const { site } = usePage()
  return (
    <>
      <section className="band" aria-labelledby="open-now">
        <div className="page-width section grid gap-5">
          <h2 id="open-now" className="heading-2">
            {t('openNow')}
          </h2>
          <GameGrid games={content.games.slice(0, site.slotGames)} />
        </div>
      </section>
      <Banners banners={content.banners} />
      <RecentlyOpened games={content.games} />
      <SaferPlay />
    </>
  )
}
