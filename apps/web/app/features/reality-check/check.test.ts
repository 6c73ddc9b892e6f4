import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Check,
  type CheckAction,
  type CheckEvent,
  longestWaitMs,
  type OpenModal,
  retryMs,
  type Step,
  startCheck,
  stepCheck,
  walletGraceMs,
} from './check.ts'
import { startCountdown } from './countdown.ts'

const second: CheckEvent = { type: 'time', elapsedMs: 1_000 }
const start = (changes: { isDue?: boolean; modal?: OpenModal; secondsLeft?: number; dueInSeconds?: number } = {}) =>
  startCheck({
    intervalMinutes: 1,
    answers: 0,
    isDue: false,
    dueInSeconds: null,
    modal: 'none',
    countdown: { secondsPlayed: 0, secondsLeft: changes.secondsLeft ?? 60 },
    ...changes,
  })

const longInterval = {
  intervalMinutes: 90,
  countdown: startCountdown(90, undefined),
  answers: 0,
  isDue: false,
  modal: 'none',
} as const

/** Runs the events and collects what the page did. */
function run(first: Step, ...events: readonly CheckEvent[]): Step & { readonly actions: readonly CheckAction[] } {
  let { check } = first
  const actions = [...first.actions]
  for (const event of events) {
    const step = stepCheck(check, event)
    check = step.check
    actions.push(...step.actions)
  }
  return { check, actions }
}
const seconds = (count: number) => Array.from({ length: count }, () => second)
const loaded: CheckEvent = { type: 'loaded' }
const asked = ['stopAutoplay', 'leaveFullScreen', 'tellOpen', 'leaveFullScreen', 'show']

test('at zero autoplay stops, full screen ends, the server is told, and the modal opens', () => {
  expect(run(start(), loaded, ...seconds(59)).actions).toEqual([])
  const due = run(start(), loaded, ...seconds(60))
  expect(due.actions).toEqual(asked)
  expect(due.check).toMatchObject({ phase: 'shown', countdown: { secondsPlayed: 60, secondsLeft: 0 } })
})

test('time before the game has loaded does not count', () => {
  expect(run(start(), ...seconds(500)).check.countdown.secondsLeft).toBe(60)
})

test('during a round the modal waits for its end, however often the time comes; autoplay is stopped once', () => {
  const waits = run(start(), loaded, ...seconds(59), { type: 'roundStarts' }, ...seconds(100))
  expect(waits.actions).toEqual(['stopAutoplay', 'leaveFullScreen'])
  const ends = run(waits, { type: 'roundEnds' })
  expect(ends.actions).toEqual(asked)
})

test('a round that does not end counts as lost two minutes after zero', () => {
  const dead = run(start(), loaded, { type: 'roundStarts' }, ...seconds(60 + 119))
  expect(dead.actions).not.toContain('show')
  expect(run(dead, second).actions).toContain('show')
})

test('another modal delays the check by two minutes at most; bets are refused meanwhile', () => {
  const other = run(start(), loaded, { type: 'modal', open: 'other' }, ...seconds(60 + 119))
  expect(other.actions).toEqual(['stopAutoplay', 'leaveFullScreen', 'tellOpen'])
  expect(run(other, { type: 'modal', open: 'none' }, { type: 'time', elapsedMs: retryMs }).actions).toContain('show')
  expect(run(other, second).actions).toContain('show')
})

test('nothing covers the end of the session', () => {
  const over = run(start(), loaded, { type: 'modal', open: 'sessionLimit' }, ...seconds(1_000))
  expect(over.actions).not.toContain('show')
})

test('play resumes only after the server has accepted the answer', () => {
  const answered = run(start(), loaded, ...seconds(60), { type: 'stays' })
  expect(answered.actions).toEqual([...asked, 'tellAnswered'])
  expect(run(answered, ...seconds(100), { type: 'roundEnds' }).actions).toEqual(answered.actions)
  const again = run(answered, { type: 'unreached' })
  expect(again.check.phase).toBe('shown')
  expect(again.actions).not.toContain('resume')
  const accepted = run(again, { type: 'stays' }, { type: 'accepted', dueInSeconds: null })
  expect(accepted.actions.slice(-3)).toEqual(['tellAnswered', 'hide', 'resume'])
  expect(accepted.check).toMatchObject({ phase: 'counting', answers: 1, countdown: { secondsLeft: 60 } })
})

