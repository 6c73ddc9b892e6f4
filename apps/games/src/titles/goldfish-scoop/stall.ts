import { Container, Sprite } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { easeInOut } from '../../shell/stage/frames.ts'
import { painted, pictureTexture, shineTexture } from '../../shell/stage/pictures.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Places } from './places.ts'
import { tiled } from './tank.ts'

const lanternsMost = 4
const litMs = 1400

/** The awning over the tank, and paper lanterns that are lit in the evening. */
export function createStall(stage: Stage, drawings: Drawings) {
  const container = new Container()
  const awning = new Sprite()
  const lanterns = Array.from({ length: lanternsMost }, () => {
    const [hung, paper, glow] = [new Container(), new Sprite(), new Sprite()]
    paper.anchor.set(0.5, 0)
    glow.anchor.set(0.5)
    glow.blendMode = 'add'
    hung.addChild(paper, glow)
    return { hung, paper, glow }
  })
  container.addChild(...lanterns.map(({ hung }) => hung), awning)
  let lit = 0

  stage.onIdleFrame((_, nowMs) => {
    if (!stage.sways()) return
    for (const [index, { hung, glow }] of lanterns.entries()) {
      hung.rotation = Math.sin(nowMs / 1500 + index * 1.9) * 0.05
      if (lit > 0) glow.alpha = lit * (0.85 + 0.15 * Math.sin(nowMs / 600 + index))
    }
  })
  const setLit = (part: number) => {
    lit = part
    const shade = Math.round(0xff - 0x4c * part)
    awning.tint = (shade << 16) | (Math.round(shade * (1 - 0.08 * part)) << 8) | shade
    for (const { glow } of lanterns) {
      glow.alpha = part
      glow.visible = part > 0
    }
  }
  setLit(0)

  return {
    container,
    layOut: ({ view, awning: { height }, lanterns: hung }: Places): void => {
      const { width, density } = view
      stage.retire(awning.texture)
      awning.texture = painted({ width, height: height + 30, density }, (brush) =>
        tiled(brush, drawings.picture('scenery/awning'), {
          y: height + 22 - (height + 22) * 1.18,
          width,
          high: (height + 22) * 1.18,
          drawn: { width: 640, height: 190 },
        }),
      )
      for (const [index, { hung: swing, paper, glow }] of lanterns.entries()) {
        const place = hung[index]
        swing.visible = place !== undefined
        if (!place) continue
        const size = { width: place.size, height: place.size * 1.375 }
        stage.retire(paper.texture)
        stage.retire(glow.texture)
        paper.texture = pictureTexture(drawings.picture('scenery/lantern'), { ...size, density })
        glow.texture = paintGlow(place.size * 2.6)
        glow.y = size.height * 0.5
        swing.position.set(place.x, height * 0.9)
      }
      setLit(lit)
    },
    turn: async (on: boolean): Promise<void> => {
      const [from, to] = [lit, on ? 1 : 0]
      if (stage.calm() || stage.plain) setLit(to)
      else await stage.play(litMs, (part) => setLit(from + (to - from) * easeInOut(part)))
    },
  }
}

function paintGlow(size: number) {
  return shineTexture(
    { size, density: 0.5 },
    { 0: 'rgb(255 206 110 / .7)', 0.4: 'rgb(255 160 70 / .3)', 1: 'rgb(255 120 60 / 0)' },
  )
}
