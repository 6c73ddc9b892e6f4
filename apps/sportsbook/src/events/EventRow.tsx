import { memo } from 'react'
import { Badge } from '../art/Badge.tsx'
import { FavouriteButton } from '../favourites/FavouriteButton.tsx'
import { useEventState } from '../live/use-live.ts'
import type { EventRow as Row } from '../page/api.ts'
import { Link } from '../page/Link.tsx'
import { useIsNarrow } from '../page/narrow.ts'
import type { RowGroup as Group } from '../page/settings.ts'
import { useEventNames, useTeamName, useText, useTimes } from '../page/text.ts'
import { type InnerScore, useInnerScore } from '../score/inner-scores.ts'
import { Minute } from '../score/Minute.tsx'
import { isInPlay, usePhase, useStatusName } from '../score/phase.ts'
import { RedCards } from '../score/RedCards.tsx'
import { pointsOf } from '../score/tennis-points.ts'
import { scoreText } from '../score/text.ts'
import { RowGroup } from './RowGroup.tsx'
import { showsTheSame } from './shows-the-same.ts'
import { eventsText } from './text.ts'

interface Props {
  readonly row: Row
  readonly columns: readonly string[] | null
  /** The groups of prices that have room. */
  readonly groups: readonly Group[]
}

/** One event of a list with the prices of its first market and its main lines. `columns` stand over its list; where its own are others, they stand in its prices. */
export const EventRow = memo(function EventRow({ row, columns, groups }: Props) {
  const t = useText(eventsText)
  const { ofEvent } = useEventNames()
  const { status, score, over } = useEventState(row.id) ?? { ...row, over: false }
  const inPlay = row.kind === 'match' && isInPlay(status)
  const shownScore = inPlay || over ? score : null
  const inner = useInnerScore(row.id, { sport: row.sport.code, enabled: inPlay && !over })
  const others = row.markets - 1
  return (
    <li className="event-row" data-over={over || undefined} data-live={inPlay || undefined}>
      <FavouriteButton kind="events" id={row.id} name={ofEvent(row.name)} />
      <Link to={{ page: 'event', event: row.id }} className="event-link">
        <span className="event-when">
          <When row={row} />
          {row.sport.code === 'baseball' && <Inning inner={inner} />}
          {others > 0 && (
            <span className="event-count" aria-hidden="true">
              +{others}
            </span>
          )}
        </span>
        <Sides row={row} score={shownScore} inner={inner} isBesideGroups={groups.length > 1} />
      </Link>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div role="group" aria-label={t('pricesOf', { name: ofEvent(row.name) })} className="event-prices">
        {groups.map((group) => (
          <RowGroup key={group} row={row} group={group} columns={columns} isAlone={groups.length === 1} />
        ))}
      </div>
      {others > 0 && (
        <Link
          to={{ page: 'event', event: row.id }}
          className="event-more"
          label={t('moreMarkets', { count: others, name: ofEvent(row.name) })}
        >
          +{others}
        </Link>
      )}
    </li>
  )
}, showsTheSame)

/** The part of play, or the start: by the clock alone today. */
function When({ row }: { row: Row }) {
  const t = useText(eventsText)
  const partOf = usePhase()
  const statusName = useStatusName()
  const { clock, day, isToday } = useTimes()
  const state = useEventState(row.id)
  const { status, phase } = state ?? row
  if (row.kind === 'match' && isInPlay(status))
    return (
      <span className="in-play">
        {status === 'live' ? partOf(phase, row.sport.code) : statusName(status)} <Minute event={row.id} />
      </span>
    )
  if (row.kind === 'outright' && row.endsAt !== null)
    return <time dateTime={row.endsAt}>{t('endsOn', { day: day(Date.parse(row.endsAt)) })}</time>
  const startsAt = state?.startsAt ?? Date.parse(row.startsAt)
  return (
    <time dateTime={new Date(startsAt).toISOString()}>
      {!isToday(startsAt) && <span>{day(startsAt)} </span>}
      {clock(startsAt)}
    </time>
  )
}

interface SidesProps {
  readonly row: Row
  readonly score: Row['score']
  readonly inner: InnerScore | null
  /** Several groups of prices leave room for short names. */
  readonly isBesideGroups: boolean
}

function Sides({ row, score, inner, isBesideGroups }: SidesProps) {
  const nameOf = useTeamName()
  const { ofEvent } = useEventNames()
  const isShort = useIsNarrow() || isBesideGroups
  const [home, away] = row.competitors
  if (!home || !away || row.competitors.length > 2)
    return (
      <span className="event-sides">
        <span className="event-name">{ofEvent(row.name)}</span>
      </span>
    )
  return (
    <span className="event-sides">
      {([home, away] as const).map((team, place) => {
        const side = place === 0 ? 'home' : 'away'
        return (
          <span key={team.id} className="event-side">
            <Badge competitor={team.id} sport={row.sport.code} against={place === 0 ? undefined : home.id} />
            <span className="event-name">{nameOf(isShort ? team.short : team.name)}</span>
            <RedCards event={row.id} side={side} />
            {score && <b className="event-score">{score[side]}</b>}
            {row.sport.code !== 'baseball' && <InnerSide inner={inner} side={side} sport={row.sport.code} />}
          </span>
        )
      })}
    </span>
  )
}

/** A side's points in the current set, and in the game of tennis. */
function InnerSide({
  inner,
  side,
  sport,
}: {
  inner: InnerScore | null
  side: 'home' | 'away'
  sport: Row['sport']['code']
}) {
  if (!inner?.part) return null
  const points = sport === 'tennis' ? inner.within?.points : null
  return (
    <span className="event-inner">
      {inner.part[side]}
      {points && <small>{pointsOf(points, side)}</small>}
    </span>
  )
}

/** Which half of the inning is played, the outs, and who stands on which base. */
function Inning({ inner }: { inner: InnerScore | null }) {
  const t = useText(eventsText)
  const s = useText(scoreText)
  const within = inner?.within
  if (!within?.batting) return null
  const isTop = within.batting === 'away'
  const taken = within.bases.flatMap((isTaken, base) => (isTaken ? [t(`base.${base + 1}` as 'base.1')] : [])) // three bases
  return (
    <span className="event-inning">
      <span className="sr-only">{s(isTop ? 'inning.top' : 'inning.bottom')}</span>
      <span aria-hidden="true">{isTop ? '▲' : '▼'}</span> {t('outs', { outs: within.outs })}
      {taken.length > 0 && ` · ${t('bases', { bases: taken.join(t('baseJoin')) })}`}
    </span>
  )
}
