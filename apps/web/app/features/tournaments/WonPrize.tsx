import type { Tournament, TournamentPrize } from '@andon/contract/player-api/tournaments'
import { currencyCodes } from '@andon/money'
import { Button } from '@andon/web-kit/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from 'react-router'
import { usePath } from '../../page/page-context.ts'
import { useApi } from '../../page/services.tsx'
import { useToasts } from '../../page/toasts.tsx'
import { useText } from '../../page/use-text.ts'
import { playerKey } from '../../player/session.ts'
import { FormFailure } from '../forms/FormFailure.tsx'
import { useAction } from '../forms/use-form.ts'
import { PrizeTerms } from './PrizeTable.tsx'
import { tournamentText } from './text.ts'
import { usePrizeText } from './use-prize-text.ts'
import { type OwnTournament, useRenewTournaments } from './use-tournaments.ts'

/** The player's prize: cash is paid, a bonus or free spins wait until they are taken. */
export function WonPrize({ tournament, entry }: { tournament: Tournament; entry: OwnTournament }) {
  const t = useText(tournamentText)
  const path = usePath()
  const prizeText = usePrizeText(tournament.currency)
  const { prize, waiting } = entry
  if (!prize) return null
  const won = prizeText(prize)
  if (waiting) return <Take tournamentId={tournament.id} prize={prize} won={won} />
  return (
    <p className="entry-state" data-state="in">
      {t(prize.kind === 'cash' ? 'won.paid' : 'won.taken', { prize: won })}{' '}
      {prize.kind !== 'cash' && (
        <Link to={path('/account/bonus-rewards')} className="text-link">
          {t('won.see')}
        </Link>
      )}
    </p>
  )
}

interface TakeProps {
  readonly tournamentId: string
  readonly prize: TournamentPrize
  /** The prize in words. */
  readonly won: string
  /** In which tournament, where the page is not about it. */
  readonly from?: string
}

/** The waiting prize with its terms, and the button that takes it. */
export function Take({ tournamentId, prize, won, from }: TakeProps) {
  const t = useText(tournamentText)
  const path = usePath()
  const form = useAction()
  const take = useTake(tournamentId)
  const isHeld = form.failure?.code === 'BONUS_ACTIVE'
  return (
    <div className="waiting-prize">
      {from !== undefined && <p className="waiting-prize-of">{t('won.in', { rank: prize.from, name: from })}</p>}
      <p className="waiting-prize-won">{t('won.waiting', { prize: won })}</p>
      <p className="waiting-prize-terms">
        <PrizeTerms prize={prize} currency={currencyCodes[0]} />
        {prize.expiryDays !== undefined && <span>{t('won.lasts', { days: prize.expiryDays })}</span>}
        <span>{t('won.keeps')}</span>
      </p>
      {isHeld ? (
        <p role="alert">
          {t('won.held')}{' '}
          <Link to={path('/account/bonus-rewards')} className="text-link">
            {t('won.see')}
          </Link>
        </p>
      ) : (
        <FormFailure failure={form.failure} />
      )}
      <Button kind="primary" busy={form.pending} onClick={() => void form.submit(take)}>
        {t('won.take')}
        <span className="sr-only">{t('named', { name: won })}</span>
      </Button>
    </div>
  )
}

/** Repeating a request that got no reply grants nothing twice. */
function useTake(tournamentId: string): () => Promise<void> {
  const t = useText(tournamentText)
  const api = useApi()
  const queries = useQueryClient()
  const toasts = useToasts()
  const renew = useRenewTournaments()
  const key = useRef('')
  return async () => {
    key.current ||= crypto.randomUUID()
    await api.tournaments.claim({ tournamentId, idempotencyKey: key.current })
    await queries.invalidateQueries({ queryKey: playerKey() }) // bonuses, balance and tournaments
    toasts.show({ text: t('won.toast') })
    renew()
  }
}
