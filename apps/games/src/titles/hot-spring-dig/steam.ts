import { Container, Sprite } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { pictureTexture } from '../../shell/stage/pictures.ts'
import type { Stage } from '../../shell/stage/stage.ts'

export interface Vent {
  readonly x: number
  readonly y: number
  /** Height of a wisp in CSS pixels. */
  readonly height: number
}

const wispsPerVent = 2
const riseMs = 4200
/** Opacity of a wisp at its clearest. */
const clearest = 0.62

/** Wisps that rise from vents and fade. `setHeat` lets them grow. */
export function createSteam(stage: Stage, drawings: Drawings, { most }: { most: number }) {
  const container = new Container()
  const wisps = Array.from({ length: most * wispsPerVent }, () => new Sprite())
  for (const wisp of wisps) {
    wisp.anchor.set(0.5, 1)
    wisp.visible = false
  }
  container.addChild(...wisps)
  let vents: readonly Vent[] = []
  let textureHeight = 1
  let heat = 0

  const move = (nowMs: number) => {
    for (const [index, wisp] of wisps.entries()) {
      const vent = vents[Math.floor(index / wispsPerVent)]
      wisp.visible = vent !== undefined
      if (!vent) continue
      const phase = (nowMs / riseMs + (index % wispsPerVent) / wispsPerVent + index * 0.37) % 1
      const grown = (0.5 + phase * 0.6) * (1 + heat * 0.5)
      const scale = (vent.height / textureHeight) * grown
      const side = index % 2 ? 1 : -1
      wisp.position.set(
        vent.x + Math.sin(phase * 4 + index) * vent.height * 0.07 + side * vent.height * 0.08,
        vent.y - phase * vent.height * 0.5,
      )
      wisp.scale.set(scale * side, scale)
      wisp.alpha = Math.sin(phase * Math.PI) * clearest * (0.6 + heat * 0.4)
    }
  }
  stage.onIdleFrame((_, nowMs) => {
    if (stage.sways()) move(nowMs)
  })
  const still = () => {
    if (!stage.sways()) move(riseMs * 0.3)
    stage.redraw()
  }

  return {
    container,
    setVents: (next: readonly Vent[]): void => {
      vents = next.slice(0, most)
      if (stage.sways()) move(stage.nowMs())
      still()
    },
    /** 0 … 1. */
    setHeat: (next: number): void => {
      heat = next
      still()
    },
    layOut: (height: number, density: number): void => {
      const old = wisps[0]?.texture
      if (old) stage.retire(old)
      textureHeight = height
      const texture = pictureTexture(drawings.picture('scenery/wisp'), { width: (height * 60) / 140, height, density })
      for (const wisp of wisps) wisp.texture = texture
    },
  }
}
