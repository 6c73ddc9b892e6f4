import { CallRefusal } from '@andon/web-kit/client'
import { useQuery } from '@tanstack/react-query'
import type { SportsReply } from '../../page/api.ts'
import { usePageTitle } from '../../page/page-title.ts'
import { goTo } from '../../page/route.ts'
import { useServices } from '../../page/services.ts'
import { useEventNames, useName, useOdds, useText, useTimes } from '../../page/text.ts'
import { addSelections } from '../selections.ts'
import { betsOf } from '../slip-bets.ts'
import { emptyForm } from '../slip-form.ts'
import { totalOdds } from '../stake/worth.ts'
import { slipText } from '../text.ts'

type Leg = SportsReply<'openSharedSlip'>['legs'][number]

/** A shared slip at current prices. Opening it places no bet. */
export default function SharedSlipPage({ code }: { code: string }) {
  const t = useText(slipText)
  usePageTitle(t('shared'))
  const nameOf = useName()
  const { ofEvent, ofOutcome } = useEventNames()
  const odds = useOdds()
  const { clock, day } = useTimes()
  const { client } = useServices()
  const { data, error, refetch } = useQuery({
    queryKey: ['shared-slip', code],
    queryFn: () => client.call('openSharedSlip', { code }),
    retry: (count, failure) => !(failure instanceof CallRefusal) && count < 2,
  })
  const legs = data?.legs ?? []
  const open = legs.filter((leg) => leg.open && leg.price !== null)
  return (
    <>
      <h1 className="page-title">{t('shared')}</h1>
      {error && !data ? (
        <div className="empty" role="alert">
          <p>{t(error instanceof CallRefusal ? 'sharedUnknown' : 'sharedFailed')}</p>
          {!(error instanceof CallRefusal) && (
            <button type="button" className="plain-button" onClick={() => void refetch()}>
              {t('askAgain')}
            </button>
          )}
        </div>
      ) : !data ? (
        <p className="loading" role="status">
          {t('loading')}
        </p>
      ) : legs.length === 0 ? (
        <p className="empty">{t('sharedOver')}</p>
      ) : (
        <>
          <p className="shared-text">{t('sharedText')}</p>
          <ul className="shared-legs">
            {legs.map((leg) => (
              <li key={leg.selection}>
                <div>
                  <b>{ofOutcome(leg.outcome, { selection: leg.selection, event: leg.event.name })}</b>
                  <p>{nameOf(leg.market)}</p>
                  <small>
                    {ofEvent(leg.event.name)}
                    {leg.event.kind === 'match' &&
                      ` · ${day(Date.parse(leg.event.startsAt))} ${clock(Date.parse(leg.event.startsAt))}`}
                  </small>
                </div>
                <b className="price-odds">{leg.open && leg.price !== null ? odds(leg.price) : t('suspendedShort')}</b>
              </li>
            ))}
          </ul>
          <SharedOdds legs={open} />
          <button
            type="button"
            className="place shared-take"
            disabled={open.length === 0}
            onClick={() => {
              addSelections(open.map(selectionOf))
              goTo({ page: 'home' }, { replace: true })
            }}
          >
            {t('sharedTake', { count: open.length })}
          </button>
        </>
      )}
    </>
  )
}

/** The total odds of the open selections as one bet, with those of one match at their joint price; nothing where they make none. */
function SharedOdds({ legs }: { legs: readonly Leg[] }) {
  const t = useText(slipText)
  const odds = useOdds()
  const { client } = useServices()
  const [bet] = betsOf(legs.map(selectionOf), { ...emptyForm, mode: 'multiple', stake: 100 })
  const { data } = useQuery({
    queryKey: ['shared-odds', bet],
    queryFn: async () => (bet ? (await client.call('quoteSlip', bet)).quote : null),
    enabled: bet !== undefined && legs.length > 1,
  })
  if (!bet || !data || data.refusal) return null
  const priceOf = (selection: string) => data.legs.find((leg) => leg.selection === selection)?.price ?? null
  const total = totalOdds(bet, { priceOf, placeOf: () => null })
  if (total === null) return null
  return (
    <p className="shared-odds" role="status">
      {t('totalOdds')} <b className="price-odds">{odds(total)}</b>
    </p>
  )
}

const selectionOf = ({ selection, event, market, outcome, price }: Leg) => ({
  selection,
  price: price ?? 0,
  event: event.id,
  sport: event.sport.code,
  names: { event: event.name, market, outcome },
  score: event.score && event.status !== 'notStarted' ? `${event.score.home}:${event.score.away}` : null,
})
