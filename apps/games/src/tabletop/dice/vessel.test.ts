import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFrames } from '../../shell/stage/frames.ts'
import { createVessel } from './vessel.ts'

let nowMs = 0
let waiting: ((nowMs: number) => void)[] = []
beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs)
  vi.stubGlobal('requestAnimationFrame', (draw: (nowMs: number) => void) => waiting.push(draw))
})
afterEach(() => {
  waiting = []
})

/** Frames until `done`; what is seen of the cup in each. */
async function frames(done: Promise<void>, look: () => number): Promise<number[]> {
  let ended = false
  void done.then(() => {
    ended = true
  })
  const seen: number[] = []
  for (let frame = 0; frame < 200 && !ended; frame++) {
    nowMs += 16
    for (const draw of waiting.splice(0)) draw(nowMs)
    for (let step = 0; step < 10; step++) await null
    seen.push(look())
  }
  expect(ended).toBe(true)
  return seen
}

test.each([false, true])(
  'a cup covers, is shaken and ends where it was, and is lifted off (reduced motion: %s)',
  async (calm) => {
    const loop = createFrames()
    loop.start(() => {}, { always: true, onMotion: () => {} })
    const vessel = createVessel({ ...loop, calm: () => calm, retire: () => {} }, () => {})
    const cup = vessel.container.children[1]
    expect([cup?.visible, vessel.isDown()]).toEqual([false, false])
    await frames(vessel.cover(), () => cup?.y ?? 0)
    expect([cup?.visible, vessel.isDown()]).toEqual([true, true])
    const before = [cup?.x, cup?.y, cup?.rotation]
    const places = await frames(vessel.shake(), () => cup?.x ?? 0)
    expect([cup?.x, cup?.y, cup?.rotation]).toEqual(before)
    expect(new Set(places).size > 5).toBe(!calm)
    expect(vessel.isDown()).toBe(true)
    await frames(vessel.lift(), () => cup?.y ?? 0)
    expect([cup?.visible, vessel.isDown()]).toEqual([false, false])
  },
)
