import { Button } from '@andon/ui/Button'
import { Link } from 'react-router'
import { useBrand } from '../../page/brand.ts'
import { useModals } from '../../page/modals.ts'
import { PageTitle } from '../../page/PageTitle.tsx'
import { usePage, usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { useSession } from '../../player/session.ts'
import { Banners } from '../games/Banners.tsx'
import { Fairness } from '../games/Fairness.tsx'
import type { LobbyContent } from '../games/load-games.ts'
import { SaferPlay } from '../games/SaferPlay.tsx'
import { GameGrid } from '../lobby/GameGrid.tsx'
import { homeText } from './text.ts'

export function HomePage({ content }: { content: LobbyContent }) {
  const t = useText(homeText)
  const path = usePath()
  const { site } = usePage()
  return (
    <>
      <PageTitle title={t('title')} description={t('description')} />
      <HomeHero />
      <section className="page-width section" aria-labelledby="games">
        <header className="mb-5 flex items-baseline justify-between gap-3">
          <h2 id="games" className="heading-2">
            {t('games')}
          </h2>
          <Link to={path('/lobbies/casino')} prefetch="intent" className="text-link">
            {t('allGames')}
          </Link>
        </header>
        <GameGrid games={content.games.slice(0, site.gallerySlotGames)} />
      </section>
      <Banners banners={content.banners} />
      <HowItWorks />
      <Fairness />
      <SaferPlay />
    </>
  )
}

function HomeHero() {
  const t = useText(homeText)
  const path = usePath()
  const brand = useBrand()
  const modals = useModals()
  const session = useSession()
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
          {session.state !== 'player' && (
            <Button kind="primary" size="large" href={path('/register')} onFollow={() => modals.open('signUp')}>
              {t('hero.start')}
            </Button>
          )}
          <Link
            to={path('/lobbies/casino')}
            prefetch="intent"
            className="button"
            data-kind="secondary"
            data-size="large"
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
      <div className="page-width section">
        <h2 id="how" className="heading-2">
          {t('how.title')}
        </h2>
        <ol className="steps">
          {steps.map((step) => (
            <li key={step} className="step">
              <span className="medallion" aria-hidden="true">
                {step}
              </span>
              <h3 className="heading-3">{t(`how.${step}.title`)}</h3>
              <p className="text-ink-soft">{t(`how.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
