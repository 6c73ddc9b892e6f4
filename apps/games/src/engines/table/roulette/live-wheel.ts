import type { LiveReveal, LiveSetting } from '../live/live-title.ts'
import { type BallAt, droppingBall, runningBall, wheelAt } from './live-ball.ts'
import type { WheelLook } from './wheel-look.ts'
import { createWheel, createWheelParts } from './wheel-reveal.ts'

/** A wheel that all players of a table see: it turns with the tables' clock, and the ball runs from the lock and stops at the same instant for everybody. */
export function createLiveWheel(setting: LiveSetting, look: WheelLook): LiveReveal {
  const { stage, table, tableSounds } = setting
  const parts = createWheelParts(setting, look)
  const { wheel, ball, plate, rolling, appear } = parts
  const watched = createWheel(setting, look, parts)
  let isWatching = false
  /** The ball in its pocket, which turns with the wheel; null while there is none. */
  let lying: BallAt | null = null
  let stop = () => {}
  stage.onIdleFrame(() => {
    if (isWatching || !stage.sways()) return
    wheel.rotation = wheelAt(table.now())
    if (lying) rolling.put(lying)
  })
  /** Calls at each frame, with the tables' clock, until it returns false. */
  const follow = (step: (now: number) => boolean) =>
    new Promise<void>((done) => {
      stop()
      const end = () => {
        stopFrames()
        stop = () => {}
        done()
      }
      const stopFrames = stage.onFrame(() => {
        if (!stage.calm()) wheel.rotation = wheelAt(table.now())
        if (!step(table.now())) end()
      })
      stop = end
    })
  const clear = () => {
    stop()
    isWatching = false
    lying = null
    parts.rest()
  }
  return {
    ...watched,
    back: parts.back,
    begin: () => {
      stop()
      isWatching = true
      watched.begin()
    },
    halt: clear,
    clear,
    lock: (lockedAt) => {
      lying = null
      plate.visible = false
      ball.visible = !stage.calm()
      appear(true)
      if (stage.calm()) return
      void follow((now) => {
        rolling.put(runningBall(lockedAt, now))
        return true
      })
    },
    showAll: async ({ drawn, lockedAt, shownAt }) => {
      const face = drawn[0]?.face ?? '0'
      const path = droppingBall({ lockedAt, shownAt, pocket: look.order.indexOf(Number(face)) })
      stop()
      plate.visible = false
      ball.visible = true
      appear(true)
      let heard = path.hitsMs.filter((hit) => hit < table.now() - shownAt).length
      if (!stage.calm())
        await follow((now) => {
          rolling.put(path.at(now))
          while (heard < path.hitsMs.length && now - shownAt >= (path.hitsMs[heard] ?? 0)) tableSounds.tick(heard++)
          return now - shownAt < path.runsForMs
        })
      lying = path.at(shownAt + path.runsForMs)
      rolling.put(lying)
      await parts.showNumber(face)
    },
  }
}
