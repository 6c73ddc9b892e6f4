import type { Game } from '@andon/contract/player-api/catalogue'
import { useBrand } from '../../page/brand.ts'
import { useText } from '../../page/use-text.ts'
import { GameFigures } from '../games/GameFigures.tsx'
import { PlayButtons } from '../games/PlayButtons.tsx'
import { lobbyText } from './text.ts'

/** The brand's picture with one featured game and its figures. */
export function LobbyHero({ game, title }: { game: Game; title: string }) {
  const t = useText(lobbyText)
  const brand = useBrand()
  return (
    <section className="hero" aria-label={game.name}>
      <img className="hero-scene" src={brand.hero} alt="" width={1600} height={900} fetchPriority="high" />
      <div className="page-width hero-content">
        <h1 className="sr-only">{title}</h1>
        <p className="kicker">{t('hero.kicker')}</p>
        <h2 className="heading-hero">{game.name}</h2>
        <p className="hero-lead">{t('hero.lead')}</p>
        <PlayButtons game={game} size="large" />
        <GameFigures game={game} show="hero" />
      </div>
    </section>
  )
}
