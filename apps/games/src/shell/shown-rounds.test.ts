import { expect, test } from 'vitest'
import { createShownRounds } from './shown-rounds.ts'

function opened() {
  const listeners = new Map<string, () => void>()
  const add = (type: string, listener: () => void) => void listeners.set(type, listener)
  const document = { visibilityState: 'visible', addEventListener: add }
  const calls: unknown[] = []
  const call = async (...sent: unknown[]) => void calls.push(sent)
  const shown = createShownRounds({ call } as never, { addEventListener: add, document }) // no other call is made
  return { calls, document, shown, fire: (type: string) => listeners.get(type)?.() }
}

test('a round that was shown is told with the next round, and not by a call of its own', () => {
  const { calls, shown, fire } = opened()
  expect(shown.inRequest()).toEqual({})
  shown.note('rnd_1')
  expect(shown.inRequest()).toEqual({ shown: 'rnd_1' })
  shown.told('rnd_1')
  expect(shown.inRequest()).toEqual({})
  fire('pagehide')
  expect(calls).toEqual([])
})

test.each([
  ['left', 'pagehide', 'visible'],
  ['hidden', 'visibilitychange', 'hidden'],
])('if no round follows, it is told once when the page is %s, by a call that outlives the page', (_, event, state) => {
  const { calls, document, shown, fire } = opened()
  shown.note('rnd_1')
  fire('visibilitychange') // into view
  expect(calls).toEqual([])
  document.visibilityState = state
  fire(event)
  fire(event)
  expect(calls).toEqual([['roundShown', { roundId: 'rnd_1' }, { keepalive: true }]])
  expect(shown.inRequest()).toEqual({})
})

test('a request that was not answered leaves it to be told, and a later round stays untold', () => {
  const { shown } = opened()
  shown.note('rnd_1')
  const asked = shown.inRequest()
  shown.note('rnd_2')
  shown.told(asked.shown)
  expect(shown.inRequest()).toEqual({ shown: 'rnd_2' })
})
