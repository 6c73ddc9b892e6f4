import { Badge } from '../../art/Badge.tsx'
import { SportIcon } from '../../art/SportIcon.tsx'
import { Link } from '../../page/Link.tsx'
import { useEventNames, useMoney, useName, useOdds, useText } from '../../page/text.ts'
import { toggleSelection, useIsInSlip } from '../../slip/selections.ts'
import { pagesText } from '../pages-text.ts'
import { Countdown } from './Countdown.tsx'
import type { Boost } from './use-boosts.ts'

export default function BoostCards({ boosts }: { boosts: readonly Boost[] }) {
  return (
    <ul className="special-cards">
      {boosts.map((boost) => (
        <BoostCard key={boost.selection} boost={boost} />
      ))}
    </ul>
  )
}

/** Singles at this price, up to what may be staked at it; the slip shows both. */
function BoostCard({ boost }: { boost: Boost }) {
  const t = useText(pagesText)
  const nameOf = useName()
  const { ofEvent, ofOutcome } = useEventNames()
  const odds = useOdds()
  const money = useMoney()
  const { selection, event, market, outcome, price, ordinaryPrice, mostStake } = boost
  const chosen = useIsInSlip(selection)
  const { score } = event
  const [home, away] = event.competitors
  return (
    <li className="special-card" data-boost>
      <p className="special-head">
        <SportIcon sport={event.sport.code} />
        <span>{nameOf(event.tournament.name)}</span>
        <Countdown until={Date.parse(boost.until ?? event.startsAt)} label="endsIn" />
      </p>
      <h3>
        <Link to={{ page: 'event', event: event.id }}>
          {home && <Badge competitor={home.id} sport={event.sport.code} />}
          {home && away && <Badge competitor={away.id} sport={event.sport.code} against={home.id} />}
          {ofEvent(event.name)}
        </Link>
      </h3>
      <p className="special-market">
        <b>{ofOutcome(outcome, { selection, event: event.name })}</b> <small>{nameOf(market)}</small>
      </p>
      <div className="special-foot">
        <button
          type="button"
          className="price price-boosted"
          aria-pressed={chosen}
          onClick={() =>
            toggleSelection({
              selection,
              price: ordinaryPrice,
              event: event.id,
              sport: event.sport.code,
              names: { event: event.name, market, outcome },
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
      </div>
    </li>
  )
}
