import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DepositEvent, type DepositState, depositEvents, depositStates, isOver, step } from './deposit-state.ts'

/** One line for each state, one column for each event; `.`: no change. */
const table: Record<DepositState, string> = {
  // submitted conf.-asked authorised captured overpaid declined capture-ref. credit-ref. held voided not-voided lapsed unknown charged-back credit return
  created:
    'authorising awaiting-confirmation authorised captured in-review declined . reversing in-review expired . expired failed charged-back . .',
  authorising:
    '. awaiting-confirmation authorised captured in-review declined . reversing in-review expired . expired failed charged-back . .',
  'awaiting-confirmation':
    '. . authorised captured in-review declined . reversing in-review expired . expired . charged-back . .',
  authorised: '. . . captured in-review declined voiding reversing in-review expired . expired . charged-back . .',
  captured: '. . . . . . . . . . . . . charged-back . .',
  voiding: '. . . reversing in-review declined . reversing in-review declined . declined declined charged-back . .',
  reversing: '. . . . . . . . . returned in-review . . charged-back . .',
  'in-review': '. . . . . . . . . returned . . . charged-back captured returned',
  declined: '. . . captured in-review . . reversing in-review . . . . charged-back . .',
  failed: '. . . captured in-review . . reversing in-review . . . . charged-back . .',
  expired: '. . . captured in-review . . reversing in-review . . . . charged-back . .',
  returned: '. . . . . . . . . . . . . charged-back . .',
  'charged-back': '. . . . . . . . . . . . . . . .',
}

const cells = depositStates.flatMap((state) =>
  depositEvents.map((event, i) => {
    const next = table[state].split(' ')[i]
    return [state, event, next === '.' ? state : next] as const
  }),
)
test.each(cells)('%s + %s = %s', (state, event, next) => {
  const result = step(state, event)
  expect(result.state).toBe(next)
  expect(result.changed).toBe(next !== state)
  expect(result.credit).toBe(next === 'captured' && state !== 'captured')
  expect(result.takeBack).toBe(next === 'charged-back' && state === 'captured')
  const isHeld = (one: string | undefined) => one === 'reversing' || one === 'in-review'
  expect(result.hold).toBe(isHeld(next) && !isHeld(state))
  expect(result.sendBack).toBe(isHeld(state) && (next === 'returned' || next === 'charged-back'))
  const ends = ['voiding', 'declined', 'failed', 'expired', 'returned'].includes(next ?? '')
  expect(result.declined).toBe(result.changed && ends && state !== 'voiding')
})

const decisions: readonly DepositEvent[] = [
  'capture-refused',
  'credit-refused',
  'held',
  'credit-decided',
  'return-decided',
]
const reported = depositEvents.filter((event) => !decisions.includes(event))
const histories = fc.array(fc.constantFrom(...reported), { maxLength: 40 })
const anyHistory = fc.array(fc.constantFrom(...depositEvents), { maxLength: 40 })
const replay = (events: readonly DepositEvent[]) => {
  let state = 'created' as DepositState
  const steps = events.map((event) => {
    const result = step(state, event)
    state = result.state
    return result
  })
  const count = (what: 'credit' | 'takeBack' | 'hold' | 'sendBack') => steps.filter((one) => one[what]).length
  const unallocated = count('hold') - count('sendBack')
  return { state, credits: count('credit'), takenBack: count('takeBack'), unallocated, steps }
}
const firstOf = (events: readonly DepositEvent[], ...wanted: DepositEvent[]) =>
  events.find((event) => wanted.includes(event))

test('with any events in any order a deposit is credited once if its capture was reported first, otherwise never', () => {
  fc.assert(
    fc.property(histories, (events) => {
      const captured = firstOf(events, 'captured', 'overpaid', 'charged-back') === 'captured'
      return replay(events).credits === (captured ? 1 : 0)
    }),
    { numRuns: 5000 },
  )
})

test('with any events and decisions no money is credited twice, and none is taken back that was not credited', () => {
  fc.assert(
    fc.property(anyHistory, (events) => {
      const { credits, takenBack, state } = replay(events)
      return credits <= 1 && takenBack <= credits && (state === 'captured') === (credits - takenBack === 1)
    }),
    { numRuns: 5000 },
  )
})

test('with any events and decisions money is held once, and ends credited or sent back', () => {
  fc.assert(
    fc.property(anyHistory, (events) => {
      const { steps, state, unallocated } = replay(events)
      const creditedFromHeld = steps.filter(({ credit }, i) => credit && steps[i - 1]?.state === 'in-review').length
      return unallocated - creditedFromHeld === (state === 'reversing' || state === 'in-review' ? 1 : 0)
    }),
    { numRuns: 5000 },
  )
})

test('a deposit that was refused before capture is never credited without an operator', () => {
  fc.assert(
    fc.property(histories, (events) => {
      const { credits } = replay(['authorised', 'capture-refused', ...events.filter((event) => event !== 'captured')])
      const { state } = replay(['authorised', 'capture-refused', 'captured', ...events])
      return credits === 0 && state !== 'captured'
    }),
    { numRuns: 5000 },
  )
})

test('a repeated event changes nothing', () => {
  fc.assert(
    fc.property(anyHistory, (events) => {
      const doubled = replay(events.flatMap((event) => [event, event]))
      return doubled.state === replay(events).state
    }),
  )
})

test('a failed deposit changes only when money has moved', () => {
  fc.assert(
    fc.property(anyHistory, (events) =>
      replay(events).steps.every(({ state, changed }, i, steps) => {
        const before = steps[i - 1]?.state
        return !changed || before === undefined || !isOver(before) || !['authorising', 'authorised'].includes(state)
      }),
    ),
  )
})
