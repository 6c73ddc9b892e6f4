import { type Countdown, tick } from './countdown.ts'

/** The modal is tried again this often until it opens. */
export const retryMs = 100
/** A round that runs this long after the check became due counts as lost: a game that fails in the middle of a round does not hide the check. */
export const longestWaitMs = 120_000

/** The modal that is open on the page: none, this check, the end of the session, which nothing replaces, or another one. */
export type OpenModal = 'none' | 'check' | 'sessionLimit' | 'other'

/** The state of a player's reality check beside one game. */
export interface Check {
  readonly intervalMinutes: number
  readonly countdown: Countdown
  /** Milliseconds until this page asks because of the wallet's own time, by the clock, whether a game runs or not; null without an interval. */
  readonly walletMs: number | null
  /** Answers since the login. With more of them, another tab knows more. */
  readonly answers: number
  /** `due`: waits for the end of the round. `answered`: waits for the server, which still refuses bets. */
  readonly phase: 'counting' | 'due' | 'shown' | 'answered'
  /** Since the check became due. */
  readonly waitedMs: number
  /** The game has loaded: only then does time count. */
  readonly started: boolean
  readonly roundRuns: boolean
  readonly modal: OpenModal
  /** This question has stopped the game's autoplay; the server has been told about it. */
  readonly stopped: boolean
  readonly told: boolean
}

export type CheckEvent =
  | { readonly type: 'time'; readonly elapsedMs: number }
  | { readonly type: 'loaded' | 'ready' | 'roundStarts' | 'roundEnds' }
  /** The wallet refused a stake, because the question is open: asked by another page of this login, or before a reload. */
  | { readonly type: 'refused' }
  | { readonly type: 'modal'; readonly open: OpenModal }
  /** The player answers, and plays on or leaves the game. */
  | { readonly type: 'stays' | 'leaves' }
  /** The server has accepted the answer, and tells when the next check is due; or it could not be reached. */
  | { readonly type: 'accepted'; readonly dueInSeconds: number | null }
  | { readonly type: 'unreached' }
  | { readonly type: 'otherTab'; readonly countdown: Countdown; readonly answers: number }

export type CheckAction = 'stopAutoplay' | 'leaveFullScreen' | 'tellOpen' | 'show' | 'tellAnswered' | 'hide' | 'resume'

export interface Step {
  readonly check: Check
  readonly actions: readonly CheckAction[]
}

interface Start {
  readonly intervalMinutes: number
  readonly countdown: Countdown
  readonly answers: number
  readonly dueInSeconds: number | null
  /** The server still waits for an answer. */
  readonly isDue: boolean
  readonly modal: OpenModal
}

export function startCheck({ isDue, dueInSeconds, ...start }: Start): Step {
  const check: Check = {
    ...start,
    walletMs: msOf(dueInSeconds),
    phase: 'counting',
    waitedMs: 0,
    started: false,
    roundRuns: false,
    stopped: false,
    told: false,
  }
  return isDue || isOver(check) ? becomeDue(check) : { check, actions: [] }
}

/** The next state, and what the page does now, in order. */
export function stepCheck(check: Check, event: CheckEvent): Step {
  switch (event.type) {
    case 'time':
      return pass(check, event.elapsedMs)
    case 'loaded':
      return settle({ ...check, started: true, roundRuns: false, stopped: false })
    case 'ready':
      return settle({ ...check, started: true, roundRuns: false }, stopIfAsked(check))
    case 'roundStarts':
      return { check: { ...check, roundRuns: true }, actions: [] }
    case 'roundEnds':
      return settle({ ...check, roundRuns: false })
    case 'refused':
      return check.phase === 'counting' ? becomeDue(check) : { check, actions: [] }
    case 'modal':
      return { check: { ...check, modal: event.open, phase: phaseAfter(check, event.open) }, actions: [] }
    case 'stays':
      return check.phase === 'shown'
        ? { check: { ...check, phase: 'answered' }, actions: ['tellAnswered'] }
        : { check, actions: [] }
    case 'leaves':
      return check.phase === 'shown' || check.phase === 'answered'
        ? { check: finished(check), actions: ['tellAnswered', 'hide'] }
        : { check, actions: [] }
    case 'accepted':
      return check.phase === 'counting'
        ? { check, actions: [] }
        : {
            check: { ...finished(check), walletMs: msOf(event.dueInSeconds) },
            actions: ['hide', ...(check.stopped ? (['resume'] as const) : [])],
          }
    case 'unreached':
      return check.phase === 'answered'
        ? { check: { ...check, phase: check.modal === 'check' ? 'shown' : 'due' }, actions: [] }
        : { check, actions: [] }
    case 'otherTab':
      return learn(check, event)
  }
}

