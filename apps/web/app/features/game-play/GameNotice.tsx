import { Button } from '@andon/web-kit/Button'
import { useText } from '../../page/use-text.ts'
import { gamePlayText } from './text.ts'

interface Props {
  readonly title: string
  readonly texts: readonly string[]
  /** Above a game that can still be used, instead of in its place. */
  readonly isAbove?: boolean
  /** Absent: opening it again would not help. */
  readonly onAgain?: (() => void) | undefined
  readonly onHome: () => void
}

/** Why the game is not there, and the ways on: open it again, or leave. */
export function GameNotice({ title, texts, isAbove = false, onAgain, onHome }: Props) {
  const t = useText(gamePlayText)
  return (
    <div role="alert" className="game-notice" data-above={isAbove || undefined}>
      <h2 className="heading-2">{title}</h2>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <div className="flex flex-wrap justify-center gap-3">
        {onAgain && (
          <Button kind="primary" onClick={onAgain}>
            {t('again')}
          </Button>
        )}
        <Button kind={onAgain ? 'secondary' : 'primary'} onClick={onHome}>
          {t('toHome')}
        </Button>
      </div>
    </div>
  )
}
