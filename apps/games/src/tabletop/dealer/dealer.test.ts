import { beforeEach, expect, test, vi } from 'vitest'
import { createDealer } from './dealer.ts'
import { bellflower } from './dealer-look.ts'

/** A canvas that paints nothing: what is tested is which sprites move. */
beforeEach(() => {
  const brush = new Proxy({}, { get: () => () => {}, set: () => true })
  vi.stubGlobal('document', { createElement: () => ({ width: 0, height: 0, getContext: () => brush }) })
  vi.stubGlobal(
    'Path2D',
    class {
      arc() {}
    },
  )
})

function seat({ calm, sways }: { calm: boolean; sways: boolean }) {
  const idle: ((elapsedMs: number, nowMs: number) => void)[] = []
  const played: number[] = []
  const stage = {
    play: async (durationMs: number, step: (part: number) => void) => {
      played.push(durationMs)
      for (const part of [0.3, 0.6, 1]) step(part)
    },
    calm: () => calm,
    sways: () => sways,
    onIdleFrame: (step: (elapsedMs: number, nowMs: number) => void) => void idle.push(step),
    redraw: () => {},
    retire: () => {},
    nowMs: () => 2000,
  }
  const dealer = createDealer(stage, bellflower)
  dealer.layOut({ x: 0, y: 0, width: 400, height: 300 }, 1)
  const seen = () => JSON.stringify(placesIn(dealer.container))
  const frame = () => {
    for (const step of idle) step(400, 2000)
  }
  return { dealer, played, seen, frame }
}

type Node = { x: number; y: number; rotation: number; children: Node[] }
const placesIn = ({ x, y, rotation, children }: Node): unknown[] => [x, y, rotation, ...children.map(placesIn)]

test('under reduced motion nothing of a dealer moves, whatever the table does', async () => {
  const { dealer, played, seen, frame } = seat({ calm: true, sways: false })
  const before = seen()
  dealer.lookAt({ x: 400, y: 300 })
  for (const act of ['greet', 'closed', 'pay'] as const) await dealer.act(act)
  frame()
  expect(seen()).toBe(before)
  expect(played).toEqual([])
})

test('on a 2D canvas a dealer gestures, and does not breathe', async () => {
  const { dealer, played, seen, frame } = seat({ calm: false, sways: false })
  const before = seen()
  frame()
  expect(seen()).toBe(before)
  await dealer.act('closed')
  expect(played).toHaveLength(1)
  expect(seen()).toBe(before)
})

test('eyes follow what the dealer looks at, and come back', () => {
  const { dealer, seen, frame } = seat({ calm: false, sways: true })
  frame()
  const before = seen()
  dealer.lookAt({ x: 400, y: 300 })
  frame()
  expect(seen()).not.toBe(before)
})