test('leaving the game is an answer and waits for nothing', () => {
  const left = run(start(), loaded, ...seconds(60), { type: 'leaves' })
  expect(left.actions).toEqual([...asked, 'tellAnswered', 'hide'])
  expect(left.check).toMatchObject({ phase: 'counting', answers: 1 })
})

test('a modal that goes without an answer opens again', () => {
  const gone = run(start(), loaded, ...seconds(60), { type: 'modal', open: 'none' })
  expect(run(gone, { type: 'time', elapsedMs: retryMs }).actions.slice(-1)).toEqual(['show'])
})

test('a question that was open before a reload is asked at once, and the game is stopped when it is there', () => {
  for (const before of [start({ isDue: true }), start({ secondsLeft: 0 })]) {
    expect(before.actions).toEqual(['leaveFullScreen', 'tellOpen', 'leaveFullScreen', 'show'])
    const there = run(before, loaded, { type: 'ready' }, { type: 'ready' })
    expect(there.actions.filter((action) => action === 'stopAutoplay')).toHaveLength(1)
  }
})

test('a stake that the wallet refuses for an open question asks it', () => {
  const events: CheckEvent[] = [loaded, { type: 'roundStarts' }, { type: 'refused' }, { type: 'roundEnds' }]
  expect(run(start(), ...events).actions).toEqual(asked)
})

test('of two tabs, one asks and the other asks too; one answer is enough for both', () => {
  const played = { secondsPlayed: 60, secondsLeft: 0 }
  const second = run(start(), loaded, { type: 'otherTab', countdown: played, answers: 0 })
  expect(second.actions).toEqual(asked)
  const interval = { secondsPlayed: 60, secondsLeft: 60 }
  const answeredThere: CheckEvent = { type: 'otherTab', countdown: interval, answers: 1 }
  const done = run(second, answeredThere, answeredThere, { type: 'accepted', dueInSeconds: null }, answeredThere)
  expect(done.actions).toEqual([...asked, 'tellAnswered', 'hide', 'resume'])
  expect(done.check).toMatchObject({ phase: 'counting', answers: 1 })
  const older = run(done, { type: 'otherTab', countdown: played, answers: 0 })
  expect(older.check).toEqual(done.check)
})

test('the wallet’s own time asks, though less was played here; its answer says when it asks next', () => {
  const grace = walletGraceMs / 1_000
  const walletFirst = startCheck({ ...longInterval, dueInSeconds: 20 })
  expect(run(walletFirst, loaded, ...seconds(20 + grace - 1)).actions).toEqual([])
  const due = run(walletFirst, loaded, ...seconds(20 + grace))
  expect(due.actions).toEqual(asked)
  const answered = run(due, { type: 'stays' }, { type: 'accepted', dueInSeconds: 30 })
  expect(run(answered, ...seconds(30 + grace - 1)).check.phase).toBe('counting')
  expect(run(answered, ...seconds(30 + grace)).check.phase).toBe('shown')
})

test('the wallet’s time goes on while no game has loaded and while the computer sleeps', () => {
  const grace = walletGraceMs / 1_000
  const asleep: CheckEvent = { type: 'time', elapsedMs: 3_000_000 }
  const hour = startCheck({ ...longInterval, dueInSeconds: 3_600 })
  for (const before of [
    [asleep, loaded],
    [loaded, asleep],
  ] as const) {
    expect(run(hour, ...before, ...seconds(600 + grace - 1)).actions).toEqual([])
    expect(run(hour, ...before, ...seconds(600 + grace)).actions).toEqual(asked)
  }
})

