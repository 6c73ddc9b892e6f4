import type { Tournament } from '@andon/contract/player-api/tournaments'
import { moneyFormat } from '@andon/money'
import { Button } from '@andon/web-kit/Button'
import { Suspense, useRef, useState } from 'react'
import { useModals } from '../../page/modals.ts'
import { usePage } from '../../page/page-context.ts'
import { useApi } from '../../page/services.tsx'
import { useToasts } from '../../page/toasts.tsx'
import { useText } from '../../page/use-text.ts'
import { rememberReturnPath } from '../../player/return-path.ts'
import { useSession } from '../../player/session.ts'
import { FormFailure } from '../forms/FormFailure.tsx'
import { useAction } from '../forms/use-form.ts'
import { tournamentText } from './text.ts'
import { type ShownState, stateAt } from './tournament-state.ts'
import { type OwnTournament, useOwnTournaments, useRenewTournaments } from './use-tournaments.ts'
import { WonPrize } from './WonPrize.tsx'

/** The one thing to do about a tournament, or why there is nothing to do. As high as its button from the start. */
export function EntryAction({ tournament, nowMs }: { tournament: Tournament; nowMs: number | null }) {
  return (
    <div className="entry-action">
      {nowMs !== null && (
        <Suspense>
          <Action tournament={tournament} nowMs={nowMs} />
        </Suspense>
      )}
    </div>
  )
}

function Action({ tournament, nowMs }: { tournament: Tournament; nowMs: number }) {
  const t = useText(tournamentText)
  const session = useSession()
  const own = useOwnTournaments()
  const entry = own?.get(tournament.id)
  const state = stateAt(tournament, nowMs)
  if (state === 'cancelled') return <p className="entry-state">{t('cancelled')}</p>
  if (entry)
    return (
      <>
        <Entered entry={entry} state={state} isOfTips={tournament.scoring.method === 'tips'} />
        {entry.prize && state === 'ENDED' && <WonPrize tournament={tournament} entry={entry} />}
      </>
    )
  if (nowMs >= Date.parse(tournament.entryUntil)) return <p className="entry-state">{t('closed')}</p>
  if (session.state === 'visitor') return <LogIn tournament={tournament} />
  if (session.state !== 'player' || session.restricted || own === undefined) return null
  return <Enter tournament={tournament} />
}

interface EnteredProps {
  readonly entry: OwnTournament
  readonly state: ShownState
  readonly isOfTips: boolean
}

function Entered({ entry: { rank, score }, state, isOfTips }: EnteredProps) {
  const t = useText(tournamentText)
  if (rank === undefined) return <p className="entry-state">{t('removed')}</p>
  if (state === 'ENDED') return <p className="entry-state">{t('finished', { rank })}</p>
  const countsRounds = state !== 'provisional' && !isOfTips
  return (
    <p className="entry-state" data-state="in">
      {score === 0 && countsRounds ? t('isInFirst') : `${t('isIn')} · ${t('place', { rank })}`}
    </p>
  )
}

function LogIn({ tournament: { id, name } }: { tournament: Tournament }) {
  const t = useText(tournamentText)
  const modals = useModals()
  const logIn = () => {
    rememberReturnPath(`/tournament/${id}`)
    modals.open('login')
  }
  return (
    <Button kind="primary" onClick={logIn}>
      {t('logIn')}
      <span className="sr-only">{t('named', { name })}</span>
    </Button>
  )
}

function Enter({ tournament }: { tournament: Tournament }) {
  const { id, name, entry, buyIn, currency } = tournament
  const t = useText(tournamentText)
  const { language } = usePage()
  const form = useAction()
  const enter = useEnter(id)
  const [asked, setAsked] = useState(false)
  const amount = moneyFormat(currency, language)(buyIn)
  const send = () => void form.submit(enter)
  const isRefused = form.failure?.code === 'ACTION_IMPOSSIBLE'
  const first = { optIn: t('enter'), buyIn: t('enterFor', { amount }), invitation: t('enterInvited') }[entry]
  const named = <span className="sr-only">{t('named', { name })}</span>
  return (
    <>
      {isRefused ? <p role="alert">{t('refused')}</p> : <FormFailure failure={form.failure} />}
      {asked && <p className="text-sm">{t('confirmText', { amount })}</p>}
      <span className="play-buttons">
        <Button
          kind="primary"
          busy={form.pending}
          onClick={() => (entry === 'buyIn' && !asked ? setAsked(true) : send())}
        >
          {asked ? t('confirm', { amount }) : first}
          {named}
        </Button>
        {asked && (
          <Button kind="quiet" onClick={() => setAsked(false)}>
            {t('notNow')}
          </Button>
        )}
      </span>
    </>
  )
}

/** Repeating a request that got no reply enters once. */
function useEnter(tournamentId: string): () => Promise<void> {
  const t = useText(tournamentText)
  const api = useApi()
  const toasts = useToasts()
  const renew = useRenewTournaments()
  const key = useRef('')
  return async () => {
    key.current ||= crypto.randomUUID()
    await api.tournaments.enterTournament({ tournamentId, idempotencyKey: key.current })
    toasts.show({ text: t('entered') })
    renew()
  }
}
