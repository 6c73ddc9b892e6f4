import { useTeamName, useText } from '../page/text.ts'
import { Car } from './Car.tsx'
import type { RaceCard } from './queries.ts'
import { raceText } from './text.ts'

/** Who rides behind whom: each line from its leader to its last rider, as they go past. */
export function LineUp({ card: { lines, riders } }: { card: RaceCard }) {
  const t = useText(raceText)
  const nameOf = useTeamName()
  return (
    <section className="line-up" aria-labelledby="race-line-up">
      <h2 className="section-title" id="race-line-up">
        {t('lineUp')}
      </h2>
      <ol className="line-up-lines">
        {lines.map((line) => (
          <li key={line[0]} aria-label={line.length === 1 ? `${line[0]} ${t('alone')}` : line.join(' ')}>
            <span className="line-up-cars">
              {line.map((number) => (
                <Car key={number} number={number} />
              ))}
            </span>
            <small aria-hidden="true">{regionOf(line, riders, nameOf) ?? t('alone')}</small>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A line is called by the part of the country that its leader is of; null for a rider alone. */
function regionOf(line: readonly number[], riders: RaceCard['riders'], nameOf: ReturnType<typeof useTeamName>) {
  const leader = riders.find(({ number }) => number === line[0])
  return line.length > 1 && leader ? nameOf(leader.region) : null
}
