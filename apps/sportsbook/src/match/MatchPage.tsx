import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { EmptyPage } from '../art/EmptyPage.tsx'
import { type EventView, type MarketGroup, SportsRefusal } from '../frame/api.ts'
import { Link } from '../frame/Link.tsx'
import { useServices } from '../frame/services.tsx'
import { useText } from '../frame/text.ts'
import { useEventState } from '../live/use-live.ts'
import { Background } from './Background.tsx'
import { LiveView } from './LiveView.tsx'
import { MarketCard, marketsById } from './MarketCard.tsx'
import { MatchHeader } from './MatchHeader.tsx'
import { isInPlay } from './phase-text.ts'
import { pinned } from './pinned.ts'
import { matchText } from './text.ts'
import { playQuery } from './use-play.ts'

/** One event with all its markets in groups. Everything on it follows the stream; a market that comes up is read with its names. */
export default function MatchPage({ event: id }: { event: string }) {
  const t = useText(matchText)
  const { client, live } = useServices()
  const queries = useQueryClient()
  const { data, error } = useQuery({
    queryKey: ['event', id],
    queryFn: async () => {
      const [reply] = await Promise.all([
        client.call('showEvent', { event: id }),
        queries.prefetchQuery(playQuery(client, id)), // a live view that came later would push the markets down
      ])
      live.offers.takeViews(
        reply.event,
        reply.groups.flatMap(({ markets }) => markets),
      )
      return reply
    },
    retry: (failures, failed) => !(failed instanceof SportsRefusal) && failures < 2,
  })
  useEffect(
    () => live.followEvent(id, () => void queries.invalidateQueries({ queryKey: ['event', id] })),
    [live, queries, id],
  )
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
  if (!data)
    return (
      <p className="loading" role="status">
        {t('loading')}
      </p>
    )
  return (
    <>
      <MatchHeader event={data.event} />
      <LiveNow event={data.event} />
      <Markets event={data.event} groups={data.groups} />
    </>
  )
}

function LiveNow({ event }: { event: EventView }) {
  const { status } = useEventState(event.id) ?? event
  return event.kind === 'match' && isInPlay(status) ? <LiveView event={event} /> : null
}

function Markets({ event, groups }: { event: EventView; groups: readonly MarketGroup[] }) {
  const t = useText(matchText)
  const [tab, setTab] = useState('all')
  const pins = pinned.use()
  const shown = groups.filter(({ group }) => tab === 'all' || tabOf(group) === tab).flatMap(({ markets }) => markets)
  const cards = marketsById(shown)
  const ordered = [...cards.filter(([id]) => pins.includes(id)), ...cards.filter(([id]) => !pins.includes(id))]
  if (groups.length === 0)
    return (
      <>
        <EmptyPage drawing="ticket" text={t('noMarkets')} />
        {event.competitors.length === 2 && <Background event={event} />}
      </>
    )
  return (
    <>
      <div className="tabs" role="tablist">
        {['all' as const, ...new Set(groups.map(({ group }) => tabOf(group)))].map((key) => (
          <button key={key} type="button" role="tab" aria-selected={tab === key} onClick={() => setTab(key)}>
            {t(key)}
          </button>
        ))}
        {event.competitors.length === 2 && (
          <button type="button" role="tab" aria-selected={tab === 'background'} onClick={() => setTab('background')}>
            {t('background')}
          </button>
        )}
      </div>
      {tab === 'background' && <Background event={event} />}
      {ordered.map(([market, lines]) => (
        <MarketCard key={market} event={event} market={market} lines={lines} />
      ))}
    </>
  )
}

type MatchKey = keyof (typeof matchText)['ja']

/** The text of a group of markets, under which it stands; groups without a name stand together. */
function tabOf(group: string): MatchKey {
  const key = `group.${group}`
  return isKey(key) ? key : 'group.other'
}

const isKey = (key: string): key is MatchKey => Object.hasOwn(matchText.ja, key)
