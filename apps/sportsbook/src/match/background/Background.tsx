import { useQuery } from '@tanstack/react-query'
import { Badge } from '../../art/Badge.tsx'
import type { EventView, SportsReply } from '../../page/api.ts'
import { useServices } from '../../page/services.ts'
import { useTeamName, useText, useTimes } from '../../page/text.ts'
import { matchText } from '../text.ts'
import { Tournament } from './Tournament.tsx'

type Known = NonNullable<SportsReply<'showBackground'>['background']>
type Past = Known['meetings'][number]

const readAgainMs = 60_000

/** The form of both sides, their meetings, the line-ups, and the table of the competition. */
export function Background({ event }: { event: EventView }) {
  const t = useText(matchText)
  const nameOf = useTeamName()
  const { client } = useServices()
  const { data, isError } = useQuery({
    queryKey: ['background', event.id],
    queryFn: () => client.call('showBackground', { event: event.id }),
    refetchInterval: readAgainMs,
  })
  if (!data)
    return (
      <p className="loading" role="status">
        {t(isError ? 'background.none' : 'background.loading')}
      </p>
    )
  if (!data.background) return <p className="empty">{t('background.none')}</p>
  const { table, form, meetings, tournament, lineUps } = data.background
  const [home, away] = event.competitors
  if (!home || !away) return null
  return (
    <div className="background">
      {tournament && <Tournament sides={[home, away]} of={tournament} />}
      <section className="market" aria-label={t('form')}>
        <h2>{t('form')}</h2>
        <div className="background-sides">
          <Form of={home} sport={event.sport.code} matches={form.home} />
          <Form of={away} sport={event.sport.code} against={home.id} matches={form.away} />
        </div>
      </section>
      <section className="market" aria-label={t('meetings')}>
        <h2>{t('meetings')}</h2>
        {meetings.length === 0 ? <p>{t('noneYet')}</p> : <Matches matches={meetings} />}
      </section>
      {lineUps && (
        <section className="market" aria-label={t('lineUps')}>
          <h2>{t('lineUps')}</h2>
          <div className="background-sides">
            {[lineUps.home, lineUps.away].map((players, side) => (
              <div key={[home, away][side]?.id}>
                <h3>
                  <span className="background-team">
                    <Badge
                      competitor={(side === 0 ? home : away).id}
                      sport={event.sport.code}
                      against={side === 0 ? undefined : home.id}
                    />
                    {nameOf((side === 0 ? home : away).name)}
                  </span>
                </h3>
                <ol>
                  {players.map((name, place) => (
                    <li key={place}>{nameOf(name)}</li>
                  ))}
                </ol>
              </div>
            ))}
          </div>
        </section>
      )}
      <section className="market" aria-label={t('table')}>
        <h2>{t('table')}</h2>
        <Table rows={table} sides={[home.id, away.id]} sport={event.sport.code} />
      </section>
    </div>
  )
}

interface FormProps {
  readonly of: EventView['competitors'][number]
  readonly sport: string
  readonly against?: string
  readonly matches: readonly Past[]
}

function Form({ of, sport, against, matches }: FormProps) {
  const t = useText(matchText)
  const nameOf = useTeamName()
  return (
    <div>
      <h3>
        <span className="background-team">
          <Badge competitor={of.id} sport={sport} against={against} />
          {nameOf(of.name)}
        </span>{' '}
        <span className="form-letters">
          {matches.map((match) => {
            const result = resultFor(match, of.id)
            return (
              <b key={match.startsAt} data-result={result}>
                {t(`form.${result}`)}
              </b>
            )
          })}
        </span>
      </h3>
      {matches.length === 0 ? <p>{t('noneYet')}</p> : <Matches matches={matches} />}
    </div>
  )
}

const resultFor = ({ home, winner }: Past, id: string) =>
  winner === 'draw' ? 'drawn' : (winner === 'home') === (home.id === id) ? 'won' : 'lost'

function Matches({ matches }: { matches: readonly Past[] }) {
  const nameOf = useTeamName()
  const { dayOfMonth } = useTimes()
  return (
    <ul className="past-matches">
      {matches.map(({ startsAt, home, away, score, winner, technique }) => (
        <li key={`${startsAt}${home.id}`}>
          <time dateTime={startsAt}>{dayOfMonth(Date.parse(startsAt))}</time>
          <span className="past-home" data-won={winner === 'home' || undefined}>
            {nameOf(home.short)}
          </span>
          {technique ? (
            <span className="technique">{nameOf(technique)}</span>
          ) : (
            <b>
              {score.home} - {score.away}
            </b>
          )}
          <span data-won={winner === 'away' || undefined}>{nameOf(away.short)}</span>
        </li>
      ))}
    </ul>
  )
}

function Table({ rows, sides, sport }: { rows: Known['table']; sides: readonly string[]; sport: string }) {
  const t = useText(matchText)
  const nameOf = useTeamName()
  const isSumo = sport === 'sumo' // a bout has no score
  const draws = sport === 'football' || sport === 'rugby'
  const figures = ['played', 'won', ...(draws ? (['drawn'] as const) : []), 'lost'] as const
  return (
    <table className="league-table">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{t('place')}</span>
          </th>
          <th scope="col">{t('team')}</th>
          {figures.map((figure) => (
            <th key={figure} scope="col">
              {t(figure)}
            </th>
          ))}
          {!isSumo && <th scope="col">{t('goals')}</th>}
          {!isSumo && <th scope="col">{t('points')}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <tr key={row.team.id} data-side={sides.includes(row.team.id) || undefined}>
            <td>{place + 1}</td>
            <th scope="row">
              <Badge competitor={row.team.id} sport={sport} /> {nameOf(row.team.name)}
            </th>
            {figures.map((figure) => (
              <td key={figure}>{row[figure]}</td>
            ))}
            {!isSumo && <td>{signed(row.scored - row.conceded)}</td>}
            {!isSumo && (
              <td>
                <b>{row.points}</b>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const signed = (value: number) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0')
