import { Badge } from '../../art/Badge.tsx'
import { EmptyPage } from '../../art/EmptyPage.tsx'
import { SportIcon } from '../../art/SportIcon.tsx'
import type { EventRow } from '../../page/api.ts'
import { Link } from '../../page/Link.tsx'
import { usePageTitle } from '../../page/page-title.ts'
import { useEventNames, useName, useText, useTimes } from '../../page/text.ts'
import { PriceButton } from '../../slip/PriceButton.tsx'
import { EachWayTerms } from '../../slip/stake/EachWayTerms.tsx'
import { ListFailed, ListSkeleton } from '../EventList.tsx'
import { pagesText } from '../pages-text.ts'
import { useEvents } from '../queries.ts'
import { eventsText } from '../text.ts'
import BoostCards from './BoostCards.tsx'
import { Countdown } from './Countdown.tsx'
import { useBoosts } from './use-boosts.ts'

const runnersShown = 3
/** A special with at most this many outcomes shows all of them in its own order, such as bands, or yes and no. */
const allShown = 6

/** Better prices first, then specials, then who wins a season, as cards with the time that is left. In calm mode there are no better prices. */
export default function SpecialsPage() {
  const t = useText(pagesText)
  const e = useText(eventsText)
  const boosts = useBoosts()
  usePageTitle(t('specials'))
  const specials = useEvents({ when: 'special' })
  const outrights = useEvents({ when: 'outright' }) // with the specials, of which there may be a page
  const isError = specials.isError || outrights.isError
  const isKnown = specials.events !== undefined && outrights.events !== undefined
  if (!boosts || (!isKnown && !isError))
    return (
      <>
        <h1 className="page-title">{t('specials')}</h1>
        <ListSkeleton />
      </>
    )
  const sections = [
    { id: 'specials', title: t('specialsOpen'), list: specials, rows: specials.events ?? [] },
    {
      id: 'outrights',
      title: t('seasons'),
      list: outrights,
      rows: outrights.events?.filter(({ kind }) => kind === 'outright') ?? [],
    },
  ]
  return (
    <>
      <h1 className="page-title">{t('specials')}</h1>
      {boosts.length > 0 && (
        <section aria-labelledby="boosts">
          <h2 className="section-title" id="boosts">
            {t('boosts')}
          </h2>
          <BoostCards boosts={boosts} />
        </section>
      )}
      {isKnown && sections.every(({ rows }) => rows.length === 0) && (
        <EmptyPage drawing="ticket" text={t('sport.none')} />
      )}
      {!isKnown && <ListFailed again={() => void Promise.all([specials.refetch(), outrights.refetch()])} />}
      {sections.map(
        ({ id, title, rows, list }) =>
          rows.length > 0 && (
            <section aria-labelledby={id} key={id}>
              <h2 className="section-title" id={id}>
                {title}
              </h2>
              <ul className="special-cards">
                {rows.map((row) => (
                  <OutrightCard key={row.id} row={row} />
                ))}
              </ul>
              {list.hasNextPage && (
                <button
                  type="button"
                  className="plain-button"
                  aria-busy={list.isFetchingNextPage}
                  onClick={() => void list.fetchNextPage()}
                >
                  {e('more')}
                </button>
              )}
            </section>
          ),
      )}
    </>
  )
}

/** The favourites of a tournament, or all that a special asks. An outright that has not begun closes at its start; one in play has no time that is told. */
function OutrightCard({ row }: { row: EventRow }) {
  const t = useText(pagesText)
  const nameOf = useName()
  const { ofOutcome } = useEventNames()
  const { day, clock } = useTimes()
  const outcomes = row.main?.outcomes ?? []
  const isShort = row.kind === 'special' && outcomes.length <= allShown && !outcomes.some(hasBadge)
  const byPrice = [...outcomes].sort((one, other) => (one.price ?? Infinity) - (other.price ?? Infinity))
  const shown = isShort ? outcomes : byPrice.slice(0, runnersShown)
  const startsAt = Date.parse(row.startsAt)
  const isAhead = startsAt > Date.now()
  return (
    <li className="special-card">
      <p className="special-head">
        <SportIcon sport={row.sport.code} />
        <span>{nameOf(row.category.name)}</span>
        {isAhead ? (
          <Countdown until={startsAt} label="endsIn" />
        ) : (
          <span className="special-running">{t('seasonOn')}</span>
        )}
      </p>
      <h3>
        <Link to={{ page: 'event', event: row.id }}>{nameOf(row.name)}</Link>
      </h3>
      <p className="special-market">
        {row.main && <b>{nameOf(row.main.name)}</b>}{' '}
        <small>
          {isAhead ? (
            <time dateTime={row.startsAt}>{t('closesAt', { time: `${day(startsAt)} ${clock(startsAt)}` })}</time>
          ) : (
            row.endsAt !== null && (
              <time dateTime={row.endsAt}>{t('seasonEnds', { day: day(Date.parse(row.endsAt)) })}</time>
            )
          )}
          <EachWayTerms terms={row.main?.eachWay ?? null} />
        </small>
      </p>
      <ul className="special-runners" data-short={isShort || undefined}>
        {shown.map((outcome) => (
          <li key={outcome.selection}>
            <Runner selection={outcome.selection} sport={row.sport.code} />
            <PriceButton
              event={row}
              market={row.main ?? { name: row.name }}
              outcome={outcome}
              label={ofOutcome(outcome.name, { selection: outcome.selection, event: row.name })}
            />
          </li>
        ))}
      </ul>
      {outcomes.length > shown.length && (
        <div className="special-foot">
          <Link to={{ page: 'event', event: row.id }} className="special-more">
            {t('allRunners', { count: outcomes.length })}
          </Link>
        </div>
      )}
    </li>
  )
}

const hasBadge = ({ selection }: { selection: string }) => selection.includes(':competitor:')

/** The badge of a runner whose outcome names a competitor. */
function Runner({ selection, sport }: { selection: string; sport: string }) {
  return hasBadge({ selection }) ? <Badge competitor={selection.split('/')[2] ?? ''} sport={sport} /> : null
}
