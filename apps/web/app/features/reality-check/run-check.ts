import type { GameCommand } from '@andon/contract/vendor-messages/adaptor'
import type { Modals } from '../../page/modals.ts'
import {
  type Check,
  type CheckAction,
  type CheckEvent,
  type OpenModal,
  retryMs,
  startCheck,
  stepCheck,
} from './check.ts'
import { minutesPlayed } from './countdown.ts'
import { createQuestionTeller } from './question-teller.ts'
import { type Launched, readRecord, saveRecord, startOf } from './record.ts'

const tickMs = 1_000

interface Options {
  readonly launched: Launched
  readonly gameName: string
  readonly modals: Modals
  readonly send: (command: GameCommand) => void
  readonly tellServer: (question: 'open' | 'answered') => Promise<{ readonly dueInSeconds: number | null }>
}

export interface RunningCheck {
  tell(event: CheckEvent): void
  stop(): void
}

/** Runs the reality check of one game: clocks, storage, modal and calls around the states in `check.ts`. Null for a game without one, such as a demo. */
export function runCheck({ launched, gameName, modals, send, tellServer }: Options): RunningCheck | null {
  const { realityCheck } = launched
  if (!realityCheck) return null
  let dueInSeconds: number | null = null
  const teller = createQuestionTeller(async (question) => {
    dueInSeconds = (await tellServer(question)).dueInSeconds
  })
  const first = startCheck({ ...startOf(realityCheck), modal: openModal(modals) })
  const saveIfChanged = createRecordSaver({ launched, gameName })
  let { check } = first
  let last = Date.now()
  let retrying: ReturnType<typeof setInterval> | undefined

  function tell(event: CheckEvent): void {
    const step = stepCheck(check, event)
    if (isCounting(step.check) && !isCounting(check)) last = Date.now()
    check = step.check
    follow(step.actions)
  }
  function follow(actions: readonly CheckAction[]): void {
    saveIfChanged(check)
    for (const action of actions) acts[action]()
    const isDue = check.phase === 'due'
    if (isDue && retrying === undefined) retrying = setInterval(pass, retryMs)
    if (!isDue && retrying !== undefined) {
      clearInterval(retrying)
      retrying = undefined
    }
  }
  const acts: Readonly<Record<CheckAction, () => void>> = {
    stopAutoplay: () => send('stopAutoplay'),
    leaveFullScreen,
    tellOpen: () => void teller.tell('open'),
    tellAnswered: () =>
      void teller
        .tell('answered')
        .then((accepted) => tell(accepted ? { type: 'accepted', dueInSeconds } : { type: 'unreached' })),
    show: () => show(),
    hide: () => closeCheck(modals),
    resume: () => send('resume'),
  }
  function show(): void {
    modals.open('realityCheck', {
      playedMinutes: minutesPlayed(check.countdown),
      closeUrl: realityCheck?.RealityGameCloseURLValue ?? '',
      historyUrl: realityCheck?.RealityGameHistoryURLValue ?? '',
      onStay: (onTrouble) => {
        teller.whenTroubled(onTrouble)
        tell({ type: 'stays' })
      },
      onLeave: () => tell({ type: 'leaves' }),
    })
  }
  function pass(): void {
    const now = Date.now()
    const elapsedMs = now - last
    last = now
    const other = readRecord()
    if (other) tell({ type: 'otherTab', countdown: other, answers: other.answers })
    tell({ type: 'time', elapsedMs })
  }

  const stopListening = modals.subscribe(() => tell({ type: 'modal', open: openModal(modals) }))
  follow(first.actions)
  const ticking = setInterval(pass, tickMs)
  return {
    tell,
    stop: () => {
      clearInterval(ticking)
      clearInterval(retrying)
      stopListening()
      teller.stop()
      closeCheck(modals)
    },
  }
}

const isCounting = ({ started, phase }: Check) => started && phase === 'counting'

/** Saves the record of the check when it has changed, only while the game runs or the check is due: a game that does not load costs no time. */
function createRecordSaver({ launched, gameName }: Pick<Options, 'launched' | 'gameName'>): (check: Check) => void {
  let kept = ''
  return ({ intervalMinutes, started, phase, countdown, answers }) => {
    if (intervalMinutes <= 0 || (!started && phase === 'counting')) return
    const state = JSON.stringify([countdown, answers])
    if (state === kept) return
    kept = state
    saveRecord({ launched, gameName, countdown, answers })
  }
}

function leaveFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined) // the player has left full screen meanwhile
}

/** Closes the modal of the check; another one stays open. */
function closeCheck(modals: Modals): void {
  if (modals.current()?.name === 'realityCheck') modals.close()
}

function openModal(modals: Modals): OpenModal {
  const open = modals.current()
  if (open === null) return 'none'
  return open.name === 'realityCheck' ? 'check' : open.name === 'sessionLimit' ? 'sessionLimit' : 'other'
}
