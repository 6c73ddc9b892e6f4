import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { pathOf } from '../../page/route.ts'
import { useServices, useSession } from '../../page/services.ts'
import { useText } from '../../page/text.ts'
import { useSlipSelections } from '../selections.ts'
import { slipText } from '../text.ts'

/** Shares what the slip holds. */
export function ShareSlip() {
  const selections = useSlipSelections().map(({ selection }) => selection)
  return (
    <div className="share-slip">
      <ShareSelections selections={selections} label="share" />
    </div>
  )
}

interface Props {
  readonly selections: readonly string[]
  readonly label: 'share' | 'shareSelections'
}

/** Makes a link to selections, without stakes, for others to open. */
export function ShareSelections({ selections, label }: Props) {
  const t = useText(slipText)
  const { client, host, language } = useServices()
  const isPlayer = useSession().kind === 'player'
  const field = useRef<HTMLInputElement>(null)
  const sharing = useMutation({
    mutationFn: async (shared: readonly string[]) => {
      const { code } = await client.call('shareSlip', { selections: [...shared] })
      const path = pathOf({ page: 'slip', code })
      const link = host.origin === null ? `${location.origin}${path}` : `${host.origin}/${language}/sports${path}`
      const copied = await navigator.clipboard.writeText(link).then(
        () => true,
        () => false,
      )
      return { link, copied, of: shared.join(' ') }
    },
  })
  if (!isPlayer) return null
  const shown = sharing.data?.of === selections.join(' ') ? sharing.data : null
  return (
    <>
      <button
        type="button"
        className="slip-link"
        disabled={sharing.isPending}
        onClick={() => sharing.mutate(selections, { onSuccess: () => field.current?.select() })}
      >
        {t(label)}
      </button>
      {shown && (
        <label className="share-link">
          <span role="status">{t(shown.copied ? 'shareCopied' : 'shareCopy')}</span>
          <input ref={field} readOnly value={shown.link} onFocus={({ target }) => target.select()} />
        </label>
      )}
      {sharing.isError && <p role="alert">{t('shareFailed')}</p>}
    </>
  )
}
