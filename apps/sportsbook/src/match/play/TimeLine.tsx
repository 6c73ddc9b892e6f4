import { kitFor } from '../../art/Badge.tsx'
import { useEventState } from '../../live/use-live.ts'
import type { EventView } from '../../page/api.ts'
import { useText } from '../../page/text.ts'
import { scoreText } from '../../score/text.ts'
import { matchText } from '../text.ts'
import { drawings, useMomentText } from './moment-text.tsx'
import { reachesStart } from './moments.ts'
import type { Play } from './use-play.ts'

/** How many minutes are played, and where they are divided. */
const minutes: Readonly<Partial<Record<EventView['sport']['code'], readonly number[]>>> = {
  football: [45, 90],
  iceHockey: [20, 40, 60],
}

const across = 350
const from = 8

/** The minutes of a match with what happened in them: the home side above the line, the away side below. */
export function TimeLine({ event, play }: { event: EventView; play: Play }) {
  const t = useText(matchText)
  const p = useText(scoreText)
  const width = across - 2 * from
  const textOf = useMomentText(event)
  const state = useEventState(event.id)
  const divided = minutes[event.sport.code]
  const [home, away] = event.competitors
  if (!divided || !home || !away || !reachesStart(play)) return null
  const marked = play.moments.filter(({ kind, minute, side }) => drawings[kind] && minute !== null && side)
  const played = Math.max(
    ...play.moments.map(({ minute }) => minute ?? 0),
    Math.ceil((state?.clock?.seconds ?? 0) / 60),
  )
  const whole = Math.max(divided.at(-1) ?? 0, played)
  const x = (minute: number) => from + (Math.min(minute, whole) / whole) * width
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
