import type { GameDetails } from '@andon/contract/player-api/catalogue'
import type { GameText } from '@andon/contract/player-api/content'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { PageTitle } from '../../page/PageTitle.tsx'
import { usePage, usePath } from '../../page/page-context.ts'
import { preloadable } from '../../page/preloadable.tsx'
import { useText } from '../../page/use-text.ts'
import { SaferPlay } from '../fair-play/SaferPlay.tsx'
import { FavouriteHeart } from '../games/FavouriteHeart.tsx'
import { GamePicture } from '../games/GamePicture.tsx'
import { gamePagePath } from '../games/game-links.ts'
import { PlayButtons } from '../games/PlayButtons.tsx'
import { guidePath } from '../how-to-play/guide-path.ts'
import { AllFigures } from './AllFigures.tsx'
import { BetReturns } from './BetReturns.tsx'
import './game-details.css'
import { PayTable } from './PayTable.tsx'
import { PlayersOfGame } from './PlayersOfGame.tsx'
import { RealisedReturn } from './RealisedReturn.tsx'
import { SimilarGames } from './SimilarGames.tsx'
import { SessionSection } from './session/SessionSection.tsx'
import { gameDetailsText } from './text.ts'
import { useAbout } from './use-about.ts'
import { Verification } from './Verification.tsx'

/** Rendered by the server, too; its script is not among the first. */
const GameJackpots = preloadable(() => import('../jackpots/GameJackpots.tsx').then((module) => module.GameJackpots))

/** Everything about one game before it is opened: for people who wonder whether they like it, and for search engines. */
export function GameDetailsPage({ details, text }: { details: GameDetails; text: GameText | null }) {
  const { game, paused, sheet, similar, showsRounds } = details
  const t = useText(gameDetailsText)
  const path = usePath()
  const { site } = usePage()
  const composed = useAbout(details)
  const about = text?.about ?? [composed]
  const hasGuide = sheet?.hasGuide === true || (text !== null && text.guide.length > 0)
  return (
    <>
      <PageTitle
        title={t('title', { name: game.name })}
        description={t('description', { about: about[0] })}
        path={gamePagePath(game)}
      />
      <article className="page-width section game-details">
        <header className="game-details-head">
          <div className="game-details-art print">
            <GamePicture game={game} kind="hero" fetchPriority="high" />
            <FavouriteHeart game={game} />
            <PlayersOfGame gameCode={game.gameCode} />
          </div>
          <div className="game-details-words">
            <h1 className="heading-1">{game.name}</h1>
            {about.map((paragraph) => (
              <p key={paragraph} className="max-w-prose">
                {paragraph}
              </p>
            ))}
            {hasGuide && (
              <p>
                <Link to={path(guidePath(game))} className="text-link">
                  {t('howToPlay', { name: game.name })}
                </Link>
              </p>
            )}
            {paused ? <p className="play-note">{t('paused')}</p> : <PlayButtons game={game} size="large" />}
          </div>
        </header>
        <AllFigures details={details} />
        {sheet && <BetReturns sheet={sheet} />}
        {site.flags.jackpot && (
          <Suspense>
            <GameJackpots details={details} />
          </Suspense>
        )}
        <RealisedReturn game={game} />
        <SessionSection game={game} round={sheet?.round} />
        <section className="grid gap-3" aria-labelledby="rules">
          <h2 id="rules" className="heading-2">
            {t('rules')}
          </h2>
          {sheet ? (
            <div className="game-details-rules">
              {sheet.rules.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          ) : (
            <p className="text-ink-soft">{t('noRules')}</p>
          )}
        </section>
        {sheet && <PayTable rows={otherPays(sheet)} />}
        {showsRounds && <Verification />}
        {similar.length > 0 && <SimilarGames similar={similar} />}
      </article>
      <SaferPlay />
    </>
  )
}

/** The pays that the bets do not state already. */
function otherPays({ payTable, bets = [] }: NonNullable<GameDetails['sheet']>) {
  return payTable.filter((row) => !bets.some(({ name }) => name === row.name))
}
