import { Container, Sprite } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { easeInOut, easeOut } from '../../shell/stage/frames.ts'
import { pictureTexture, shineTexture } from '../../shell/stage/pictures.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Celebration, WinTier } from '../../win/celebrate.ts'
import type { Places } from './places.ts'

const glowMs = 620
const fruitOfTier = { big: 12, super: 18, mega: 26, epic: 36 } as const

/** Cashing out: lamplight spreads from the middle. In a big win yuzu rise with the steam. */
export function createWarmth(stage: Stage, drawings: Drawings) {
  const [light, fruits] = [new Sprite(), new Container()]
  light.anchor.set(0.5)
  light.alpha = 0
  const yuzu = Array.from({ length: fruitOfTier.epic }, () => new Sprite())
  for (const fruit of yuzu) {
    fruit.anchor.set(0.5)
    fruit.visible = false
  }
  fruits.addChild(...yuzu)
  let places: Places | null = null

  const rise = (count: number, progress: number) => {
    if (!places) return
    const { view } = places
    for (const [index, fruit] of yuzu.entries()) {
      const starts = (index / count) * 0.45
      const along = (progress - starts) / 0.55
      fruit.visible = index < count && along > 0 && along < 1
      if (!fruit.visible) continue
      const x = ((index * 0.618 + 0.13) % 1) * view.width
      fruit.position.set(
        x + Math.sin(along * 5 + index) * 22,
        view.height * (1.05 - easeOut(along) * (0.7 + (index % 5) * 0.1)),
      )
      fruit.rotation = Math.sin(along * 6 + index) * 0.5
      fruit.alpha = Math.min(1, along * 6, (1 - along) * 3)
    }
  }

  return {
    light,
    fruits,
    spread: (): Promise<void> =>
      stage.play(stage.calm() ? 0 : glowMs, (progress) => {
        light.alpha = easeInOut(progress)
        light.scale.set((0.7 + 0.3 * easeOut(progress)) * lightScale)
      }),
    fade: async (): Promise<void> => {
      const from = light.alpha
      if (from > 0)
        await stage.play(stage.calm() ? 0 : glowMs, (progress) => {
          light.alpha = from * (1 - progress)
        })
    },
    celebration: (tier: WinTier): Celebration => ({
      begin: () => rise(fruitOfTier[tier], 0),
      step: (progress) => rise(fruitOfTier[tier], progress),
      end: () => rise(0, 1),
    }),
    layOut: (next: Places): void => {
      places = next
      const { view, board } = next
      stage.retire(light.texture)
      if (yuzu[0]) stage.retire(yuzu[0].texture)
      const side = Math.max(view.width, view.height) * 1.3
      light.texture = paintLight(side / lightScale)
      light.scale.set(lightScale)
      light.position.set(board.x + board.width / 2, board.y + board.height / 2)
      const size = Math.max(34, next.cell * 0.56)
      const texture = pictureTexture(drawings.picture('scenery/yuzu'), {
        width: size,
        height: size,
        density: view.density,
      })
      for (const fruit of yuzu) fruit.texture = texture
    },
  }
}

/** The light has no edges, so a small texture is enough. */
const lightScale = 4

function paintLight(side: number) {
  return shineTexture(
    { size: side, density: 1 },
    { 0: 'rgb(255 222 140 / .5)', 0.45: 'rgb(255 186 120 / .34)', 1: 'rgb(255 160 120 / .12)' },
  )
}
