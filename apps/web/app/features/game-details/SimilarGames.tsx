import type { GameDetails } from '@andon/contract/player-api/catalogue'
import { Link } from 'react-router'
import { usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { GamePicture } from '../games/GamePicture.tsx'
import { gamePagePath } from '../games/game-links.ts'
import { gameDetailsText } from './text.ts'
import { useMechanicWords } from './use-about.ts'

type Similar = GameDetails['similar'][number]

/** Games like this one, each with what they share. The links lead to their pages, not into the games. */
export function SimilarGames({ similar }: { similar: readonly Similar[] }) {
  const t = useText(gameDetailsText)
  const path = usePath()
  const why = useWhyAlike()
  return (
    <section className="grid gap-4" aria-labelledby="similar">
      <h2 id="similar" className="heading-2">
        {t('similar')}
      </h2>
      <ul className="similar-games">
        {similar.map((one) => (
          <li key={one.game.gameCode}>
            <Link to={path(gamePagePath(one.game))} className="similar-game">
              <GamePicture game={one.game} kind="thumbnail" loading="lazy" />
              <span className="similar-game-words">
                <strong>{one.game.name}</strong>
                <small>{why(one)}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const mostNamed = 3

function useWhyAlike(): (similar: Similar) => string {
  const t = useText(gameDetailsText)
  const words = useMechanicWords()
  return ({ game, mechanics, sameVolatility, sameCategory }) => {
    const reasons = [
      ...(mechanics.length > 0 ? [t('like.mechanics', { mechanics: words(mechanics.slice(0, mostNamed)) })] : []),
      ...(sameVolatility ? [t('like.volatility')] : []),
      ...(mechanics.length === 0 && sameCategory
        ? [t('like.category', { category: t(`category.${game.category}`) })]
        : []),
    ]
    return reasons.join(' · ')
  }
}
