import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DepositEvent, type DepositState, depositEvents, depositStates, isOver, step } from './deposit-state.ts'

const table: Record<DepositState, string> = {
  //                       submitted    confirm.-asked         authorised  captured declined lapsed  unknown
  created: /*           */ 'authorising awaiting-confirmation authorised captured declined expired failed',
  authorising: /*       */ 'authorising awaiting-confirmation authorised captured declined expired failed',
  'awaiting-confirmation':
    'awaiting-confirmation awaiting-confirmation authorised captured declined expired awaiting-confirmation',
  authorised: /*        */ 'authorised authorised authorised captured declined expired authorised',
  captured: /*          */ 'captured captured captured captured captured captured captured',
  declined: /*          */ 'declined declined declined captured declined declined declined',
  failed: /*            */ 'failed failed failed captured failed failed failed',
  expired: /*           */ 'expired expired expired captured expired expired expired',
}

const cells = depositStates.flatMap((state) =>
  depositEvents.map((event, i) => [state, event, table[state].split(' ')[i]] as const),
)
test.each(cells)('%s + %s = %s', (state, event, next) => {
  const result = step(state, event)
  expect(result.state).toBe(next)
  expect(result.changed).toBe(next !== state)
  expect(result.credit).toBe(next === 'captured' && state !== 'captured')
  expect(result.declined).toBe(result.changed && ['declined', 'failed', 'expired'].includes(next ?? ''))
})

const histories = fc.array(fc.constantFrom(...depositEvents), { maxLength: 40 })
const replay = (events: readonly DepositEvent[]) => {
  let state: DepositState = 'created'
  const steps = events.map((event) => {
    const result = step(state, event)
    state = result.state
    return result
  })
  return { state, credits: steps.filter(({ credit }) => credit).length, steps }
}

test('whatever is heard, in any order and number, a deposit is credited exactly once if it was captured, and else never', () => {
  fc.assert(
    fc.property(histories, (events) => replay(events).credits === (events.includes('captured') ? 1 : 0)),
    { numRuns: 5000 },
  )
})

test('hearing the same thing twice in a row changes nothing', () => {
  fc.assert(
    fc.property(histories, (events) => {
      const doubled = replay(events.flatMap((event) => [event, event]))
      return doubled.state === replay(events).state
    }),
  )
})

test('only captured money brings a deposit back that had come to nothing', () => {
  fc.assert(
    fc.property(histories, (events) =>
      replay(events).steps.every(({ state, changed }, i, steps) => {
        const before = steps[i - 1]?.state
        return !changed || before === undefined || !isOver(before) || state === 'captured'
      }),
    ),
  )
})
