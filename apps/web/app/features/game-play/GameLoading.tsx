import type { Game } from '@andon/contract/player-api/catalogue'
import { useText } from '../../page/use-text.ts'
import { GamePicture } from '../games/GamePicture.tsx'
import { gamePlayText } from './text.ts'

/** Fills the place of the game until it is ready. Part of the page's HTML, so it is there at once. */
export function GameLoading({ game, percent }: { game: Game; percent: number }) {
  const t = useText(gamePlayText)
  return (
    <div className="game-loading">
      <GamePicture game={game} kind="thumbnail" />
      <p role="status">{t('loading')}</p>
      <progress max={100} value={Math.max(percent, leastPercent)} aria-label={t('loading')} />
    </div>
  )
}

/** An empty bar would not look like one. */
const leastPercent = 4
