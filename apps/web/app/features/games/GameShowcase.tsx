import type { Game } from '@andon/contract/player-api/catalogue'
import { usePage } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { FavouriteHeart } from './FavouriteHeart.tsx'
import { GameFigures } from './GameFigures.tsx'
import { PlayButtons } from './PlayButtons.tsx'
import { gameText } from './text.ts'

/** A game given a whole row, everything about it in sight: for lists so short that a grid of tiles would look empty. */
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
