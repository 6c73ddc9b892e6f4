import type { EventView } from '../page/api.ts'
import { useName, useOdds, useTeamName, useText } from '../page/text.ts'
import { Car } from './Car.tsx'
import type { RaceBet } from './picker.ts'
import type { RaceCard } from './queries.ts'
import { raceText } from './text.ts'

interface Props {
  readonly event: EventView
  readonly card: RaceCard
  readonly result: NonNullable<RaceCard['result']>
  readonly bets: readonly RaceBet[]
}

/** The order of the finish with how the first two won their places, and what has won at which price. */
export function RaceResult({ card, result, bets }: Props) {
  const t = useText(raceText)
  const nameOf = useTeamName()
  const riderOf = (number: number) => card.riders.find((rider) => rider.number === number)
  return (
    <section className="race-result" aria-labelledby="race-result">
      <h2 className="section-title" id="race-result">
        {t('result')}
      </h2>
      <div className="race-result-columns">
        <table className="finish">
          <thead className="riders-head">
            <tr>
              <th scope="col">{t('place')}</th>
              <th scope="col">{t('number')}</th>
              <th scope="col">{t('rider')}</th>
              <th scope="col">{t('technique')}</th>
            </tr>
          </thead>
          <tbody>
            {result.finish.map(({ number, place, mishap, technique }) => (
              <tr key={number} data-place={place !== null && place <= 3 ? place : undefined}>
                <td>{place ?? '–'}</td>
                <td>
                  <Car number={number} />
                </td>
                <th scope="row">{nameOf(riderOf(number)?.name ?? { ja: '', en: '' })}</th>
                <td>{mishap ? t(mishap) : technique ? t(`technique.${technique}`) : ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <Winners bets={bets} />
      </div>
    </section>
  )
}

/** The outcomes that won, with their last prices. */
export function Winners({ bets }: { bets: readonly RaceBet[] }) {
  const t = useText(raceText)
  const nameOf = useName()
  const odds = useOdds()
  const decided = bets.filter(({ market }) => market.outcomes.some(({ result }) => result === 'won'))
  if (decided.length === 0) return null
  return (
    <div>
      <h3 className="sr-only">{t('paid')}</h3>
      <dl className="race-winners">
        {decided.map(({ bet, market }) => (
          <div key={bet.id}>
            <dt>{nameOf(market.name)}</dt>
            {market.outcomes
              .filter(({ result }) => result === 'won')
              .map(({ selection, name, price }) => (
                <dd key={selection}>
                  <span>{nameOf(name)}</span> {price !== null && <b>{odds(price)}</b>}
                </dd>
              ))}
          </div>
        ))}
      </dl>
    </div>
  )
}
