import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { EventView } from '../frame/api.ts'
import { useServices } from '../frame/services.tsx'
import { useName, useText } from '../frame/text.ts'
import { useEventState } from '../live/use-live.ts'
import { Field, type Play } from './fields.tsx'
import { usePhase } from './phase-text.ts'
import { matchText } from './text.ts'

const readAgainMs = 5_000
const shownMoments = 4
const playedInSets: readonly string[] = ['tennis', 'volleyball', 'tableTennis', 'esports']

/** A match in play: where it is played, what stands inside its part, and what happened last. Nothing where the feed does not tell of it. */
export function LiveView({ event }: { event: EventView }) {
  const t = useText(matchText)
  const { client } = useServices()
  const { data, refetch } = useQuery({
    queryKey: ['play', event.id],
    queryFn: () => client.call('showPlay', { event: event.id }),
    refetchInterval: readAgainMs,
  })
  const state = useEventState(event.id)
  const told = JSON.stringify([state?.score, state?.phase, state?.redCards])
  useEffect(() => void refetch(), [told, refetch])
  const play = data?.play
  const [home, away] = event.competitors
  if (!play || !home || !away || play.moments.length === 0) return null
  return (
    <details className="live-view market" open>
      <summary>{t('live')}</summary>
      <Field sport={event.sport.code} play={play} />
      <Within event={event} play={play} />
      <Moments event={event} play={play} />
    </details>
  )
}

const tennisPoints = ['0', '15', '30', '40']

/** What stands inside the part that is played, where the score alone does not say it. */
function Within({ event, play: { part, within } }: { event: EventView; play: Play }) {
  const t = useText(matchText)
  const nameOf = useName()
  const phase = usePhase()
  const { code } = event.sport
  const bySets = playedInSets.includes(code)
  const serving = within?.serving && event.competitors[within.serving === 'home' ? 0 : 1]
  const batting = within?.batting && event.competitors[within.batting === 'home' ? 0 : 1]
  const points = within?.points
  const said = (count: number, other: number) =>
    code !== 'tennis'
      ? `${count}`
      : count >= 3 && other >= 3
        ? count > other
          ? t('advantage')
          : '40'
        : (tennisPoints[count] ?? `${count}`)
  const facts = [
    bySets && part ? `${phase(`part${part.number}`, code)} ${part.home} - ${part.away}` : null,
    points ? `${said(points.home, points.away)} - ${said(points.away, points.home)}` : null,
    serving ? t('serving', { team: nameOf(serving.short) }) : null,
    batting ? t('batting', { team: nameOf(batting.short) }) : null,
    batting && within ? t('outs', { outs: within.outs }) : null,
  ].filter((fact) => fact !== null)
  return facts.length === 0 ? null : <p className="live-within">{facts.join(' · ')}</p>
}

function Moments({ event, play: { moments } }: { event: EventView; play: Play }) {
  const t = useText(matchText)
  const nameOf = useName()
  const phase = usePhase()
  const { code } = event.sport
  const byHalves = code === 'football' || code === 'rugby'
  /** In sets: of the set. */
  const scoreOf = ({ score, part }: Play['moments'][number]) => (playedInSets.includes(code) ? part : score)
  function textOf({ kind, side, points, part, player }: Play['moments'][number]): string {
    const competitor = side && event.competitors[side === 'home' ? 0 : 1]
    const team = competitor ? nameOf(competitor.short) : ''
    if (kind === 'part')
      return t('moment.part', {
        part: phase(byHalves ? (part.number === 1 ? 'firstHalf' : 'secondHalf') : `part${part.number}`, code),
      })
    if (kind === 'goal' && player) return t('moment.goalBy', { team, player: nameOf(player) })
    return t(`moment.${kind}`, { team, points })
  }
  return (
    <ol className="live-moments" aria-label={t('moments')}>
      {moments.slice(0, shownMoments).map((moment, place) => (
        <li key={moments.length - place} data-kind={moment.kind}>
          {moment.minute !== null && <span className="live-minute">{t('minute', { minute: moment.minute })}</span>}
          <span>{textOf(moment)}</span>
          {(moment.kind === 'goal' || moment.kind === 'points') && (
            <b>
              {scoreOf(moment).home} - {scoreOf(moment).away}
            </b>
          )}
        </li>
      ))}
    </ol>
  )
}
