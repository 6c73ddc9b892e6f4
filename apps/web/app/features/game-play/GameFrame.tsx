import type { ReplyOf } from '@andon/contract'
import type { catalogue } from '@andon/contract/player-api/catalogue'
import { adaptorFor, type GameEvent } from '@andon/contract/vendor-messages/adaptor'
import { createGameHost } from '@andon/contract/vendor-messages/game-host'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { balanceKey } from '../../player/balance.ts'
import { useModals } from '../../shell/modals/modals.ts'
import { useText } from '../../text/messages.ts'
import { gamePlayText } from './text.ts'

interface Props {
  readonly launched: ReplyOf<typeof catalogue.launchGame>
  readonly title: string
  /** Changes when the player's money has changed outside the game, so that the game shows it, too. */
  readonly balance: number | undefined
  readonly onLobby: () => void
  readonly onReload: () => void
  readonly onEnded: () => void
}

/** The game in its frame, on its own origin; the two talk by checked messages only. */
export function GameFrame({ launched, title, balance, onLobby, onReload, onEnded }: Props) {
  const t = useText(gamePlayText)
  const frame = useRef<HTMLIFrameElement>(null)
  const queries = useQueryClient()
  const modals = useModals()
  const [progress, setProgress] = useState<number | null>(0)
  const host = useMemo(() => {
    const adaptor = adaptorFor(launched.vendorCode)
    return (
      adaptor && createGameHost({ adaptor, launchUrl: launched.launchUrl, frame: () => frame.current?.contentWindow })
    )
  }, [launched])

  const onEvent = useEffectEvent((event: GameEvent) => {
    switch (event.kind) {
      case 'progress':
        setProgress((before) => (before === null ? null : event.percent))
        return
      case 'ready':
        setProgress(null)
        return
      case 'balance':
      case 'roundEnd':
        void queries.invalidateQueries({ queryKey: balanceKey })
        return
      case 'lobby':
        onLobby()
        return
      case 'cashier':
        modals.open('cashier')
        return
      case 'reload':
        onReload()
        return
      case 'sessionEnded':
        onEnded()
        return
      case 'roundStart':
      case 'error': // the game tells its player in its own frame, and offers to reload
      case 'unknown':
        return
    }
  })
  useEffect(() => {
    const onMessage = (message: MessageEvent) => {
      const event = host?.receive(message)
      if (event) onEvent(event)
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [host])

  useEffect(() => {
    if (progress === null) host?.send('refreshBalance')
  }, [balance, host])

  return (
    <div className="game-frame-holder">
      {progress !== null && (
        <div className="game-loading">
          <p role="status">{t('loading')}</p>
          <progress max={100} value={progress} aria-label={t('loading')} />
        </div>
      )}
      <iframe
        ref={frame}
        className="game-frame"
        title={title}
        src={launched.launchUrl}
        allow="autoplay; fullscreen"
        sandbox="allow-scripts allow-same-origin allow-forms"
        referrerPolicy="origin"
      />
    </div>
  )
}
