import { CallRefusal } from '@andon/web-kit/client'
import { SportsbookIcon } from '@andon/web-kit/SportsbookIcon'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useEventState, useFollowSelections } from '../../live/use-live.ts'
import { mayRetry } from '../../page/api.ts'
import { Link } from '../../page/Link.tsx'
import { useServices, useSession } from '../../page/services.ts'
import { useEventNames, useMoney, useText } from '../../page/text.ts'
import { Minute } from '../../score/Minute.tsx'
import type { Bet } from '../bet.ts'
import { betsText } from '../text.ts'
import { titleOf } from '../title-of-bet.ts'
import { pinInstead, unpin, usePinned } from './pinned.ts'

/** The bets that the player has pinned, below every page, each with its state; nothing where none is. */
export function PinnedBets() {
  const t = useText(betsText)
  const isPlayer = useSession().kind === 'player'
  const pinned = usePinned()
  if (!isPlayer || pinned.length === 0) return null
  return (
    <aside className="pinned-bets" aria-label={t('pinned')}>
      <ul>
        {pinned.map((bet) => (
          <PinnedBet key={bet} id={bet} />
        ))}
      </ul>
    </aside>
  )
}

function PinnedBet({ id }: { id: string }) {
  const t = useText(betsText)
  const { client } = useServices()
  const { data, error } = useQuery({
    queryKey: ['bets', 'one', id],
    queryFn: () => client.call('showBet', { bet: id }),
    retry: (failures, failure) => failures < 2 && mayRetry(failure),
  })
  const isUnknown = error instanceof CallRefusal && error.code === 'NOT_FOUND'
  useEffect(() => {
    if (isUnknown) unpin(id)
  }, [isUnknown, id])
  const bet = data?.bet
  const next = bet?.status === 'REPLACED' ? bet.replacedBy : null
  useEffect(() => {
    if (next !== null) pinInstead(id, next)
  }, [id, next])
  useFollowSelections(bet?.status === 'ACCEPTED' ? bet.legs.map(({ selection }) => selection) : [])
  if (!bet || next !== null) return null
  return (
    <li data-status={bet.status}>
      <Link to={{ page: 'bet', bet: id }} className="pinned-link">
        <PinnedText bet={bet} />
      </Link>
      <button
        type="button"
        className="icon-button"
        aria-label={t('unpinOf', { reference: bet.reference })}
        onClick={() => unpin(id)}
      >
        <SportsbookIcon name="cross" />
      </button>
    </li>
  )
}

/** A single by its outcome with the score of now, others by their kind and how many legs are decided; then the state with its amount. */
function PinnedText({ bet }: { bet: Bet }) {
  const t = useText(betsText)
  const money = useMoney()
  const { ofOutcome } = useEventNames()
  const { legs, status, mostReturns, paid } = bet
  const [only, second] = legs
  const isOpen = status === 'ACCEPTED' || status === 'PENDING_ACCEPTANCE'
  const decided = legs.filter(({ result }) => result !== null).length
  return (
    <>
      <b>
        {only && !second
          ? ofOutcome(only.names.outcome, { selection: only.selection, event: only.names.event })
          : titleOf(bet, t)}
      </b>
      {only && !second ? <Score leg={only} /> : <span>{t('pinnedLegs', { decided, legs: legs.length })}</span>}
      <span className="pinned-state">
        {isOpen ? t('pinnedOpen', { amount: money(mostReturns) }) : `${t(`status.${status}`)} ${money(paid)}`}
      </span>
    </>
  )
}

function Score({ leg: { event, about } }: { leg: Bet['legs'][number] }) {
  const state = useEventState(event)
  if (!state?.score || state.status === 'notStarted') return null
  return (
    <span>
      {state.score.home} - {state.score.away} <Minute event={event} sport={about?.sport} />
    </span>
  )
}
