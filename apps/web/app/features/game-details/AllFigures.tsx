import type { GameDetails } from '@andon/contract/player-api/catalogue'
import { useText } from '../../page/use-text.ts'
import { GameFigures } from '../games/GameFigures.tsx'
import { gameDetailsText } from './text.ts'
import { useMechanicWords } from './use-about.ts'

/** The figures of the game's card, and those for which it has no room. */
export function AllFigures({ details: { game, sheet } }: { details: GameDetails }) {
  const t = useText(gameDetailsText)
  const mechanics = useMechanicWords()(sheet?.mechanics ?? [])
  const further = [
    { label: t('odds'), value: game.maxWinOneIn && t('oddsValue', { rounds: game.maxWinOneIn }) },
    { label: t('kind'), value: t(`category.${game.category}`) },
    { label: t('plays'), value: mechanics },
    { label: t('maker'), value: game.vendorDisplayName },
  ]
  return (
    <section className="game-details-figures" aria-labelledby="figures">
      <h2 id="figures" className="heading-2">
        {t('figures')}
      </h2>
      <GameFigures game={game} />
      <dl className="game-details-facts">
        {further.map(
          ({ label, value }) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}
