import type { ReactNode } from 'react'
import { Badge } from '../../art/Badge.tsx'
import { useEventState } from '../../live/use-live.ts'
import type { EventView } from '../../page/api.ts'
import { useTeamName, useText } from '../../page/text.ts'
import { usePhase } from '../../score/phase.ts'
import { pointsOf } from '../../score/tennis-points.ts'
import { scoreText } from '../../score/text.ts'
import { matchText } from '../text.ts'
import { AtBat } from './AtBat.tsx'
import { Drive } from './Drive.tsx'
import { MatchFigures } from './MatchFigures.tsx'
import { Momentum } from './Momentum.tsx'
import { hasPoints, MomentMark, useMomentText } from './moment-text.tsx'
import { PartsTable } from './PartsTable.tsx'
import { PitchView } from './PitchView.tsx'
import { pitches } from './pitches.tsx'
import { RoundHistory } from './RoundHistory.tsx'
import { RunOfPlay } from './RunOfPlay.tsx'
import { TeamFouls } from './TeamFouls.tsx'
import { TimeLine } from './TimeLine.tsx'
import { type Moment, type Play, usePlay } from './use-play.ts'
import { playText } from './words/text.ts'

const shownMoments = 6
const playedInSets: readonly string[] = ['tennis', 'volleyball', 'tableTennis', 'esports']

interface Props {
  readonly event: EventView
  /** At first. */
  readonly isOpen: boolean
  /** Shown until the first moment arrives. */
  readonly place: ReactNode
}

/** A match in play: where it is played, what stands inside the part, and what happened last. */
export function LiveView({ event, isOpen, place }: Props) {
  const t = useText(matchText)
  const phase = usePhase()
  const play = usePlay(event.id, { enabled: true })
  const { phase: part } = useEventState(event.id) ?? event
  const [home, away] = event.competitors
  if (!play || !home || !away || play.moments.length === 0) return place
  return (
    <details className="live-view market" open={isOpen}>
      <summary>
        <span>{t('live')}</span>
        <span className="live-folded">
          <LastMoment event={event} play={play} />
        </span>
      </summary>
      <div className="live-ground">
        <PartsTable event={event} />
        <GroundSides event={event} play={play} />
        <PitchView event={event} play={play} part={phase(part, event.sport.code)} />
        <AtBat play={play} />
        <Drive event={event} play={play} />
        <TeamFouls event={event} play={play} />
        <Caption event={event} play={play} />
      </div>
      <Momentum event={event} play={play} />
      <TimeLine event={event} play={play} />
      <RunOfPlay event={event} play={play} />
      <RoundHistory event={event} play={play} />
      <MatchFigures event={event} play={play} />
      <Moments event={event} play={play} />
    </details>
  )
}

/** An end is reported with the minute after the last one. */
const isTimed = (moment: Moment): moment is Moment & { minute: number } =>
  moment.minute !== null && moment.kind !== 'ended' && moment.kind !== 'abandoned'

/** Which side plays in which direction, and what stands inside the part. */
function GroundSides({ event, play }: { event: EventView; play: Play }) {
  const nameOf = useTeamName()
  const [home, away] = event.competitors
  if (!home || !away) return null
  const { within } = play
  const { code } = event.sport
  const attacks = code !== 'keirin' && pitches[code].target !== undefined
  return (
    <div className="ground-sides">
      <span className="ground-side" data-active={(within?.serving ?? within?.batting) === 'home' || undefined}>
        <Badge competitor={home.id} sport={event.sport.code} />
        <span>{nameOf(home.short)}</span>
        {attacks && <i aria-hidden="true">▶</i>}
      </span>
      <Within event={event} play={play} />
      <span className="ground-side" data-active={(within?.serving ?? within?.batting) === 'away' || undefined}>
        {attacks && <i aria-hidden="true">◀</i>}
        <span>{nameOf(away.short)}</span>
        <Badge competitor={away.id} sport={event.sport.code} against={home.id} />
      </span>
    </div>
  )
}

