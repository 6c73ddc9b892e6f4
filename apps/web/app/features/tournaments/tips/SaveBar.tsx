import type { TippedMatch } from '@andon/contract/player-api/tips'
import type { Tournament } from '@andon/contract/player-api/tournaments'
import { Button } from '@andon/web-kit/Button'
import { useRef } from 'react'
import { useModals } from '../../../page/modals.ts'
import { useApi } from '../../../page/services.tsx'
import { useToasts } from '../../../page/toasts.tsx'
import { useText } from '../../../page/use-text.ts'
import { rememberReturnPath } from '../../../player/return-path.ts'
import { useSession } from '../../../player/session.ts'
import { FormFailure } from '../../forms/FormFailure.tsx'
import { useAction } from '../../forms/use-form.ts'
import { useRenewTournaments } from '../use-tournaments.ts'
import type { Score } from './drafts.ts'
import { tipsText } from './text.ts'
import { useRenewTips } from './use-tips.ts'

interface Change extends Score {
  readonly matchId: string
}

interface Props {
  readonly tournament: Tournament
  readonly entered: boolean
  readonly changes: readonly Change[]
  readonly matches: readonly TippedMatch[]
  onDone(): void
}

/** Saves what is chosen, and enters the contest with the first tips. Stays in view while there is something to save. */
export function SaveBar({ tournament, entered, changes, matches, onDone }: Props) {
  const t = useText(tipsText)
  const session = useSession()
  const form = useAction()
  const save = useSave({ tournament, entered, onDone })
  const renew = useRenewTips(tournament.id)
  const send = async () => {
    await form.submit(() => save(changes))
    renew() // also where the server refused: a match may have begun
  }
  const { failure } = form
  const isRefused = failure?.code === 'ACTION_IMPOSSIBLE'
  const begun = matches.find(({ matchId }) => matchId === failure?.params.matchId)
  return (
    <div className="tips-save">
      {isRefused ? (
        <p role="alert">{begun ? t('begun', { home: begun.home, away: begun.away }) : t('refused')}</p>
      ) : (
        <FormFailure failure={failure} />
      )}
      <p>{t('unsaved', { count: changes.length })}</p>
      <span className="tips-save-actions">
        <Button kind="quiet" onClick={onDone}>
          {t('discard')}
        </Button>
        {session.state === 'player' ? (
          <Button kind="primary" busy={form.pending} onClick={() => void send()}>
            {t(entered ? 'save' : 'saveAndEnter')}
          </Button>
        ) : (
          <LogIn tournamentId={tournament.id} />
        )}
      </span>
    </div>
  )
}

function LogIn({ tournamentId }: { tournamentId: string }) {
  const t = useText(tipsText)
  const modals = useModals()
  const logIn = () => {
    rememberReturnPath(`/tournament/${tournamentId}`)
    modals.open('login')
  }
  return (
    <Button kind="primary" onClick={logIn}>
      {t('logIn')}
    </Button>
  )
}

/** Repeating a request that got no reply stores once: other tips get another key. */
function useSave({ tournament: { id }, entered, onDone }: Pick<Props, 'tournament' | 'entered' | 'onDone'>) {
  const t = useText(tipsText)
  const api = useApi()
  const toasts = useToasts()
  const renewTournaments = useRenewTournaments()
  const entry = useRef('')
  const sent = useRef({ text: '', key: '' })
  return async (changes: readonly Change[]): Promise<void> => {
    const text = JSON.stringify(changes)
    if (sent.current.text !== text) sent.current = { text, key: crypto.randomUUID() }
    entry.current ||= crypto.randomUUID()
    if (!entered) {
      await api.tournaments.enterTournament({ tournamentId: id, idempotencyKey: entry.current })
      renewTournaments()
    }
    await api.tournaments.saveTips({ tournamentId: id, tips: [...changes], idempotencyKey: sent.current.key })
    sent.current = { text: '', key: '' }
    toasts.show({ text: t('saved') })
    onDone()
  }
}
