import type { GameCommand } from '@andon/contract/vendor-messages/adaptor'
import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { useModals } from '../../page/modals.ts'
import { useApi } from '../../page/services.tsx'
import { useSession } from '../../player/session.ts'
import type { CheckEvent } from './check.ts'
import type { Launched } from './record.ts'
import { type RunningCheck, runCheck } from './run-check.ts'

interface Options {
  readonly launched: Launched
  readonly gameName: string
  readonly send: (command: GameCommand) => void
}

/**
 * Opens the reality check of a game for real money at the end of each interval: autoplay stops, full screen ends, and the modal opens as soon as no round
 * runs. Play resumes after the server has accepted the answer. Returns the function that tells the check what the game does.
 */
export function useRealityCheck({ launched, gameName, send }: Options): (event: CheckEvent) => void {
  const modals = useModals()
  const api = useApi()
  const isPlayer = useSession().state === 'player'
  const running = useRef<RunningCheck | null>(null)
  const sendNow = useEffectEvent(send)
  useEffect(() => {
    if (!isPlayer) return
    running.current = runCheck({
      launched,
      gameName,
      modals,
      send: (command) => sendNow(command),
      tellServer: (question) => api.catalogue.realityCheck({ question }),
    })
    return () => {
      running.current?.stop()
      running.current = null
    }
  }, [launched, gameName, modals, api, isPlayer])
  return useCallback((event) => running.current?.tell(event), [])
}
