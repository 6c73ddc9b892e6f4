import type { Tournament } from '@andon/contract/player-api/tournaments'
import { Button } from '@andon/web-kit/Button'
import { useState } from 'react'
import { Link } from 'react-router'
import { usePage, usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { FormFailure } from '../forms/FormFailure.tsx'
import { useAction } from '../forms/use-form.ts'
import { StateBadge } from './StateBadge.tsx'
import { tournamentText } from './text.ts'
import { stateAt } from './tournament-state.ts'
import { useInstant } from './use-instant.ts'
import { usePrizeText } from './use-prize-text.ts'
import { useOwnTournaments } from './use-tournaments.ts'

const shownAtFirst = 8
const shownMore = 24

interface Props {
  readonly past: readonly Tournament[]
  readonly nowMs: number
  readonly hasEarlier: boolean
  loadEarlier(): Promise<void>
}

/** The latest first. */
export function PastTournaments({ past, nowMs, hasEarlier, loadEarlier }: Props) {
  const t = useText(tournamentText)
  const [shown, setShown] = useState(shownAtFirst)
  const form = useAction()
  const showMore = async () => {
    const next = shown + shownMore
    if (hasEarlier && next > past.length) await form.submit(loadEarlier)
    setShown(next)
  }
  return (
    <section className="hall-part" aria-labelledby="past">
      <h2 id="past" className="heading-2">
        {t('past')}
      </h2>
      {past.length === 0 ? (
        <p className="text-ink-soft">{t('past.none')}</p>
      ) : (
        <ul className="past-races">
          {past.slice(0, shown).map((tournament) => (
            <li key={tournament.id}>
              <PastRow tournament={tournament} nowMs={nowMs} />
            </li>
          ))}
        </ul>
      )}
      <FormFailure failure={form.failure} />
      {(past.length > shown || hasEarlier) && (
        <p>
          <Button busy={form.pending} onClick={() => void showMore()}>
            {t('more')}
          </Button>
        </p>
      )}
    </section>
  )
}

function PastRow({ tournament, nowMs }: { tournament: Tournament; nowMs: number }) {
  const { id, name, endsAt, entrants, currency } = tournament
  const t = useText(tournamentText)
  const path = usePath()
  const { language } = usePage()
  const instant = useInstant()
  const prizeText = usePrizeText(currency)
  const own = useOwnTournaments()?.get(id)
  const state = stateAt(tournament, nowMs)
  return (
    <Link to={path(`/tournament/${id}`)} className="past-race">
      <span className="past-race-name">
        <strong>{name}</strong>
        <small>{t('ends', { at: instant(endsAt, nowMs) })}</small>
      </span>
      {state !== 'ENDED' && <StateBadge state={state} />}
      {own?.rank !== undefined && (
        <span className="past-race-own">
          {t('place', { rank: own.rank })}
          {own.prize && ` · ${prizeText(own.prize)}`}
        </span>
      )}
      <span className="past-race-count">
        {t('entrants')} {t('entrantsValue', { count: new Intl.NumberFormat(language).format(entrants) })}
      </span>
    </Link>
  )
}
