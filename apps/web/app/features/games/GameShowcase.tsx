import type { Game } from '@andon/contract/player-api/catalogue'
import { usePage } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { FavouriteHeart } from './FavouriteHeart.tsx'
import { GameFigures } from './GameFigures.tsx'
import { PlayButtons } from './PlayButtons.tsx'
import { gameText } from './text.ts'

/** One game in a full row with all its details, for lists too short for a grid. */
export function GameShowcase({ game }: { game: Game }) {
  const t = useText(gameText)
  const { flags } = usePage().site
  return (
    <article className="showcase" aria-label={game.name}>
      <div className="showcase-art">
        <img src={game.thumbnail} alt="" width={800} height={600} loading="lazy" decoding="async" />
        <FavouriteHeart game={game} />
      </div>
      <div className="showcase-text">
        <header>
          <h3 className="heading-2">{game.name}</h3>
          {flags.gameProvider && <p className="text-ink-soft">{t('by', { vendor: game.vendorDisplayName })}</p>}
        </header>
        <GameFigures game={game} />
        <PlayButtons game={game} />
      </div>
    </article>
  )
}
