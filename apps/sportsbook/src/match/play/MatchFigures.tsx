import { kitFor } from '../../art/Badge.tsx'
import type { EventView } from '../../page/api.ts'
import { useText } from '../../page/text.ts'
import { matchText } from '../text.ts'
import { countOf, reachesStart } from './moments.ts'
import type { Play } from './use-play.ts'

const counted = ['corner', 'yellow', 'red'] as const

/** How often each side had a corner or a card, as opposed bars; only where the feed has reported everything since the start. */
export function MatchFigures({ event, play }: { event: EventView; play: Play }) {
  const t = useText(matchText)
  const [home, away] = event.competitors
  if (event.sport.code !== 'football' || !home || !away || !reachesStart(play)) return null
  const kits = {
    home: kitFor({ competitor: home.id, against: undefined }),
    away: kitFor({ competitor: away.id, against: home.id }),
  }
  return (
    <ul className="figures" aria-label={t('figures')}>
      {counted.map((kind) => {
        const count = countOf(play.moments, kind)
        const most = Math.max(count.home + count.away, 1)
        return (
          <li key={kind}>
            <b>{count.home}</b>
            <span>{t(`figure.${kind}`)}</span>
            <b>{count.away}</b>
            {(['home', 'away'] as const).map((side) => (
              <svg key={side} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" data-side={side}>
                <rect className="figure-whole" width="100" height="8" />
                <rect
                  x={side === 'home' ? 100 - (count.home / most) * 100 : 0}
                  width={(count[side] / most) * 100}
                  height="8"
                  fill={`var(--kit-${kits[side].main})`}
                />
              </svg>
            ))}
          </li>
        )
      })}
    </ul>
  )
}
