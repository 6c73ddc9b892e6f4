import { Container, Sprite, Texture } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { easeOut } from '../../shell/stage/frames.ts'
import { painted, pictureTexture } from '../../shell/stage/pictures.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Places } from './places.ts'

/** The stretch of the village's drawing with each inn, nearest to the middle first. */
const inns = [
  { from: 400, to: 800 },
  { from: 800, to: 1260 },
  { from: 0, to: 400 },
  { from: 1260, to: 1600 },
] as const
const lanternCount = 4
const villageHeight = 380
const kindleMs = 700

/** Stone lanterns and the inns' windows, which are lit in turns as the player climbs the ladder. */
export function createLights(stage: Stage, drawings: Drawings) {
  const [windows, lanterns] = [new Container(), new Container()]
  const inn = inns.map(() => new Sprite())
  const stones = Array.from({ length: lanternCount }, () => ({
    whole: new Container(),
    dark: new Sprite(),
    lit: new Sprite(),
  }))
  windows.addChild(...inn)
  for (const { whole, dark, lit } of stones) {
    dark.anchor.set(0.5, 1)
    lit.anchor.set(0.5, 1)
    whole.addChild(dark, lit)
    lanterns.addChild(whole)
  }
  const lamps = inn.flatMap((window, index) => [stones[index]?.lit ?? window, window])
  for (const lamp of lamps) lamp.alpha = 0
  let lit = 0
  let used: Texture[] = []

  stage.onIdleFrame((_, nowMs) => {
    if (!stage.sways()) return
    for (const [index, { lit: flame }] of stones.entries())
      if (flame.alpha > 0.8) flame.alpha = 0.93 + 0.07 * Math.sin(nowMs / 260 + index * 2)
  })

  return {
    windows,
    lanterns,
    /** `part`: 0 … 1 of the ladder. The first step lights the first lamp, the last step the last one. */
    light: async (part: number): Promise<void> => {
      const goal = part === 0 ? 0 : Math.max(1, Math.round(part * lamps.length))
      const changed = lamps.filter((_, index) => index < goal !== index < lit)
      const to = goal > lit ? 1 : 0
      lit = goal
      if (changed.length === 0) return
      await stage.play(stage.calm() ? 0 : kindleMs, (progress) => {
        for (const lamp of changed) lamp.alpha = to === 1 ? easeOut(progress) : 1 - progress
      })
    },
    layOut: (places: Places, village: { left: number; top: number }): void => {
      const { landScale, view } = places
      for (const texture of used) stage.retire(texture)
      const picture = drawings.picture('scenery/village-lit')
      const windowTextures = inns.map(({ from, to }) =>
        painted({ width: (to - from) * landScale, height: villageHeight * landScale, density: view.density }, (brush) =>
          brush.drawImage(picture, -from * landScale, 0, 1600 * landScale, villageHeight * landScale),
        ),
      )
      for (const [index, window] of inn.entries()) {
        window.texture = windowTextures[index] ?? Texture.EMPTY
        window.position.set(village.left + (inns[index]?.from ?? 0) * landScale, village.top)
      }
      const tallest = Math.max(...places.lanterns.map(({ height }) => height))
      const box = { width: (tallest * 140) / 240, height: tallest, density: view.density }
      const dark = pictureTexture(drawings.picture('scenery/stone-lantern'), box)
      const bright = pictureTexture(drawings.picture('scenery/stone-lantern-lit'), box)
      used = [...windowTextures, dark, bright]
      for (const [index, stone] of stones.entries()) {
        const place = places.lanterns[index]
        stone.whole.visible = place !== undefined
        stone.dark.texture = dark
        stone.lit.texture = bright
        if (!place) continue
        stone.whole.position.set(place.x, place.y)
        stone.whole.scale.set(place.height / tallest)
      }
    },
  }
}
