import { useQuery } from '@tanstack/react-query'
import { EmptyPage } from '../art/EmptyPage.tsx'
import { useConnection, useFollowSelections } from '../live/use-live.ts'
import { mayRetry } from '../page/api.ts'
import { Link } from '../page/Link.tsx'
import { usePageTitle } from '../page/page-title.ts'
import { useServices, useSession } from '../page/services.ts'
import { useText } from '../page/text.ts'
import { BetCard } from './BetCard.tsx'
import { betsText } from './text.ts'

/** While the stream is lost. */
const readAgainMs = 5000

/** One bet, as the account's history links to it. */
export default function BetPage({ bet: id }: { bet: string }) {
  const t = useText(betsText)
  const { client, host } = useServices()
  const session = useSession()
  usePageTitle(t('title'))
  const isLost = useConnection() === 'lost'
  const { data, error } = useQuery({
    queryKey: ['bets', 'one', id],
    queryFn: () => client.call('showBet', { bet: id }),
    enabled: session.kind === 'player',
    refetchInterval: isLost && readAgainMs,
    retry: (failures, failure) => failures < 2 && mayRetry(failure),
  })
  const bet = data?.bet
  useFollowSelections(bet?.status === 'ACCEPTED' ? bet.legs.map(({ selection }) => selection) : [])
  const isVisitor = session.kind === 'visitor' || session.kind === 'ended'
  return (
    <>
      <h1 className="page-title">{t('title')}</h1>
      {isVisitor ? (
        <EmptyPage drawing="ticket" text={t('visitor')}>
          <button type="button" className="plain-button" onClick={() => host.send({ type: 'sportsbook.login' })}>
            {t('logIn')}
          </button>
        </EmptyPage>
      ) : bet ? (
        <ul className="bets">
          <BetCard bet={bet} />
        </ul>
      ) : error ? (
        <EmptyPage drawing="ticket" text={t('unknownBet')} />
      ) : (
        <p className="loading" role="status">
          {t('loading')}
        </p>
      )}
      <Link to={{ page: 'bets', state: 'open' }} className="plain-button">
        {t('allBets')}
      </Link>
    </>
  )
}
