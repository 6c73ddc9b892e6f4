import type { GameCommand } from '@andon/contract/vendor-messages/adaptor'
import { useEffect, useEffectEvent } from 'react'
import { useModals } from '../../page/modals.ts'
import { type Countdown, minutesPlayed, tick } from './countdown.ts'
import { type Launched, recordFor, saveRecord } from './record.ts'

const tickMs = 1_000
const retryMs = 100

interface Options {
  readonly launched: Launched
  readonly gameName: string
  /** The game is loaded or ready. */
  readonly started: boolean
  readonly roundRuns: () => boolean
  readonly send: (command: GameCommand) => void
}

/**
 * Opens the reality check at the end of each interval: autoplay stops, full screen ends, and the modal opens as soon as no round runs. Play resumes
 * after the answer.
 */
export function useRealityCheck({ launched, gameName, started, roundRuns, send }: Options): void {
  const modals = useModals()
  const runs = useEffectEvent(roundRuns)
  const tell = useEffectEvent(send)
  useEffect(() => {
    const record = started ? recordFor(launched, gameName) : null
    if (record === null) return
    let countdown: Countdown = { secondsPlayed: record.secondsPlayed, secondsLeft: record.secondsLeft }
    let last = Date.now()
    let retrying: ReturnType<typeof setInterval> | undefined
    let shown = false
    const keep = () => saveRecord({ ...record, ...countdown, playedLimit: minutesPlayed(countdown) })
    keep()

    const ticking = setInterval(() => {
      const now = Date.now()
      const before = countdown
      countdown = tick(countdown, (now - last) / 1000)
      last = now
      if (before.secondsLeft > 0) keep()
      if (countdown.secondsLeft === 0 && before.secondsLeft > 0) due()
    }, tickMs)

    function due(): void {
      tell('stopAutoplay')
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined) // the player has left full screen meanwhile
      retrying = setInterval(show, retryMs)
      show()
    }
    /** Not during a round, and not over another modal: the player is not playing while one is open. */
    function show(): void {
      if (runs() || modals.current() !== null) return
      clearInterval(retrying)
      shown = true
      modals.open('realityCheck', {
        playedMinutes: minutesPlayed(countdown),
        closeUrl: launched.realityCheck?.RealityGameCloseURLValue ?? '',
        historyUrl: launched.realityCheck?.RealityGameHistoryURLValue ?? '',
      })
    }
    const stopListening = modals.subscribe(() => {
      if (!shown || modals.current()?.name === 'realityCheck') return
      shown = false
      countdown = { ...countdown, secondsLeft: 60 * record.RealityIntervalValue }
      last = Date.now()
      keep()
      tell('resume')
    })

    if (countdown.secondsLeft === 0) due()

    return () => {
      clearInterval(ticking)
      clearInterval(retrying)
      stopListening()
      if (shown) modals.close()
    }
  }, [launched, gameName, started, modals])
}
