import type { ReplyOf } from '@andon/contract'
import { noticeRoutes } from '@andon/contract/player-api/late-routes/notices'
import type { notices } from '@andon/contract/player-api/notices'
import { Field } from '@andon/web-kit/Field'
import { useQueryClient } from '@tanstack/react-query'
import { useLateCalls } from '../../page/services.tsx'
import { useToasts } from '../../page/toasts.tsx'
import { useQuery } from '../../page/use-query.ts'
import { useText } from '../../page/use-text.ts'
import { playerKey } from '../../player/session.ts'
import { AccountCard } from '../account/AccountCard.tsx'
import { AccountForm } from '../account/AccountForm.tsx'
import { Loaded } from '../account/Loaded.tsx'
import { CheckField } from '../forms/CheckField.tsx'
import { noErrors, useForm } from '../forms/use-form.ts'
import { noticesText } from './text.ts'
import './notices.css'

type Preferences = ReplyOf<typeof notices.getNoticePreferences>

const preferencesKey = playerKey('inbox', 'preferences')
const night = { from: '22:00', until: '08:00' }

/** Which notices are mailed, and at which hours none is. */
export function MailChoices() {
  const t = useText(noticesText)
  const calls = useLateCalls<'notices'>(noticeRoutes)
  const query = useQuery({ queryKey: preferencesKey, queryFn: () => calls.getNoticePreferences() })
  return (
    <AccountCard title={t('mails')}>
      <p className="max-w-prose text-ink-soft">{t('mailsAlways')}</p>
      <p className="max-w-prose text-ink-soft">{t('mailsLock')}</p>
      <Loaded query={query} lines={4}>
        {(saved) => <Choices saved={saved} />}
      </Loaded>
    </AccountCard>
  )
}

function Choices({ saved: { mailTournaments, mailMissions, mailStatements, quiet } }: { saved: Preferences }) {
  const t = useText(noticesText)
  const calls = useLateCalls<'notices'>(noticeRoutes)
  const queries = useQueryClient()
  const toasts = useToasts()
  const timeZone = quiet?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  const initial = {
    mailTournaments,
    mailMissions,
    mailStatements,
    quiet: quiet !== null,
    quietFrom: quiet?.from ?? night.from,
    quietUntil: quiet?.until ?? night.until,
  }
  const form = useForm({ initial, validate: noErrors })
  const send = async (values: typeof initial) => {
    const flagOf = (value: boolean) => (value ? 'true' : 'false')
    const reply = await calls.updateNoticePreferences({
      mailTournaments: flagOf(values.mailTournaments),
      mailMissions: flagOf(values.mailMissions),
      mailStatements: flagOf(values.mailStatements),
      quiet: flagOf(values.quiet),
      quietFrom: values.quietFrom,
      quietUntil: values.quietUntil,
      timeZone,
    })
    queries.setQueryData(preferencesKey, reply)
    toasts.show({ text: t('mailsSaved') })
  }
  return (
    <AccountForm form={form} submitLabel={t('saveMails')} send={send}>
      <CheckField form={form} name="mailTournaments">
        {t('mailTournaments')}
      </CheckField>
      <CheckField form={form} name="mailMissions">
        {t('mailMissions')}
      </CheckField>
      <CheckField form={form} name="mailStatements">
        {t('mailStatements')}
      </CheckField>
      <CheckField form={form} name="quiet">
        {t('quiet')}
      </CheckField>
      {form.values.quiet && (
        <>
          <div className="quiet-hours">
            <Field
              type="time"
              required
              label={t('quietFrom')}
              value={form.values.quietFrom}
              onChange={(event) => form.set('quietFrom', event.target.value)}
            />
            <Field
              type="time"
              required
              label={t('quietUntil')}
              value={form.values.quietUntil}
              onChange={(event) => form.set('quietUntil', event.target.value)}
            />
          </div>
          <p className="text-sm text-ink-soft">{t('quietZone', { zone: timeZone })}</p>
        </>
      )}
    </AccountForm>
  )
}
