import { Button } from '@andon/ui/Button'
import { lazy, memo, Suspense } from 'react'
import { Link } from 'react-router'
import { useBrand } from '../../page/brand.ts'
import { useModals } from '../../page/modals.ts'
import { NumberedSteps } from '../../page/NumberedSteps.tsx'
import { PageTitle } from '../../page/PageTitle.tsx'
import { usePage, usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { useSession } from '../../player/session.ts'
import { LazyBelowGames } from '../lobby/lazy-below-games.ts'
import { PopularGames } from '../lobby/PopularGames.tsx'
import { YourGames } from '../lobby/YourGames.tsx'
import type { HomeContent } from './load-home.ts'
import { homeText } from './text.ts'

const GameGroups = lazy(() => import('../lobby/GameGroups.tsx').then((module) => ({ default: module.GameGroups })))

/** What a visitor can play comes first: sports where a sportsbook is open, then games. */
export function HomePage({ content }: { content: HomeContent }) {
  const t = useText(homeText)
  return (
    <>
      <PageTitle title={t(content.sportsOpen ? 'title.sports' : 'title')} description={t('description')} path="/home" />
      <HomeHero sportsOpen={content.sportsOpen} />
      {content.sportsOpen && <HomeSports />}
      <YourGames content={content} />
      <Games content={content} />
      <Suspense>
        <LazyBelowGames content={content}>
          <HowItWorks />
        </LazyBelowGames>
      </Suspense>
    </>
  )
}

/** What the sportsbook has; only where one is connected. */
function HomeSports() {
  const t = useText(homeText)
  const path = usePath()
  const { site } = usePage()
  const entries = (['sports', 'sportsAz', 'specialBets'] as const).flatMap((id) => {
    const entry = site.menu.find((one) => one.id === id)
    return entry ? [{ id, path: entry.path }] : []
  })
  return (
    <section className="page-width section-tight" aria-labelledby="sports">
      <h2 id="sports" className="heading-3">
        {t('sports')}
      </h2>
      <ul className="sports-entries">
        {entries.map(({ id, path: to }) => (
          <li key={id}>
            <Link to={path(to)} prefetch="intent" className="sports-entry">
              <strong>{t(`${id}.title`)}</strong>
              <span>{t(`${id}.text`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Games({ content }: { content: HomeContent }) {
  const t = useText(homeText)
  const path = usePath()
  const { site } = usePage()
  if (content.games.length === 0) return null
  const { games, groups } = content
  const featured = site.featuredGames.flatMap((code) => games.find(({ gameCode }) => gameCode === code) ?? [])
  /** Those of the first row below would stand twice in sight. */
  const others = games.filter(({ gameCode }) => !groups[0]?.games.includes(gameCode))
  const gallery = [...new Set([...featured, ...others, ...games])]
  return (
    <div className="page-width lobby-section">
      <PopularGames title={t('games')} games={gallery.slice(0, site.gallerySlotGames)}>
        <Link to={path('/lobbies/casino')} prefetch="intent" className="text-link rail-all">
          {t('allGames')}
        </Link>
      </PopularGames>
      {content.inRows && <Rows content={content} />}
    </div>
  )
}

/** Rendered once: if it changed before its script is here, React would take the server's rows away until then. */
const Rows = memo(function Rows({ content }: { content: HomeContent }) {
  return (
    <Suspense>
      <GameGroups content={content} />
    </Suspense>
  )
})

function HomeHero({ sportsOpen }: { sportsOpen: boolean }) {
  const t = useText(homeText)
  const path = usePath()
  const brand = useBrand()
  const modals = useModals()
  const session = useSession()
  const isPlayer = session.state === 'player'
  return (
    <section className="hero" aria-labelledby="home-title">
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
          {sportsOpen && (
            <Link
              to={path('/sports')}
              prefetch="intent"
              className="button"
              data-kind={isPlayer ? 'primary' : 'secondary'}
            >
              {t('hero.sports')}
            </Link>
          )}
          <Link
            to={path('/lobbies/casino')}
            prefetch="intent"
            className="button"
            data-kind={isPlayer && !sportsOpen ? 'primary' : 'secondary'}
          >
            {t('hero.browse')}
          </Link>
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
