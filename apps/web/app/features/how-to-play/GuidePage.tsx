import type { ReplyOf } from '@andon/contract'
import type { catalogue } from '@andon/contract/player-api/catalogue'
import type { GameText } from '@andon/contract/player-api/content'
import { lazy } from 'react'
import { Link } from 'react-router'
import { PageTitle } from '../../page/PageTitle.tsx'
import { usePath } from '../../page/page-context.ts'
import { late } from '../../page/preloadable.tsx'
import { useText } from '../../page/use-text.ts'
import { SaferPlay } from '../fair-play/SaferPlay.tsx'
import { BetReturns } from '../game-details/BetReturns.tsx'
import { GamePicture } from '../games/GamePicture.tsx'
import { gamePagePath } from '../games/game-links.ts'
import { PlayButtons } from '../games/PlayButtons.tsx'
import { guidePath, guidesPath, kindsPath } from './guide-path.ts'
import { howToPlayText } from './text.ts'
import '../game-details/game-details.css'
import './how-to-play.css'

const OwnGuide = late(lazy(() => import('../static-page/Blocks.tsx').then((module) => ({ default: module.Blocks }))))

type Guide = ReplyOf<typeof catalogue.getGameGuide>

/** How to play one game, in the brand's words or else its supplier's, with its bets and what is true of all games. */
export function GuidePage({ guide: details, text }: { guide: Guide; text: GameText | null }) {
  const { game, paused, sheet, guide } = details
  const t = useText(howToPlayText)
  const path = usePath()
  const title = t('title', { name: game.name })
  return (
    <>
      <PageTitle title={title} description={t('description', { name: game.name })} path={guidePath(game)} />
      <article className="page-width section how-to-play">
        <header className="how-to-play-head">
          <GamePicture game={game} kind="thumbnail" fetchPriority="high" />
          <div className="grid gap-3">
            <h1 className="heading-1">{title}</h1>
            {text?.about.map((paragraph) => (
              <p key={paragraph} className="max-w-prose">
                {paragraph}
              </p>
            ))}
            {!paused && <PlayButtons game={game} size="large" />}
            <p className="flex flex-wrap gap-x-6 gap-y-2">
              <Link to={path(gamePagePath(game))} className="text-link">
                {t('figures')}
              </Link>
              <Link to={path(guidesPath)} className="text-link">
                {t('all')}
              </Link>
              <Link to={path(kindsPath)} className="text-link">
                {t('kinds')}
              </Link>
            </p>
          </div>
        </header>
        {text !== null && text.guide.length > 0 && <OwnGuide blocks={text.guide} />}
        {guide.map(({ title: part, text: paragraphs }) => (
          <section key={part} className="how-to-play-part">
            <h2 className="heading-2">{part}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        {sheet && <BetReturns sheet={sheet} />}
        <section className="how-to-play-part">
          <h2 className="heading-2">{t('systems')}</h2>
          <p>{t('systems.text')}</p>
          <p>{t('systems.past')}</p>
        </section>
        <section className="how-to-play-part">
          <h2 className="heading-2">{t('limits')}</h2>
          <p>{t('limits.text')}</p>
          <p>
            <Link to={path('/responsible-game')} className="text-link">
              {t('limits.link')}
            </Link>
          </p>
        </section>
      </article>
      <SaferPlay />
    </>
  )
}
