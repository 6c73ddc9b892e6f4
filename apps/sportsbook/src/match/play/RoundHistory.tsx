import { kitFor } from '../../art/Badge.tsx'
import type { EventView } from '../../page/api.ts'
import { useTeamName, useText } from '../../page/text.ts'
import type { Play } from './use-play.ts'
import { playText } from './words/text.ts'

/** Rounds before sides change. */
const half = 12
const sides = ['home', 'away'] as const

/** E-sports: who won each round of each map, in two rows; the halves stand apart. */
export function RoundHistory({ event, play: { maps, rounds, parts } }: { event: EventView; play: Play }) {
  const t = useText(playText)
  const nameOf = useTeamName()
  const [home, away] = event.competitors
  if (!home || !away || maps.length === 0) return null
  const of = { home, away }
  const colours = {
    home: `var(--kit-${kitFor({ competitor: home.id, against: undefined }).main})`,
    away: `var(--kit-${kitFor({ competitor: away.id, against: home.id }).main})`,
  }
  return (
    <div className="round-history">
      {maps.map((map, place) => {
        const score = parts[place]
        const played = rounds.filter((round) => round.map === place + 1)
        return (
          <div key={place} data-to-come={!score || undefined}>
            <h3>
              <span>{t('rounds.map', { number: place + 1, name: nameOf(map) })}</span>
              <b>{score ? `${score.home} - ${score.away}` : t('rounds.toCome')}</b>
            </h3>
            {score && (
              <ol>
                {played.map(({ winner, kills }, number) => (
                  <li
                    key={number}
                    data-half={number === half || undefined}
                    title={t('rounds.won', {
                      number: number + 1,
                      team: nameOf(of[winner].short),
                      home: kills.home,
                      away: kills.away,
                    })}
                  >
                    {sides.map((side) => (
                      <svg key={side} viewBox="0 0 8 8" aria-hidden="true">
                        <rect
                          className={side === winner ? 'round-won' : 'figure-whole'}
                          width="8"
                          height="8"
                          rx="2"
                          fill={side === winner ? colours[side] : undefined}
                        />
                      </svg>
                    ))}
                    <span className="sr-only">
                      {t('rounds.won', {
                        number: number + 1,
                        team: nameOf(of[winner].short),
                        home: kills.home,
                        away: kills.away,
                      })}
                    </span>
                  </li>
                ))}
              </ol>
            )}
          </div>
        )
      })}
    </div>
  )
}
