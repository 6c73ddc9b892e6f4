import { Button } from '@andon/web-kit/Button'
import { Skeleton } from '@andon/web-kit/Skeleton'
import { useState } from 'react'
import { dateFormat } from '../../page/dates/date-format.ts'
import { usePage } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { LoadFailure } from '../account/LoadFailure.tsx'
import { AddPasskey } from './AddPasskey.tsx'
import { canMakePasskeys } from './make-passkey.ts'
import { RemovePasskey } from './RemovePasskey.tsx'
import { securityText } from './text.ts'
import { type Passkey, usePasskeys } from './use-auth-methods.ts'

/** The player's passkeys. Adding and removing one requires the password, if the player has one. */
export function Passkeys({ hasPassword }: { hasPassword: boolean }) {
  const t = useText(securityText)
  const { data, error, refetch } = usePasskeys()
  const [adding, setAdding] = useState(false)
  if (error && !data) return <LoadFailure again={refetch} />
  if (!data)
    return (
      // the height of an empty list with its button
      <div className="min-h-38 max-sm:min-h-46">
        <Skeleton lines={3} />
      </div>
    )
  return (
    <>
      <p className="text-ink-soft">{t('passkeysIntro')}</p>
      {data.passkeys.length === 0 ? (
        <p>{t('noPasskeys')}</p>
      ) : (
        <ul aria-label={t('passkeys')}>
          {data.passkeys.map((passkey) => (
            <li key={passkey.id} className="account-row">
              <PasskeyItem passkey={passkey} hasPassword={hasPassword} />
            </li>
          ))}
        </ul>
      )}
      {adding ? (
        <AddPasskey hasPassword={hasPassword} done={() => setAdding(false)} />
      ) : canMakePasskeys() ? (
        <p>
          <Button kind="primary" onClick={() => setAdding(true)}>
            {t('addPasskey')}
          </Button>
        </p>
      ) : (
        <p className="text-ink-soft">{t('passkeyUnsupported')}</p>
      )}
    </>
  )
}

function PasskeyItem({ passkey, hasPassword }: { passkey: Passkey; hasPassword: boolean }) {
  const t = useText(securityText)
  const { language } = usePage()
  const [removing, setRemoving] = useState(false)
  const { name, host, synced, createdAt, lastUsedAt } = passkey
  const time = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const at = (instant: string) => time.format(new Date(instant))
  const details = [
    t('passkeyMade', { at: at(createdAt) }),
    lastUsedAt === undefined ? t('passkeyUnused') : t('passkeyUsed', { at: at(lastUsedAt) }),
    ...(synced ? [t('passkeySynced')] : []),
    ...(host === location.hostname ? [] : [t('passkeyElsewhere', { host })]),
  ]
  return (
    <>
      <div className="grid min-w-0 gap-1">
        <span className="font-bold break-words">{name}</span>
        <span className="text-sm text-ink-soft">{details.join(' · ')}</span>
      </div>
      {!removing && (
        <Button onClick={() => setRemoving(true)}>
          <span aria-hidden="true">{t('removePasskey')}</span>
          <span className="sr-only">{t('removePasskeyNamed', { name })}</span>
        </Button>
      )}
      {removing && <RemovePasskey passkey={passkey} hasPassword={hasPassword} done={() => setRemoving(false)} />}
    </>
  )
}
