import { Button } from '@andon/web-kit/Button'
import { lazy } from 'react'
import { Link } from 'react-router'
import { useBrand } from '../../page/brand.ts'
import { useModals } from '../../page/modals.ts'
import { NumberedSteps } from '../../page/NumberedSteps.tsx'
import { PageTitle } from '../../page/PageTitle.tsx'
import { usePath } from '../../page/page-context.ts'
import { late } from '../../page/preloadable.tsx'
import { useText } from '../../page/use-text.ts'
import { useSession } from '../../player/session.ts'
import { GameGrid } from '../lobby/GameGrid.tsx'
import { BelowGames } from '../lobby/late-below-games.ts'
import { WallSkeleton } from '../lobby/WallSkeleton.tsx'
import { YourGames } from '../lobby/YourGames.tsx'
import type { HomeContent } from './load-home.ts'
import { homeText } from './text.ts'

const HomeMatches = late(
  lazy(() => import('./HomeMatches.tsx').then((module) => ({ default: module.HomeMatches }))),
  <div className="home-matches" />,
)
const GameGroups = late(
  lazy(() => import('../lobby/GameGroups.tsx').then((module) => ({ default: module.GameGroups }))),
  <WallSkeleton />,
)

/** The page begins with the play that a visitor can choose: sports where a sportsbook is open, then games. */
export function HomePage({ content }: { content: HomeContent }) {
  const t = useText(homeText)
  return (
    <>
      <PageTitle title={t(content.sportsOpen ? 'title.sports' : 'title')} description={t('description')} path="/home" />
      <HomeHero sportsOpen={content.sportsOpen} />
      {content.sportsOpen && <HomeMatches />}
      <YourGames content={content} />
      <Games content={content} />
      <BelowGames content={content}>{howItWorks}</BelowGames>
    </>
  )
}

function Games({ content }: { content: HomeContent }) {
  const t = useText(homeText)
  const path = usePath()
  if (content.games.length === 0) return null
  return (
    <section className="page-width lobby-section" aria-labelledby="home-games">
      <header className="rail-head">
        <h2 id="home-games" className="heading-3">
          {t('games')}
        </h2>
        <Link to={path('/lobbies/casino')} prefetch="intent" className="text-link rail-all">
          {t('allGames')}
        </Link>
      </header>
      {content.inRows ? <GameGroups content={content} /> : <GameGrid games={content.games} />}
    </section>
  )
}

function HomeHero({ sportsOpen }: { sportsOpen: boolean }) {
  const t = useText(homeText)
  const path = usePath()
  const brand = useBrand()
  const modals = useModals()
  const session = useSession()
  const isPlayer = session.state === 'player'
  return (
    <section className="hero" aria-labelledby="home-title" data-low={sportsOpen}>
      <img className="hero-scene" src={brand.hero} alt="" width={1600} height={900} fetchPriority="high" />
      <div className="page-width hero-content">
        <p className="kicker">{t('hero.kicker')}</p>
        <h1 id="home-title" className="heading-hero">
          {t('hero.title')}
        </h1>
        <p className="hero-lead">{t('hero.lead')}</p>
        <div className="play-buttons">
          {!isPlayer && (
            <Button kind="primary" href={path('/register')} onFollow={() => modals.open('signUp')}>
              {t('hero.start')}
            </Button>
          )}
          {!sportsOpen && (
            <Link
              to={path('/lobbies/casino')}
              prefetch="intent"
              className="button"
              data-kind={isPlayer ? 'primary' : 'secondary'}
            >
              {t('hero.browse')}
            </Link>
          )}
        </div>
      </div>
    </section>
  )
}

const steps = [1, 2, 3] as const

function HowItWorks() {
  const t = useText(homeText)
  return (
    <section className="band" aria-labelledby="how">
      <div className="page-width section-tight">
        <h2 id="how" className="heading-2">
          {t('how.title')}
        </h2>
        <NumberedSteps steps={steps.map((step) => ({ title: t(`how.${step}.title`), text: t(`how.${step}.text`) }))} />
      </div>
    </section>
  )
}

const howItWorks = <HowItWorks />
