import { useTeamName, useText } from '../page/text.ts'
import { Car } from './Car.tsx'
import type { CardRider, RaceCard } from './queries.ts'
import { raceText } from './text.ts'

/** The race card: who rides, with class, style, score and last places. */
export function RidersTable({ card: { riders } }: { card: RaceCard }) {
  const t = useText(raceText)
  return (
    <section aria-labelledby="race-riders">
      <h2 className="section-title" id="race-riders">
        {t('riders')}
      </h2>
      <div className="riders-scroll">
        <table className="riders">
          <thead className="riders-head">
            <tr>
              <th scope="col">{t('bracket')}</th>
              <th scope="col">{t('number')}</th>
              <th scope="col">{t('rider')}</th>
              <th scope="col">{t('style')}</th>
              <th scope="col">{t('score')}</th>
              <th scope="col">
                {t('form')} <small>{t('formNote')}</small>
              </th>
            </tr>
          </thead>
          <tbody>
            {riders.map((rider) => (
              <Row key={rider.number} rider={rider} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Row({ rider }: { rider: CardRider }) {
  const t = useText(raceText)
  const nameOf = useTeamName()
  const { number, bracket, name, region, style, term, score, form, nonStarter } = rider
  return (
    <tr data-gone={nonStarter || undefined}>
      <td>{bracket}</td>
      <td>
        <Car number={number} />
      </td>
      <th scope="row">
        {nameOf(name)}
        <small>{nonStarter ? t('nonStarter') : `${rider.class} · ${nameOf(region)} · ${t('term', { term })}`}</small>
      </th>
      <td>{t(`style.${style}`)}</td>
      <td>{(score / 100).toFixed(2)}</td>
      <td className="riders-form">
        {form.map((place, at) => (
          <span key={at} data-place={place !== null && place <= 3 ? place : undefined}>
            {place ?? <abbr title={t('unplaced')}>–</abbr>}
          </span>
        ))}
      </td>
    </tr>
  )
}
