import { Container, Sprite } from 'pixi.js'
import { easeInOut } from '../../shell/stage/frames.ts'
import { give } from '../../shell/stage/sprites.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Gorge } from './places.ts'
import { paintDusk, paintGold, paintLeaf, paintRain } from './storm-light.ts'

const turnMs = 1500
/** Sheets of rain: how many of its own heights each falls in a second. */
const rainPaces = [0.9, 1.35] as const
const leavesCount = 26

/** The light of free spins: a dark storm with gold that breaks through, rain, and gold leaf that rises from the water. */
export function createStorm(stage: Stage) {
  const container = new Container()
  const [dusk, gold] = [new Sprite(), new Sprite()]
  dusk.blendMode = 'multiply'
  gold.blendMode = 'add'
  const rain = rainPaces.map(() => [new Sprite(), new Sprite()] as const)
  const leaves = Array.from({ length: leavesCount }, () => new Sprite())
  for (const sprite of leaves) sprite.anchor.set(0.5)
  container.addChild(dusk, gold, ...rain.flat(), ...leaves)
  container.visible = false
  let view = { width: 0, height: 0 }
  let part = 0

  const move = (nowMs: number) => {
    const seconds = nowMs / 1000
    for (const [index, pair] of rain.entries()) {
      const fallen = (seconds * (rainPaces[index] ?? 1)) % 1
      for (const [tile, sprite] of pair.entries()) sprite.y = (tile - 1 + fallen) * view.height
    }
    for (const [index, sprite] of leaves.entries()) {
      const risen = (seconds * (0.05 + ((index * 0.37) % 1) * 0.06) + index * 0.618) % 1
      sprite.position.set(
        ((index * 0.754) % 1) * view.width + Math.sin(seconds * 0.8 + index) * 26,
        view.height * (1.02 - risen * 1.05),
      )
      sprite.rotation = seconds * 0.7 + index
      sprite.scale.set(
        0.5 + ((index * 0.29) % 1) * 0.8,
        (0.5 + ((index * 0.29) % 1) * 0.8) * Math.sin(seconds * 1.6 + index),
      )
    }
  }
  stage.onIdleFrame((_, nowMs) => {
    if (part > 0 && stage.sways()) move(nowMs)
  })
  const set = (next: number) => {
    part = next
    container.visible = part > 0
    for (const sprite of [dusk, gold, ...rain.flat(), ...leaves]) sprite.alpha = part
    for (const sprite of [...rain.flat(), ...leaves]) sprite.visible = stage.sways()
  }

  return {
    container,
    layOut: (gorge: Gorge): void => {
      view = gorge.view
      give(stage, [dusk], paintDusk(gorge))
      give(stage, [gold], paintGold(gorge))
      for (const [index, pair] of rain.entries()) give(stage, pair, paintRain(gorge, index))
      give(stage, leaves, paintLeaf(gorge))
      move(0)
      set(part)
    },
    turn: async (on: boolean): Promise<void> => {
      const [from, to] = [part, on ? 1 : 0]
      if (stage.calm() || stage.plain) set(to)
      else await stage.play(turnMs, (progress) => set(from + (to - from) * easeInOut(progress)))
      stage.redraw()
    },
  }
}