test('without an interval only a question that is open is asked', () => {
  const none = {
    intervalMinutes: 0,
    countdown: startCountdown(0, undefined),
    answers: 0,
    dueInSeconds: null,
    modal: 'none',
  } as const
  expect(run(startCheck({ ...none, isDue: false }), loaded, ...seconds(9_999)).actions).toEqual([])
  const answered = run(
    startCheck({ ...none, isDue: true }),
    loaded,
    { type: 'stays' },
    { type: 'accepted', dueInSeconds: null },
  )
  expect(answered.check.phase).toBe('counting')
  expect(run(answered, ...seconds(9_999)).actions).toEqual(answered.actions)
})

/** The events on the page between two looks at the clock. `reload` opens the game again with the state of storage and server. */
type Happening = CheckEvent | { readonly type: 'reload' }
const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 6, arbitrary: fc.constant(second) },
  {
    weight: 3,
    arbitrary: fc.integer({ min: 0, max: 20_000 }).map((elapsedMs) => ({ type: 'time', elapsedMs }) as const),
  },
  fc
    .constantFrom('loaded', 'ready', 'roundStarts', 'roundEnds', 'refused', 'stays', 'leaves', 'unreached')
    .map((type) => ({ type })),
  fc.constantFrom(null, 20, 60).map((dueInSeconds) => ({ type: 'accepted', dueInSeconds }) as const),
  fc.constant({ type: 'reload' } as const),
  fc.constantFrom<OpenModal>('none', 'other').map((open) => ({ type: 'modal', open }) as const),
)

/** A page with a clock, in which time passes in steps of at most `retryMs`, as it does while a check is due. */
function page(onStep: (before: Check, event: CheckEvent, step: Step) => void) {
  let { check } = run(start(), loaded)
  let waitedMs = 0
  const apply = (event: CheckEvent) => {
    const before = check
    const step = stepCheck(check, event)
    onStep(check, event, step)
    check = step.check
    if (check.phase !== 'due') waitedMs = 0
    else if (before.phase === 'due' && event.type === 'time') waitedMs += event.elapsedMs
    expect(waitedMs).toBeLessThan(longestWaitMs)
  }
  return (happened: Happening) => {
    if (happened.type === 'reload') {
      const isDue = check.told && check.phase !== 'counting'
      const dueInSeconds = check.walletMs === null ? null : Math.max(0, check.walletMs - walletGraceMs) / 1000
      check = startCheck({
        ...check,
        countdown: startCountdown(1, check.countdown),
        isDue,
        dueInSeconds,
        modal: 'none',
      }).check
      waitedMs = 0
    } else if (happened.type === 'time') {
      for (let left = happened.elapsedMs; left > 0; left -= retryMs)
        apply({ type: 'time', elapsedMs: Math.min(left, retryMs) })
    } else apply(happened)
    return check
  }
}

test('in any order of events the check opens less than two minutes after zero, and not during a round before that', () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 120 }), (happenings) => {
      const happen = page((before, event, { actions }) => {
        const roundRuns = event.type === 'roundStarts' || (before.roundRuns && !endsRound(event))
        if (actions.includes('show') && roundRuns)
          expect(before.waitedMs + retryMs).toBeGreaterThan(longestWaitMs - retryMs)
        if (actions.includes('resume')) expect(event.type).toBe('accepted')
      })
      for (const happened of happenings) happen(happened)
      let check = happen({ type: 'time', elapsedMs: 60_000 })
      if (check.phase === 'due') check = happen({ type: 'time', elapsedMs: longestWaitMs })
      if (check.started) expect(check.phase).not.toBe('due')
    }),
    { numRuns: 300 },
  )
})

test('in any order of events autoplay is stopped once for each question, unless the frame loads again', () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 120 }), (happenings) => {
      let stops = 0
      const happen = page((_, event, { check, actions }) => {
        if (event.type === 'loaded') stops = 0
        stops += actions.filter((action) => action === 'stopAutoplay').length
        expect(stops).toBeLessThanOrEqual(1)
        if (check.phase === 'counting') stops = 0
      })
      for (const happened of happenings) {
        if (happened.type === 'reload') stops = 0
        happen(happened)
      }
    }),
    { numRuns: 300 },
  )
})

const endsRound = ({ type }: CheckEvent) => type === 'loaded' || type === 'ready' || type === 'roundEnds'
