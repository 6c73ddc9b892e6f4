import { Container, Sprite } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { easeOut, overshoot } from '../../shell/stage/frames.ts'
import { paintedSheet, pictureOn } from '../../shell/stage/sheet.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Places } from './places.ts'

const strikeMs = 520
/** From one drum to the next when all of them sound. */
const rollApartMs = 70

/** The ring of drums around the field: one lights up for each coin. */
export function createRing(stage: Stage, drawings: Drawings, { count }: { count: number }) {
  const container = new Container()
  const drums = Array.from({ length: count }, () => {
    const [skin, wave] = [new Sprite(), new Sprite()]
    for (const sprite of [skin, wave]) sprite.anchor.set(0.5)
    wave.alpha = 0
    return { skin, wave }
  })
  container.addChild(...drums.map(({ skin }) => skin), ...drums.map(({ wave }) => wave))
  let textures: Readonly<Record<'on' | 'off' | 'wave', Sprite['texture']>> | null = null
  let lit = 0

  const show = () => {
    if (!textures) return
    for (const [index, { skin }] of drums.entries()) skin.texture = index < lit ? textures.on : textures.off
  }
  const strike = (index: number) => {
    const drum = drums[index]
    if (!drum || stage.calm()) return
    void stage.play(strikeMs, (part) => {
      drum.skin.scale.set(1 + 0.34 * (1 - overshoot(part, 3)) * (1 - part))
      drum.wave.alpha = part === 1 ? 0 : 0.9 * (1 - part)
      drum.wave.scale.set(0.5 + easeOut(part) * 0.9)
    })
  }

  return {
    container,
    /** Lights this many drums from the top left on; the last of them is struck. */
    light: (drumsLit: number): void => {
      lit = Math.min(count, drumsLit)
      show()
      strike(lit - 1)
      stage.redraw()
    },
    strike,
    /** Every drum sounds, one after the other. */
    roll: async (): Promise<void> => {
      for (let index = 0; index < count; index++) {
        strike(index)
        await stage.wait(rollApartMs)
      }
    },
    dark: (): void => {
      lit = 0
      show()
      stage.redraw()
    },
    layOut: ({ ring, drum, view: { density } }: Places): void => {
      const size = { width: drum, height: drum, density }
      if (textures) stage.retire(textures.on)
      textures = paintedSheet({
        on: pictureOn(drawings.picture('scenery/drum-on'), size),
        off: pictureOn(drawings.picture('scenery/drum-off'), size),
        wave: pictureOn(drawings.picture('scenery/wave'), { width: drum * 1.7, height: drum * 1.7, density }),
      })
      for (const [index, { skin, wave }] of drums.entries()) {
        const at = ring[index] ?? { x: 0, y: 0 }
        wave.texture = textures.wave
        for (const sprite of [skin, wave]) sprite.position.set(at.x, at.y)
      }
      show()
    },
  }
}
