import { kitFor } from '../../art/Badge.tsx'
import type { EventView } from '../../page/api.ts'
import { useText } from '../../page/text.ts'
import { scoreText } from '../../score/text.ts'
import { matchText } from '../text.ts'
import { across, from, useMinutes, width } from './minutes.ts'
import { drawings, useMomentText } from './moment-text.tsx'
import { reachesStart } from './moments.ts'
import type { Moment, Play } from './use-play.ts'

/** What is marked, of all that has a sign. */
const markedKinds: readonly Moment['kind'][] = [
  'goal',
  'yellow',
  'red',
  'corner',
  'penalty',
  'try',
  'penaltyGoal',
  'dropGoal',
]

/** The minutes of a match with what happened in them: the home side above the line, the away side below. */
export function TimeLine({ event, play }: { event: EventView; play: Play }) {
  const t = useText(matchText)
  const p = useText(scoreText)
  const textOf = useMomentText(event)
  const scale = useMinutes(event, play)
  const [home, away] = event.competitors
  if (!scale || !home || !away || !reachesStart(play)) return null
  const { divided, played, whole, x } = scale
  const marked = play.moments.filter(({ kind, minute, side }) => markedKinds.includes(kind) && minute !== null && side)
  const colours = {
    home: `var(--kit-${kitFor({ competitor: home.id, against: undefined }).main})`,
    away: `var(--kit-${kitFor({ competitor: away.id, against: home.id }).main})`,
  }
  const descriptions = marked
    .toReversed()
    .map((moment) => `${p('minute', { minute: moment.minute ?? 0 })} ${textOf(moment)}`)
  return (
    <svg
      className="time-line"
      viewBox={`0 0 ${across} 64`}
      role="img"
      aria-label={[t('timeLine'), ...descriptions].join(', ')}
    >
      <rect x={from} y="29" width={width} height="6" rx="3" className="time-whole" />
      <rect x={from} y="29" width={x(played) - from} height="6" rx="3" className="time-played" />
      {divided.slice(0, -1).map((minute) => (
        <path key={minute} className="time-divided" d={`M${x(minute)} 24v16`} />
      ))}
      {marked.map(({ kind, minute, side }, place) => (
        <g
          key={marked.length - place}
          className="time-mark"
          data-kind={kind}
          transform={`translate(${x(minute ?? 0) - 8} ${side === 'home' ? 9 : 39})`}
        >
          <path d={drawings[kind]} />
          <rect
            className="time-side"
            x="0"
            y={side === 'home' ? 16 : -5}
            width="16"
            height="5"
            fill={side ? colours[side] : undefined}
          />
        </g>
      ))}
      <text x={from} y="62" className="time-text">
        0
      </text>
      <text x={from + width} y="62" className="time-text" textAnchor="end">
        {whole}
      </text>
    </svg>
  )
}
