import type { ReplyOf } from '@andon/contract'
import type { identity } from '@andon/contract/player-api/identity'
import { AccountIcon } from '@andon/web-kit/AccountIcon'
import { Button } from '@andon/web-kit/Button'
import { useQueryClient } from '@tanstack/react-query'
import { dateFormat } from '../../page/dates/date-format.ts'
import { usePage } from '../../page/page-context.ts'
import { useApi } from '../../page/services.tsx'
import { useToasts } from '../../page/toasts.tsx'
import { useQuery } from '../../page/use-query.ts'
import { useText } from '../../page/use-text.ts'
import { playerKey } from '../../player/session.ts'
import { FormFailure } from '../forms/FormFailure.tsx'
import { useAction } from '../forms/use-form.ts'
import { AccountCard } from './AccountCard.tsx'
import { AccountPage } from './AccountPage.tsx'
import { deviceName } from './device-name.ts'
import { Loaded } from './Loaded.tsx'
import { accountText } from './text.ts'

type LiveSession = ReplyOf<typeof identity.sessionsList>['sessions'][number]

const sessionsKey = playerKey('sessions')

/** Where the account is logged in, and a button to end all other sessions. */
export default function SessionsPage() {
  const t = useText(accountText)
  const api = useApi()
  const sessions = useQuery({ queryKey: sessionsKey, queryFn: () => api.identity.sessionsList() })
  return (
    <AccountPage title={t('page.sessions')} intro={t('sessionsIntro')}>
      <AccountCard title={t('sessions')}>
        <Loaded query={sessions} lines={4}>
          {(data) => <Sessions sessions={data.sessions} />}
        </Loaded>
      </AccountCard>
    </AccountPage>
  )
}

function Sessions({ sessions }: { sessions: readonly LiveSession[] }) {
  return (
    <>
      <ul>
        {sessions.map((session) => (
          <li key={session.id} className="account-row">
            <Session session={session} />
          </li>
        ))}
      </ul>
      <EndOthers others={sessions.filter(({ current }) => !current).length} />
    </>
  )
}

function Session({ session: { current, address, userAgent, startedAt, lastUsedAt } }: { session: LiveSession }) {
  const t = useText(accountText)
  const { language } = usePage()
  const at = (instant: string) =>
    dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant))
  return (
    <>
      <div className="grid min-w-0 gap-1">
        <span className="font-bold">{deviceName(userAgent)}</span>
        <span className="text-sm text-ink-soft">{address}</span>
        <span className="text-sm text-ink-soft">
          {t('sessionStarted', { at: at(startedAt) })} · {t('sessionUsed', { at: at(lastUsedAt) })}
        </span>
      </div>
      {current && (
        <span className="mark" data-tone="good">
          <AccountIcon name="check" />
          {t('thisSession')}
        </span>
      )}
    </>
  )
}

function EndOthers({ others }: { others: number }) {
  const t = useText(accountText)
  const api = useApi()
  const queries = useQueryClient()
  const toasts = useToasts()
  const form = useAction()
  if (others === 0) return <p className="text-ink-soft">{t('noOthers')}</p>
  const end = () =>
    form.submit(async () => {
      queries.setQueryData(sessionsKey, await api.identity.sessionsEndOthers())
      toasts.show({ text: t('othersEnded') })
    })
  return (
    <div className="grid justify-items-start gap-3">
      <FormFailure failure={form.failure} />
      <Button kind="primary" busy={form.pending} onClick={() => void end()}>
        {t('endOthers')}
      </Button>
    </div>
  )
}
