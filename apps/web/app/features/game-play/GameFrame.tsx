import type { ReplyOf } from '@andon/contract'
import type { catalogue } from '@andon/contract/player-api/catalogue'
import { adaptorFor, type GameEvent } from '@andon/contract/vendor-messages/adaptor'
import { createGameHost } from '@andon/contract/vendor-messages/game-host'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { balanceKey } from '../../player/balance.ts'
import { useModals } from '../../shell/modals/modals.ts'
import { useText } from '../../text/messages.ts'
import type { Refused } from '../limit-reached/refusal-sentences.ts'
import { useRealityCheck } from '../reality-check/use-reality-check.ts'
import { gamePlayText } from './text.ts'

const StakeRefused = lazy(() =>
  import('../limit-reached/StakeRefused.tsx').then((module) => ({ default: module.StakeRefused })),
)

interface Props {
  readonly launched: ReplyOf<typeof catalogue.launchGame>
  readonly title: string
  /** Changes when the player's money has changed outside the game, so that the game shows it, too. */
  readonly balance: number | undefined
  readonly onLobby: () => void
  readonly onReload: () => void
  /** The game's session is over; `code` is the refusal that said so. */
  readonly onEnded: (code: string) => void
}

/** The game in its frame, on its own origin; the two talk by checked messages only. */
export function GameFrame({ launched, title, balance, onLobby, onReload, onEnded }: Props) {
  const t = useText(gamePlayText)
  const frame = useRef<HTMLIFrameElement>(null)
  const queries = useQueryClient()
  const modals = useModals()
  const [progress, setProgress] = useState<number | null>(0)
  const [loaded, setLoaded] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  const roundRuns = useRef(false)
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
      case 'roundStart':
        roundRuns.current = true
        setRefused(null)
        return
      case 'stakeRefused':
        setRefused(event)
        return
      case 'roundEnd':
        roundRuns.current = false
        void queries.invalidateQueries({ queryKey: balanceKey })
        return
      case 'balance':
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
        onEnded(event.code)
        return
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

  useRealityCheck({
    launched,
    gameName: title,
    started: loaded || progress === null,
    roundRuns: () => roundRuns.current,
    send: (command) => host?.send(command),
  })

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
      {refused && (
        <Suspense>
          <StakeRefused refused={refused} onClose={() => setRefused(null)} />
        </Suspense>
      )}
      <iframe
        ref={frame}
        className="game-frame"
        title={title}
        src={launched.launchUrl}
        allow="autoplay; fullscreen"
        sandbox="allow-scripts allow-same-origin allow-forms"
        referrerPolicy="origin"
        onLoad={() => setLoaded(true)}
      />
    </div>
  )
}
