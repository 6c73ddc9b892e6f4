import { lazy, Suspense, useState } from 'react'
import { EmptyPage } from '../art/EmptyPage.tsx'
import { useFollowSelections } from '../live/use-live.ts'
import { Link } from '../page/Link.tsx'
import { usePageTitle } from '../page/page-title.ts'
import { useServices, useSession } from '../page/services.ts'
import { useMoney, useText } from '../page/text.ts'
import { BetCard } from './BetCard.tsx'
import { BetFilters } from './BetFilters.tsx'
import { backTest } from './back-test.ts'
import { noFilter } from './bet-filter.ts'
import { ExportBets } from './ExportBets.tsx'
import { betsText } from './text.ts'
import { useBets } from './use-bets.ts'

const BetRecord = lazy(() => import('./BetRecord.tsx'))
const NoticesPanel = lazy(() => import('../notices/NoticesPanel.tsx'))

/** The player's bets, open or settled, newest first, how they did, or what is told of them. */
export default function BetsPage({ state }: { state: 'open' | 'settled' | 'record' | 'notices' }) {
  const t = useText(betsText)
  const { host } = useServices()
  usePageTitle(t('title'))
  const isPlayer = useSession().kind === 'player'
  return (
    <>
      <h1 className="page-title">{t('title')}</h1>
      <nav className="tabs" aria-label={t('title')}>
        {(['open', 'settled', 'record', 'notices'] as const).map((one) => (
          <Link key={one} to={{ page: 'bets', state: one }} current={state === one}>
            {t(one)}
          </Link>
        ))}
      </nav>
      {state === 'notices' ? (
        <Suspense>
          <NoticesPanel />
        </Suspense>
      ) : !isPlayer ? (
        <EmptyPage drawing="ticket" text={t('visitor')}>
          <button type="button" className="plain-button" onClick={() => host.send({ type: 'sportsbook.login' })}>
            {t('logIn')}
          </button>
        </EmptyPage>
      ) : state === 'record' ? (
        <Suspense>
          <BetRecord />
        </Suspense>
      ) : (
        <Bets state={state} />
      )}
    </>
  )
}

function Bets({ state }: { state: 'open' | 'settled' }) {
  const t = useText(betsText)
  const [filter, setFilter] = useState(noFilter)
  const { bets, found, isPending, isSearching, isStopped, hasMore, showMore } = useBets(state, filter)
  useFollowSelections(
    state === 'open' ? [...new Set(bets.flatMap(({ legs }) => legs.map(({ selection }) => selection)))] : [],
  )
  const money = useMoney()
  const tested = state === 'settled' ? backTest(found) : null
  return (
    <>
      {isPending ? (
        <p className="loading" role="status">
          {t('loading')}
        </p>
      ) : bets.length === 0 ? (
        <EmptyPage drawing="ticket" text={t(state === 'open' ? 'noneOpen' : 'noneSettled')}>
          <Link to={{ page: 'live', sport: null }} className="plain-button">
            {t('toLive')}
          </Link>
          <Link to={{ page: 'home' }} className="plain-button">
            {t('toSports')}
          </Link>
        </EmptyPage>
      ) : (
        <>
          <BetFilters filter={filter} onChange={setFilter} state={state} />
          {found.length === 0 && !isSearching && !isStopped && <p className="empty">{t('noneFound')}</p>}
          {tested && (
            <p className="back-test">
              {t('backTest', { bets: tested.bets, paid: money(tested.paid), offered: money(tested.offered) })}
            </p>
          )}
          <ul className="bets">
            {found.map((bet) => (
              <BetCard key={bet.id} bet={bet} />
            ))}
          </ul>
        </>
      )}
      {bets.length > 0 && <ExportBets state={state} />}
      <div role="status">
        {isSearching && <p className="loading">{t('searching')}</p>}
        {isStopped && <p className="empty">{t('searchedSome', { bets: bets.length })}</p>}
      </div>
      {hasMore && !isSearching && (
        <button type="button" className="plain-button" onClick={showMore}>
          {t(isStopped ? 'searchOn' : 'more')}
        </button>
      )}
    </>
  )
}
