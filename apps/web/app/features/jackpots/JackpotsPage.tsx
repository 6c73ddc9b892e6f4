import { siteContext } from '@andon/web/load-context'
import { Link } from 'react-router'
import { EmptyState } from '../../page/EmptyState.tsx'
import { NumberedSteps } from '../../page/NumberedSteps.tsx'
import { PageTitle } from '../../page/PageTitle.tsx'
import { usePath } from '../../page/page-context.ts'
import { useApi } from '../../page/services.tsx'
import { useQuery } from '../../page/use-query.ts'
import { useText } from '../../page/use-text.ts'
import { SaferPlay } from '../fair-play/SaferPlay.tsx'
import { allGamesQuery } from '../games/all-games-query.ts'
import { notFound } from '../games/load-games.ts'
import '../tournaments/hall.css'
import type { Route } from './+types/JackpotsPage'
import './jackpots.css'
import { FollowJackpots } from './FollowJackpots.tsx'
import { JackpotPool } from './JackpotPool.tsx'
import { poolsOf } from './pools.ts'
import { jackpotText } from './text.ts'
import { useJackpots } from './use-jackpots.ts'
import { Winners } from './Winners.tsx'

export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(siteContext).site.flags.jackpot) throw notFound()
  return null
}

const steps = [1, 2, 3, 4] as const

/** All meters of the brand. Amounts are the browser's: a kept page would show old ones. */
export default function JackpotsPage() {
  const t = useText(jackpotText)
  return (
    <>
      <PageTitle title={t('title')} description={t('lead')} path="/jackpots" />
      <FollowJackpots />
      <div className="jackpot-room">
        <div className="page-width jackpot-room-inside">
          <header className="jackpot-head">
            <h1 className="heading-1">{t('title')}</h1>
            <p>{t('lead')}</p>
          </header>
          <Pools />
        </div>
      </div>
      <div className="page-width hall-lists">
        <Winners />
        <section aria-labelledby="how">
          <h2 id="how" className="heading-2">
            {t('how')}
          </h2>
          <NumberedSteps steps={steps.map((step) => ({ title: t(`how.${step}.title`), text: t(`how.${step}`) }))} />
        </section>
      </div>
      <SaferPlay />
    </>
  )
}

function Pools() {
  const t = useText(jackpotText)
  const path = usePath()
  const api = useApi()
  const { data, isError, refetch } = useJackpots()
  const { data: games = [] } = useQuery(allGamesQuery(api))
  if (isError && data === undefined)
    return (
      <p role="alert">
        {t('failed')}{' '}
        <button type="button" className="text-link" onClick={() => void refetch()}>
          {t('retry')}
        </button>
      </p>
    )
  if (data === undefined)
    return (
      <div className="pool-levels" aria-hidden="true">
        {['a', 'b', 'c'].map((place) => (
          <span key={place} className="skeleton-block jackpot-outline" />
        ))}
      </div>
    )
  if (data.length === 0)
    return (
      <EmptyState picture="statistics" title={t('none')} text={t('noneText')}>
        <Link to={path('/allgames')} className="button" data-kind="primary">
          {t('toGames')}
        </Link>
      </EmptyState>
    )
  return poolsOf(data).map((pool) => <JackpotPool key={pool.id} pool={pool} games={games} />)
}
