import type { ReplyOf } from '@andon/contract'
import { noticeRoutes } from '@andon/contract/player-api/late-routes/notices'
import { type notices, type PushTopic, pushTopics } from '@andon/contract/player-api/notices'
import { Button } from '@andon/web-kit/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useHydrated } from '../../page/hydrated.ts'
import { usePage } from '../../page/page-context.ts'
import { useLateCalls } from '../../page/services.tsx'
import { useToasts } from '../../page/toasts.tsx'
import { useQuery } from '../../page/use-query.ts'
import { useText } from '../../page/use-text.ts'
import { playerKey } from '../../player/session.ts'
import { AccountCard } from '../account/AccountCard.tsx'
import { Loaded } from '../account/Loaded.tsx'
import { FormFailure } from '../forms/FormFailure.tsx'
import { useAction } from '../forms/use-form.ts'
import { canPush, endPush, startPush } from './push-browser.ts'
import { noticesText } from './text.ts'

type Push = ReplyOf<typeof notices.getPush>

const pushKey = playerKey('inbox', 'push')

/** Push messages to this device: off until the player turns them on, by topic. */
export function PushChoices() {
  const t = useText(noticesText)
  const calls = useLateCalls<'notices'>(noticeRoutes)
  const hydrated = useHydrated()
  const { site } = usePage()
  const query = useQuery({ queryKey: pushKey, queryFn: () => calls.getPush(), staleTime: 0 })
  if (!hydrated || !site.flags.serviceWorker) return null
  return (
    <AccountCard title={t('push')}>
      <p className="max-w-prose text-ink-soft">{t(canPush() ? 'pushText' : 'pushUnsupported')}</p>
      {canPush() && (
        <Loaded query={query} lines={4}>
          {(saved) => <Choices saved={saved} />}
        </Loaded>
      )}
    </AccountCard>
  )
}

function Choices({ saved: { publicKey, topics } }: { saved: Push }) {
  const t = useText(noticesText)
  const queries = useQueryClient()
  const calls = useLateCalls<'notices'>(noticeRoutes)
  const toasts = useToasts()
  const form = useAction()
  const [chosen, setChosen] = useState<readonly PushTopic[]>(topics ?? ['money', 'limits', 'security', 'verification'])
  const [problem, setProblem] = useState<'pushDenied' | 'pushFailed' | 'pushNone' | null>(null)
  const keep = (known: Push['topics']) =>
    queries.setQueryData<Push>(pushKey, { success: true, publicKey, topics: known })

  const turnOn = async () => {
    setProblem(chosen.length === 0 ? 'pushNone' : null)
    if (chosen.length === 0) return
    const started = await startPush(publicKey)
    if (typeof started === 'string') return setProblem(started === 'denied' ? 'pushDenied' : 'pushFailed')
    const reply = await calls.subscribePush({ ...started, topics: JSON.stringify(chosen) })
    keep(reply.topics)
    toasts.show({ text: t('pushSaved') })
  }
  const turnOff = async () => {
    await endPush()
    await calls.unsubscribePush({})
    keep(null)
    toasts.show({ text: t('pushEnded') })
  }
  return (
    <>
      <fieldset className="push-topics">
        <legend className="sr-only">{t('push')}</legend>
        {pushTopics.map((topic) => (
          <label key={topic} className="check">
            <input
              type="checkbox"
              checked={chosen.includes(topic)}
              onChange={({ target }) =>
                setChosen(pushTopics.filter((one) => (one === topic ? target.checked : chosen.includes(one))))
              }
            />
            <span>{t(`topic.${topic}`)}</span>
          </label>
        ))}
      </fieldset>
      <FormFailure failure={form.failure} />
      {problem && (
        <p role="alert" className="field-error">
          {t(problem)}
        </p>
      )}
      <div className="inbox-actions">
        <Button busy={form.pending} onClick={() => void form.submit(turnOn)}>
          {t(topics === null ? 'pushOn' : 'pushSave')}
        </Button>
        {topics !== null && (
          <Button kind="secondary" busy={form.pending} onClick={() => void form.submit(turnOff)}>
            {t('pushOff')}
          </Button>
        )}
      </div>
    </>
  )
}
