import { kitFor } from '../../art/Badge.tsx'
import type { EventView } from '../../page/api.ts'
import { useText } from '../../page/text.ts'
import { matchText } from '../text.ts'
import type { Play } from './use-play.ts'
import { isPlayKey, playText } from './words/text.ts'

type Figure = Play['figures'][number]

const percentages: readonly Figure['kind'][] = [
  'possession',
  'territory',
  'firstServesIn',
  'firstServePointsWon',
  'servePointsWon',
]
/** What was made, with the figure of how often it was tried. */
const tries: Readonly<Partial<Record<Figure['kind'], Figure['kind']>>> = {
  fieldGoals: 'fieldGoalsTried',
  threes: 'threesTried',
  freeThrows: 'freeThrowsTried',
}
const shownWithOthers = Object.values(tries)

/** `24/51`, `55%`, `12:05`, or the count alone. */
function figureText({ kind, ...figure }: Figure, side: 'home' | 'away', figures: readonly Figure[]): string {
  const count = figure[side]
  const tried = figures.find((one) => one.kind === tries[kind])
  if (tried) return `${count}/${tried[side]}`
  if (kind === 'timeOfPossession') return `${Math.floor(count / 60)}:${String(count % 60).padStart(2, '0')}`
  if (kind === 'averageRally') return count.toFixed(1)
  return percentages.includes(kind) ? `${count}%` : `${count}`
}

/** What each side has so far, as opposed bars, in the order in which the feed has it. */
export function MatchFigures({ event, play: { figures } }: { event: EventView; play: Play }) {
  const t = useText(matchText)
  const p = useText(playText)
  const [home, away] = event.competitors
  if (!home || !away || figures.length === 0) return null
  const colours = {
    home: `var(--kit-${kitFor({ competitor: home.id, against: undefined }).main})`,
    away: `var(--kit-${kitFor({ competitor: away.id, against: home.id }).main})`,
  }
  return (
    <ul className="figures" aria-label={t('figures')}>
      {figures.map((figure) => {
        const key = `figure.${figure.kind}`
        if (shownWithOthers.includes(figure.kind) || !isPlayKey(key)) return null
        const most = Math.max(figure.home + figure.away, 1)
        return (
          <li key={figure.kind}>
            <b>{figureText(figure, 'home', figures)}</b>
            <span>{p(key)}</span>
            <b>{figureText(figure, 'away', figures)}</b>
            {figure.parts.length > 0 && (
              <span className="figure-parts">
                {figure.parts.map(({ home, away }) => `${home}-${away}`).join(' · ')}
              </span>
            )}
            {(['home', 'away'] as const).map((side) => (
              <svg key={side} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" data-side={side}>
                <rect className="figure-whole" width="100" height="8" />
                <rect
                  x={side === 'home' ? 100 - (figure.home / most) * 100 : 0}
                  width={(figure[side] / most) * 100}
                  height="8"
                  fill={colours[side]}
                />
              </svg>
            ))}
          </li>
        )
      })}
    </ul>
  )
}
