import { usePage } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { sandboxInbox } from './sandbox-inbox.ts'
import { oneTimeCodeText } from './text.ts'

/** Tells a newcomer to the sandbox where their message lies. */
export function SandboxInbox({ to }: { to: string }) {
  const t = useText(oneTimeCodeText)
  const { sandbox } = usePage()
  const inbox = sandboxInbox({ sandbox, to })
  if (inbox === null) return null
  return (
    <p className="field-hint">
      {t('sandbox')}{' '}
      <a className="text-link" href={inbox} target="_blank" rel="noreferrer">
        {t('sandboxInbox')}
      </a>
    </p>
  )
}