/** The score inside the current part, where the score of the match does not show it. */
function Within({ event, play: { part, within } }: { event: EventView; play: Play }) {
  const t = useText(matchText)
  const { code } = event.sport
  const points = within?.points
  const pointsOfSide = (side: 'home' | 'away') =>
    code === 'tennis' && points ? pointsOf(points, side) : `${points?.[side]}`
  if (points)
    return (
      <b className="live-within">
        {pointsOfSide('home')} - {pointsOfSide('away')}
      </b>
    )
  if (part && playedInSets.includes(code))
    return (
      <b className="live-within">
        {part.home} - {part.away}
      </b>
    )
  if (within?.batting) return <b className="live-within">{t('outs', { outs: within.outs })}</b>
  return null
}

/** Stands beside the name of the view while it is folded, and in its caption otherwise. */
function LastMoment({ event, play }: { event: EventView; play: Play }) {
  const textOf = useMomentText(event)
  const minuteText = useText(scoreText)
  const [last] = play.moments
  if (!last) return null
  return (
    <>
      <MomentMark kind={last.kind} />
      {isTimed(last) && `${minuteText('minute', { minute: last.minute })} `}
      {textOf(last)}
    </>
  )
}

/** The last moment, and the side that serves or bats. */
function Caption({ event, play }: { event: EventView; play: Play }) {
  const t = useText(matchText)
  const nameOf = useTeamName()
  const of = (side: 'home' | 'away' | null | undefined) =>
    side ? event.competitors[side === 'home' ? 0 : 1] : undefined
  const serving = of(play.within?.serving)
  const batting = of(play.within?.batting)
  const { decided } = play
  const winner = of(decided?.winner)
  return (
    <p className="live-caption">
      <span className="live-last">
        <LastMoment event={event} play={play} />
      </span>
      <Situation event={event} play={play} />
      {serving && <span>{t('serving', { team: nameOf(serving.short) })}</span>}
      {decided && winner && (
        <span>{t('decidedByTechnique', { team: nameOf(winner.short), technique: nameOf(decided.technique) })}</span>
      )}
      {batting && <span>{t('batting', { team: nameOf(batting.short) })}</span>}
    </p>
  )
}

/** A power play, or the side that has the ball and how near it is to the goal. */
function Situation({ event, play: { ball, strength } }: { event: EventView; play: Play }) {
  const t = useText(playText)
  const nameOf = useTeamName()
  const [home, away] = event.competitors
  if (!home || !away) return null
  const team = (side: 'home' | 'away') => nameOf((side === 'home' ? home : away).short)
  if (strength) {
    const { home: own, away: others, seconds } = strength
    const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
    const side = own > others ? 'home' : 'away'
    return (
      <b className="live-strength">
        {t(event.sport.code === 'rugby' ? 'strength.rugby' : 'strength', {
          team: team(side),
          most: Math.max(own, others),
          least: Math.min(own, others),
          time,
        })}
      </b>
    )
  }
  return ball && <span data-threat={ball.threat}>{t(`threat.${ball.threat}`, { team: team(ball.side) })}</span>
}

function Moments({ event, play: { moments } }: { event: EventView; play: Play }) {
  const t = useText(matchText)
  const textOf = useMomentText(event)
  const minuteText = useText(scoreText)
  const [home] = event.competitors
  /** In sets: of the set. */
  const scoreOf = ({ score, part }: Play['moments'][number]) => (playedInSets.includes(event.sport.code) ? part : score)
  return (
    <ol className="live-moments" aria-label={t('moments')}>
      {moments.slice(0, shownMoments).map((moment, place) => {
        const of = moment.side && event.competitors[moment.side === 'home' ? 0 : 1]
        return (
          <li key={place} data-kind={moment.kind}>
            <span className="live-minute">
              {isTimed(moment) ? minuteText('minute', { minute: moment.minute }) : <MomentMark kind={moment.kind} />}
            </span>
            {of ? (
              <Badge
                competitor={of.id}
                sport={event.sport.code}
                against={moment.side === 'away' ? home?.id : undefined}
              />
            ) : (
              <span />
            )}
            <span>
              {isTimed(moment) && <MomentMark kind={moment.kind} />}
              {textOf(moment)}
            </span>
            {(moment.kind === 'goal' || hasPoints(moment)) && (
              <b>
                {scoreOf(moment).home} - {scoreOf(moment).away}
              </b>
            )}
          </li>
        )
      })}
    </ol>
  )
}
