import { Container, Sprite, type Texture } from 'pixi.js'
import { easeOut } from '../../shell/stage/frames.ts'
import { painted } from '../../shell/stage/pictures.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { SlotSkin } from './skin.ts'

/** Small signs over symbols, such as 2× on a wild or the prize of a coin. They rise from where they belong. */
export function createSigns(stage: Stage, colours: SlotSkin['colours']) {
  const container = new Container()
  const textures = new Map<string, Texture>()

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
      places: readonly { x: number; y: number; text: string }[],
      { size, celebrate }: { size: number; celebrate: boolean },
    ): Promise<void> => {
      const signs = places.map(({ text, ...from }) => {
        const texture = textures.get(text) ?? paintSign(text, { size, density: stage.view.density, colours })
        textures.set(text, texture)
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

function paintSign(
  text: string,
  { size, density, colours }: { size: number; density: number; colours: SlotSkin['colours'] },
): Texture {
  const { face, rim, text: ink } = colours.sign
  return painted({ width: size, height: size, density }, (brush) => {
    brush.beginPath()
    brush.ellipse(size / 2, size / 2, size * 0.42, size * 0.4, 0, 0, Math.PI * 2)
    brush.fillStyle = face
    brush.fill()
    brush.lineWidth = size * 0.055
    brush.strokeStyle = colours.ink
    brush.stroke()
    brush.fillStyle = rim
    for (const y of [0.06, 0.86]) brush.fillRect(size * 0.3, size * y, size * 0.4, size * 0.08)
    brush.fillStyle = ink
    brush.font = `800 ${Math.round(size * Math.min(0.42, 1.1 / text.length))}px "Hiragino Sans", "Yu Gothic UI", "Noto Sans JP", sans-serif`
    brush.textAlign = 'center'
    brush.textBaseline = 'middle'
    brush.fillText(text, size / 2, size * 0.52)
  })
}
