import { kitFor } from '../../art/Badge.tsx'
import type { EventView } from '../../page/api.ts'
import { useTeamName, useText } from '../../page/text.ts'
import { matchText } from '../text.ts'
import { across, from, useMinutes, width } from './minutes.ts'
import type { Play } from './use-play.ts'

const [middle, tallest] = [24, 21]

/** Who pressed in each minute: the home side upwards, the away side downwards, above the time line and as wide. */
export function Momentum({ event, play }: { event: EventView; play: Play }) {
  const t = useText(matchText)
  const nameOf = useTeamName()
  const scale = useMinutes(event, play)
  const [home, away] = event.competitors
  if (!scale || !home || !away || play.pressure.length === 0) return null
  const { x, whole, divided } = scale
  const colours = {
    home: `var(--kit-${kitFor({ competitor: home.id, against: undefined }).main})`,
    away: `var(--kit-${kitFor({ competitor: away.id, against: home.id }).main})`,
  }
  const label = t('momentum', { home: nameOf(home.short), away: nameOf(away.short) })
  return (
    <figure className="momentum">
      <figcaption>{label}</figcaption>
      <svg viewBox={`0 0 ${across} 48`} role="img" aria-label={label}>
        {divided.slice(0, -1).map((minute) => (
          <path key={minute} className="time-divided" d={`M${x(minute)} 4v40`} />
        ))}
        {play.pressure.map((pressure, minute) => {
          const height = (Math.abs(pressure) / 100) * tallest
          return (
            <rect
              key={minute}
              className="momentum-bar"
              x={x(minute) + 0.4}
              y={pressure > 0 ? middle - height : middle}
              width={Math.max(1, width / whole - 0.8)}
              height={height}
              fill={colours[pressure > 0 ? 'home' : 'away']}
            />
          )
        })}
        <path className="time-divided" d={`M${from} ${middle}h${width}`} />
      </svg>
    </figure>
  )
}
