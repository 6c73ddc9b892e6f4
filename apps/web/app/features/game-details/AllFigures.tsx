import { gameFigures } from '@andon/contract/games/figures'
import type { GameDetails } from '@andon/contract/player-api/catalogue'
import { usePage } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { GameFigures } from '../games/GameFigures.tsx'
import { gameDetailsText } from './text.ts'
import { useMechanicWords } from './use-about.ts'

/** The figures of the game's card, and those for which it has no room. */
export function AllFigures({ details: { game, sheet } }: { details: GameDetails }) {
  const t = useText(gameDetailsText)
  const figure = gameFigures(usePage().language)
  const mechanics = useMechanicWords()(sheet?.mechanics ?? [])
  const further = [
    {
      label: t('odds'),
      value:
        game.maxWinOneIn &&
        t(game.maxWinRarer ? 'oddsRarer' : 'oddsValue', { rounds: figure.rounds(game.maxWinOneIn) }),
    },
    {
      label: t('topSpin'),
      value:
        sheet?.topSpin &&
        t('topSpinValue', {
          multiple: figure.multiple(sheet.topSpin.multiple),
          rounds: figure.rounds(sheet.topSpin.oneIn),
        }),
    },
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
      {sheet?.exactRtp && <ExactRtp {...sheet.exactRtp} />}
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

/** The exact return, as in the game's own figures. Some fractions have hundreds of digits. */
function ExactRtp({
  fraction,
  beforeRounding,
  maxWinTakesOneIn,
}: NonNullable<NonNullable<GameDetails['sheet']>['exactRtp']>) {
  const t = useText(gameDetailsText)
  const figure = gameFigures(usePage().language)
  return (
    <details className="exact-rtp">
      <summary className="text-link">{t('exactRtp')}</summary>
      {beforeRounding !== undefined && <p>{t('beforeRounding', { rtp: figure.rtp(beforeRounding) })}</p>}
      <p>{fraction.replace('/', ' ⁄ ')}</p>
      {maxWinTakesOneIn !== undefined && <p>{t('maxWinTakes', { bets: figure.rounds(maxWinTakesOneIn) })}</p>}
    </details>
  )
}
