import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  answerWithinMs,
  clickableAfterMs,
  type Loading,
  launchAt,
  progressTo,
  readyWithinMs,
  viewOf,
} from './loading.ts'

const launched = launchAt(0)
const loadedAt = (at: number): Loading => ({ ...launched, loadedAt: at })

test.each<[string, Loading, number, ReturnType<typeof viewOf>]>([
  ['a launch', launched, 19_999, 'opening'],
  ['a supplier that does not answer', launched, 20_000, 'unanswered'],
  ['a game that reports progress', progressTo(launched, 40, 15_000), 34_999, 'opening'],
  ['a game that stops loading', progressTo(launched, 40, 15_000), 35_000, 'unanswered'],
  [
    'a game that reports the same progress again',
    progressTo(progressTo(launched, 40, 0), 40.5, 15_000),
    20_000,
    'unanswered',
  ],
  ['a frame that has loaded', loadedAt(1_000), 8_999, 'opening'],
  ['a frame that loaded eight seconds ago', loadedAt(1_000), 9_000, 'open'],
  ['a loaded frame that sends nothing', loadedAt(1_000), 20_000, 'silent'],
  ['a frame that loads after the notice', loadedAt(25_000), 25_000, 'silent'],
  ['a game that is ready', { ...loadedAt(1_000), isReady: true }, 500_000, 'open'],
])('%s is shown as it is', (_title, loading, now, view) => {
  expect(viewOf(loading, now)).toBe(view)
})

test('no game is shown as opening for longer than a minute, or longer than eight seconds after it has loaded and stopped reporting', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ percent: fc.double({ noNaN: true }), at: fc.nat(90_000) })),
      fc.option(fc.nat(90_000)),
      (reports, loaded) => {
        const inOrder = reports.toSorted((one, other) => one.at - other.at)
        const progressed = inOrder.reduce((loading, { percent, at }) => progressTo(loading, percent, at), launched)
        const loading = { ...progressed, loadedAt: loaded }
        expect(viewOf(loading, readyWithinMs)).not.toBe('opening')
        expect(viewOf(loading, loading.signAt + answerWithinMs)).not.toBe('opening')
        if (loaded !== null)
          expect(viewOf(loading, Math.max(loaded, loading.signAt) + clickableAfterMs)).not.toBe('opening')
      },
    ),
  )
})