/** The wallet's time begins a little before a game has loaded. What was played comes first; the wallet refuses bets after two minutes. */
export const walletGraceMs = 45_000
const msOf = (seconds: number | null) => (seconds === null ? null : seconds * 1000 + walletGraceMs)

function pass(before: Check, elapsedMs: number): Step {
  const elapsed = Math.max(0, elapsedMs)
  const check: Check = { ...before, walletMs: before.walletMs === null ? null : Math.max(0, before.walletMs - elapsed) }
  if (check.phase === 'due') return settle({ ...check, waitedMs: check.waitedMs + elapsed })
  if (check.phase !== 'counting' || !check.started || check.intervalMinutes <= 0) return { check, actions: [] }
  const counted = { ...check, countdown: tick(check.countdown, elapsed / 1000) }
  return isOver(counted) ? becomeDue(counted) : { check: counted, actions: [] }
}

/** The time played, or the wallet's own time, which goes on while no game runs. */
const isOver = ({ intervalMinutes, countdown, walletMs }: Check) =>
  intervalMinutes > 0 && (countdown.secondsLeft === 0 || walletMs === 0)

function becomeDue(check: Check): Step {
  const countdown = { ...check.countdown, secondsLeft: 0 }
  const due: Check = { ...check, countdown, phase: 'due', waitedMs: 0, told: false, stopped: check.started }
  return settle(due, [...(check.started ? (['stopAutoplay'] as const) : []), 'leaveFullScreen'])
}

/** A game that has loaded while the question is open has not heard the command yet. */
function stopIfAsked({ phase, stopped }: Check): readonly CheckAction[] {
  return phase === 'counting' || stopped ? [] : ['stopAutoplay']
}

/**
 * Opens a check that is due as soon as no round runs and no other modal is open. The server refuses bets from the end of the round on. After
 * `longestWaitMs` neither a round nor another modal hides the check.
 */
function settle(before: Check, actions: readonly CheckAction[] = []): Step {
  const stopped = before.stopped || actions.includes('stopAutoplay')
  if (before.phase !== 'due') return { check: { ...before, stopped }, actions }
  const isLost = before.waitedMs > longestWaitMs - retryMs
  const check: Check = { ...before, stopped, roundRuns: before.roundRuns && !isLost }
  if (check.roundRuns) return { check, actions }
  const told = check.told ? actions : [...actions, 'tellOpen' as const]
  const isHidden = check.modal === 'sessionLimit' || (check.modal === 'other' && !isLost)
  if (isHidden) return { check: { ...check, told: true }, actions: told }
  return {
    check: { ...check, told: true, phase: 'shown', modal: 'check' },
    actions: [...told, 'leaveFullScreen', 'show'],
  }
}

/** A modal that has gone without an answer opens again. */
function phaseAfter({ phase }: Check, open: OpenModal): Check['phase'] {
  const isGone = open !== 'check' && (phase === 'shown' || phase === 'answered')
  return isGone ? 'due' : phase
}

function finished(check: Check): Check {
  const countdown = { ...check.countdown, secondsLeft: 60 * check.intervalMinutes }
  return {
    ...check,
    countdown,
    walletMs: check.walletMs === null ? null : msOf(60 * check.intervalMinutes),
    answers: check.answers + 1,
    phase: 'counting',
    waitedMs: 0,
    told: false,
    stopped: false,
  }
}

/** An answer in another tab is the answer here too; a question that is open there opens here. */
function learn(check: Check, { countdown, answers }: { countdown: Countdown; answers: number }): Step {
  if (check.intervalMinutes <= 0 || answers < check.answers) return { check, actions: [] }
  if (answers === check.answers) {
    const isDueThere = countdown.secondsLeft === 0 && check.phase === 'counting'
    return isDueThere ? becomeDue(check) : { check, actions: [] }
  }
  const known = { ...check, countdown, answers: answers - 1 }
  if (check.phase === 'counting')
    return { check: { ...known, answers, walletMs: finished(check).walletMs }, actions: [] }
  // this tab may have told the server after the other's answer
  return { check: { ...known, phase: 'answered' }, actions: check.phase === 'answered' ? [] : ['tellAnswered'] }
}
