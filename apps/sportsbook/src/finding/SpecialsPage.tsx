import { useQuery } from '@tanstack/react-query'
import type { EventRow, SportsReply } from '../frame/api.ts'
import { Link } from '../frame/Link.tsx'
import { useServices } from '../frame/services.tsx'
import { settings } from '../frame/settings.ts'
import { useMoney, useName, useOdds, useText } from '../frame/text.ts'
import { PriceButton } from '../slip/PriceButton.tsx'
import { toggleSelection, useIsInSlip } from '../slip/selections.ts'
import { Countdown } from './Countdown.tsx'
import { ListFailed, ListSkeleton } from './EventList.tsx'
import { useEvents } from './queries.ts'
import { findingText } from './text.ts'

type Boost = SportsReply<'listBoosts'>['boosts'][number]

const runnersShown = 3
const readAgainMs = 15_000

/** Better prices first, then who wins a season, as cards with the time that is left. In calm mode there are no better prices. */
export function SpecialsPage() {
  const t = useText(findingText)
  const { client } = useServices()
  const { calm } = settings.use()
  const { data } = useQuery({
    queryKey: ['boosts'],
    queryFn: () => client.call('listBoosts', {}),
    enabled: !calm,
    refetchInterval: readAgainMs,
  })
  const boosts = calm ? [] : (data?.boosts ?? [])
  const { events, isError, refetch } = useEvents({ when: 'outright' })
  return (
    <>
      <h1 className="page-title">{t('specials')}</h1>
      {boosts.length > 0 && (
        <section aria-labelledby="boosts">
          <h2 className="section-title" id="boosts">
            {t('boosts')}
          </h2>
          <ul className="special-cards">
            {boosts.map((boost) => (
              <BoostCard key={boost.selection} boost={boost} />
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="outrights">
        <h2 className="section-title" id="outrights">
          {t('outrights')}
        </h2>
        {isError && !events ? (
          <ListFailed again={() => void refetch()} />
        ) : !events ? (
          <ListSkeleton />
        ) : events.length === 0 ? (
          <p className="empty">{t('sport.none')}</p>
        ) : (
          <ul className="special-cards">
            {events.map((row) => (
              <OutrightCard key={row.id} row={row} />
            ))}
          </ul>
        )}
      </section>
    </>
  )
}

/** Singles at this price, up to what may be staked at it; the slip shows both. */
function BoostCard({ boost }: { boost: Boost }) {
  const t = useText(findingText)
  const nameOf = useName()
  const odds = useOdds()
  const money = useMoney()
  const { selection, event, market, outcome, price, ordinaryPrice, mostStake } = boost
  const chosen = useIsInSlip(selection)
  const { score } = event
  return (
    <li className="special-card" data-boost>
      <p className="special-when">
        {nameOf(event.tournament.name)}
        <Countdown until={Date.parse(boost.until ?? event.startsAt)} label="endsIn" />
      </p>
      <h3>
        <Link to={{ page: 'event', event: event.id }}>{nameOf(event.name)}</Link>
      </h3>
      <p className="special-market">
        {nameOf(market)}: <b>{nameOf(outcome)}</b>
      </p>
      <button
        type="button"
        className="price"
        aria-pressed={chosen}
        onClick={() =>
          toggleSelection({
            ...{ selection, price: ordinaryPrice, event: event.id, sport: event.sport.code },
            words: { event: event.name, market, outcome },
            score: score && event.status !== 'notStarted' ? `${score.home}:${score.away}` : null,
          })
        }
      >
        <span className="price-label">
          <s>
            <span className="sr-only">{t('ordinary')} </span>
            {odds(ordinaryPrice)}
          </s>
        </span>
        <span className="price-odds">{odds(price)}</span>
      </button>
      <small>{t('mostAtBoost', { most: money(mostStake) })}</small>
    </li>
  )
}

function OutrightCard({ row }: { row: EventRow }) {
  const t = useText(findingText)
  const nameOf = useName()
  const outcomes = row.main?.outcomes ?? []
  const byPrice = [...outcomes].sort((one, other) => (one.price ?? Infinity) - (other.price ?? Infinity))
  return (
    <li className="special-card">
      <p className="special-when">
        {nameOf(row.sport.name)}
        <Countdown until={Date.parse(row.startsAt)} label={row.kind === 'special' ? 'endsIn' : 'startsIn'} />
      </p>
      <h3>
        <Link to={{ page: 'event', event: row.id }}>{nameOf(row.name)}</Link>
      </h3>
      {byPrice.slice(0, runnersShown).map((outcome) => (
        <PriceButton
          key={outcome.selection}
          event={row}
          market={row.main ?? { name: row.name }}
          outcome={outcome}
          label={nameOf(outcome.name)}
        />
      ))}
      {outcomes.length > runnersShown && (
        <Link to={{ page: 'event', event: row.id }} className="slip-link">
          {t('allRunners', { count: outcomes.length })}
        </Link>
      )}
    </li>
  )
}
