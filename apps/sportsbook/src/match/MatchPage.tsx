import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { statusName } from '../finding/EventRow.tsx'
import { FavouriteButton } from '../finding/FavouriteButton.tsx'
import { findingText } from '../finding/text.ts'
import { type EventView, type MarketGroup, SportsRefusal } from '../frame/api.ts'
import { Link } from '../frame/Link.tsx'
import { useServices } from '../frame/services.tsx'
import { useName, useText, useTimes } from '../frame/text.ts'
import { useEventState } from '../live/use-live.ts'
import { Background } from './Background.tsx'
import { LiveView } from './LiveView.tsx'
import { MarketCard, marketsById } from './MarketCard.tsx'
import { Minute } from './Minute.tsx'
import { isInPlay, usePhase } from './phase-text.ts'
import { pinned } from './pinned.ts'
import { RedCards } from './RedCards.tsx'
import { matchText } from './text.ts'

/** One event with all its markets in groups. Everything on it follows the stream; a market that comes up is read with its names. */
export default function MatchPage({ event: id }: { event: string }) {
  const t = useText(matchText)
  const { client, live } = useServices()
  const queries = useQueryClient()
  const { data, error } = useQuery({
    queryKey: ['event', id],
    queryFn: async () => {
      const reply = await client.call('showEvent', { event: id })
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
      <div className="empty" role="alert">
        <p>{t('gone')}</p>
        <Link to={{ page: 'home' }} className="plain-button">
          {t('back')}
        </Link>
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

function MatchHeader({ event }: { event: EventView }) {
  const f = useText(findingText)
  const phase = usePhase()
  const nameOf = useName()
  const { day, clock } = useTimes()
  const {
    status,
    phase: part,
    score,
    startsAt,
  } = useEventState(event.id) ?? {
    ...event,
    startsAt: Date.parse(event.startsAt),
  }
  const [home, away] = event.competitors
  const inPlay = event.kind === 'match' && isInPlay(status)
  const isBefore = ['notStarted', 'delayed', 'postponed'].includes(status)
  return (
    <header className="match-header">
      <p className="match-place">
        <Link to={{ page: 'sport', sport: event.sport.code, part: 'matches' }}>{nameOf(event.sport.name)}</Link>
        <Link to={{ page: 'tournament', sport: event.sport.code, tournament: event.tournament.id }}>
          {nameOf(event.category.name)} · {nameOf(event.tournament.name)}
        </Link>
        <FavouriteButton kind="events" id={event.id} name={nameOf(event.name)} />
      </p>
      {home && away && event.competitors.length === 2 ? (
        <h1 className="match-sides">
          <Side team={home} cards={<RedCards event={event.id} side="home" />} />
          <b className="match-score" aria-live="polite">
            {score && !isBefore ? `${score.home} - ${score.away}` : 'v'}
          </b>
          <Side team={away} cards={<RedCards event={event.id} side="away" />} />
        </h1>
      ) : (
        <h1 className="match-sides">{nameOf(event.name)}</h1>
      )}
      <p className="match-when">
        {inPlay ? (
          <span className="in-play">
            {status === 'live' ? phase(part, event.sport.code) : statusName(f, status)} <Minute event={event.id} />
          </span>
        ) : (
          <time dateTime={event.startsAt}>
            {day(startsAt)} {clock(startsAt)}
          </time>
        )}
      </p>
    </header>
  )
}

function Side({ team, cards }: { team: EventView['competitors'][number]; cards: ReactNode }) {
  const nameOf = useName()
  return (
    <span className="match-side">
      {nameOf(team.name)}
      {cards}
      <FavouriteButton kind="teams" id={team.id} name={nameOf(team.name)} />
    </span>
  )
}

function Markets({ event, groups }: { event: EventView; groups: readonly MarketGroup[] }) {
  const t = useText(matchText)
  const [tab, setTab] = useState('all')
  const pins = pinned.use()
  const shown = groups.filter(({ group }) => tab === 'all' || group === tab).flatMap(({ markets }) => markets)
  const cards = marketsById(shown)
  const ordered = [...cards.filter(([id]) => pins.includes(id)), ...cards.filter(([id]) => !pins.includes(id))]
  if (groups.length === 0)
    return (
      <>
        <p className="empty">{t('noMarkets')}</p>
        {event.competitors.length === 2 && <Background event={event} />}
      </>
    )
  return (
    <>
      <div className="tabs" role="tablist">
        {['all', ...groups.map(({ group }) => group)].map((group) => (
          <button key={group} type="button" role="tab" aria-selected={tab === group} onClick={() => setTab(group)}>
            {group === 'all' ? t('all') : groupName(t, group)}
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

function groupName(t: (key: MatchKey) => string, group: string): string {
  const key = `group.${group}`
  return t(isKey(key) ? key : 'group.other')
}

const isKey = (key: string): key is MatchKey => Object.hasOwn(matchText.ja, key)
