import { CallRefusal } from '@andon/web-kit/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { EmptyPage } from '../art/EmptyPage.tsx'
import { useLive } from '../live/live-service.ts'
import type { MarketGroup } from '../page/api.ts'
import { Link } from '../page/Link.tsx'
import { usePageTitle } from '../page/page-title.ts'
import { useServices } from '../page/services.ts'
import { useEventNames, useText } from '../page/text.ts'
import { DecisionRules } from './DecisionRules.tsx'
import { MatchHeader } from './MatchHeader.tsx'
import { Markets } from './markets/Markets.tsx'
import { playQuery } from './play/use-play.ts'
import { TeamMarks } from './TeamMarks.tsx'
import { matchText } from './text.ts'
import { usePick } from './use-pick.ts'

const RaceView = lazy(() => import('../races/RaceView.tsx'))

/** One event with all its markets in groups. Everything on it follows the stream; a market that comes up is read with its names. */
export default function MatchPage({ event: id, pick }: { event: string; pick?: string }) {
  const t = useText(matchText)
  const { client } = useServices()
  const live = useLive()
  const queries = useQueryClient()
  const { data, error } = useQuery({
    queryKey: ['event', id],
    queryFn: async () => {
      const [reply] = await Promise.all([
        client.call('showEvent', { event: id }),
        queries.prefetchQuery(playQuery(client, id)), // a live view that appears later would push the markets down
      ])
      live.offers.receiveReply(
        reply.event,
        reply.groups.flatMap(({ markets }) => markets),
      )
      return reply
    },
    retry: (failures, failed) => !(failed instanceof CallRefusal) && failures < 2,
  })
  const { ofEvent } = useEventNames()
  usePageTitle(data ? ofEvent(data.event.name) : error ? null : undefined)
  useEffect(
    () => live.followEvent(id, () => void queries.invalidateQueries({ queryKey: ['event', id] })),
    [live, queries, id],
  )
  usePick(id, { pick, groups: data?.groups, event: data?.event })
  if (error && !data)
    return (
      <div role="alert">
        <EmptyPage drawing="field" text={t('gone')}>
          <Link to={{ page: 'home' }} className="plain-button">
            {t('back')}
          </Link>
        </EmptyPage>
      </div>
    )
  if (!data) return <Loading />
  if (data.event.kind === 'race')
    return (
      <Suspense fallback={<Loading />}>
        <RaceView event={data.event} groups={data.groups} />
      </Suspense>
    )
  return (
    <>
      <MatchHeader event={data.event} />
      {hasClosingPrices(data.groups) && <p className="match-closing">{t('closingPrices')}</p>}
      <Markets event={data.event} groups={data.groups} />
      <TeamMarks event={data.event} />
      <DecisionRules kind={data.event.kind} />
    </>
  )
}

const hasClosingPrices = (groups: readonly MarketGroup[]) =>
  groups.some(({ markets }) =>
    markets.some(({ outcomes }) => outcomes.some(({ closingPrice }) => typeof closingPrice === 'number')),
  )

function Loading() {
  const t = useText(matchText)
  return (
    <p className="loading" role="status">
      {t('loading')}
    </p>
  )
}
