import { kitFor } from '../../art/Badge.tsx'
import type { EventView } from '../../page/api.ts'
import { useTeamName, useText } from '../../page/text.ts'
import { matchText } from '../text.ts'
import { hasPoints } from './moment-text.tsx'
import type { Play } from './use-play.ts'

const [most, step, middle, tallest] = [24, 25, 32, 26]

/** Who scored last, the newest on the right: the home side above the line, the away side below, each bar as tall as its points. */
export function RunOfPlay({ event, play: { moments } }: { event: EventView; play: Play }) {
  const t = useText(matchText)
  const nameOf = useTeamName()
  const [home, away] = event.competitors
  const scored = moments.filter((moment) => hasPoints(moment) && moment.side).slice(0, most)
  if (!home || !away || scored.length < 3) return null
  const highest = Math.max(2, ...scored.map(({ points }) => points))
  const colours = {
    home: `var(--kit-${kitFor({ competitor: home.id, against: undefined }).main})`,
    away: `var(--kit-${kitFor({ competitor: away.id, against: home.id }).main})`,
  }
  const sumOf = (of: 'home' | 'away') => scored.reduce((sum, { side, points }) => sum + (side === of ? points : 0), 0)
  const label = t(event.sport.code === 'tennis' ? 'runOfGames' : 'runOfPlay', {
    count: scored.length,
    home: nameOf(home.short),
    homePoints: sumOf('home'),
    away: nameOf(away.short),
    awayPoints: sumOf('away'),
  })
  return (
    <figure className="run-of-play">
      <svg viewBox="0 0 600 64" role="img" aria-label={label}>
        <path className="time-divided" d={`M0 ${middle}h600`} />
        {scored.map(({ side, points }, place) => {
          const height = (points / highest) * tallest
          return (
            <rect
              key={moments.length - place}
              className="run-bar"
              x={600 - (place + 1) * step + 3}
              y={side === 'home' ? middle - 2 - height : middle + 2}
              width={step - 6}
              height={height}
              rx="2"
              fill={side ? colours[side] : undefined}
            />
          )
        })}
      </svg>
      <figcaption>{label}</figcaption>
    </figure>
  )
}
