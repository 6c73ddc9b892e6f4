import { Container, Sprite, type Texture } from 'pixi.js'
import { easeOut } from '../../shell/stage/frames.ts'
import { painted } from '../../shell/stage/pictures.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import { colours } from './colours.ts'

/** Small lanterns with ×N, which rise from each wild that multiplied a win. */
export function createMultiplierSigns(stage: Stage) {
  const container = new Container()
  const textures = new Map<number, Texture>()

  const clear = () => {
    for (const sprite of container.removeChildren()) sprite.destroy()
  }

  return {
    container,
    clear,
    /** Also drops the textures, which have the size of the old layout. */
    reset: (): void => {
      clear()
      for (const texture of textures.values()) stage.retire(texture)
      textures.clear()
    },
    /** Without celebration the signs appear without moving. */
    show: async (
      places: readonly { x: number; y: number; multiplier: number }[],
      { size, celebrate, density }: { size: number; celebrate: boolean; density: number },
    ): Promise<void> => {
      const signs = places.map(({ multiplier, ...from }) => {
        const texture = textures.get(multiplier) ?? paintSign(`×${multiplier}`, size, density)
        textures.set(multiplier, texture)
        const sprite = new Sprite(texture)
        sprite.anchor.set(0.5)
        container.addChild(sprite)
        return { sprite, from }
      })
      await stage.play(celebrate && !stage.calm() ? 520 : 0, (progress) => {
        for (const { sprite, from } of signs) {
          sprite.position.set(from.x, from.y - easeOut(progress) * size * 0.5)
          sprite.alpha = Math.min(1, progress * 2)
        }
      })
    },
  }
}

function paintSign(text: string, size: number, density: number): Texture {
  return painted({ width: size, height: size, density }, (brush) => {
    brush.beginPath()
    brush.ellipse(size / 2, size / 2, size * 0.42, size * 0.4, 0, 0, Math.PI * 2)
    brush.fillStyle = colours.goldLight
    brush.fill()
    brush.lineWidth = size * 0.055
    brush.strokeStyle = colours.ink
    brush.stroke()
    brush.fillStyle = colours.lacquer
    for (const y of [0.06, 0.86]) brush.fillRect(size * 0.3, size * y, size * 0.4, size * 0.08)
    brush.fillStyle = colours.lacquer
    brush.font = `800 ${Math.round(size * 0.42)}px "Hiragino Sans", "Yu Gothic UI", "Noto Sans JP", sans-serif`
    brush.textAlign = 'center'
    brush.textBaseline = 'middle'
    brush.fillText(text, size / 2, size * 0.52)
  })
}
