import { shellText } from '../../page/text.ts'
import { useText } from '../../page/use-text.ts'
import { Popover } from './Popover.tsx'
import { SessionTimer } from './SessionTimer.tsx'

/** The session time; opens today's result and the tools to stop. */
export function SaferPlayButton({ loginTime }: { loginTime: string | undefined }) {
  const t = useText(shellText)
  return (
    <Popover
      label={t('saferPlayNow')}
      className="safer-panel"
      buttonClassName="session-button"
      button={<SessionTimer loginTime={loginTime} />}
    />
  )
}
