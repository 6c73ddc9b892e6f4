import { Container, Sprite, type Texture } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { easeInOut } from '../../shell/stage/frames.ts'
import { paintedSheet, pictureOn } from '../../shell/stage/sheet.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Places } from './places.ts'

/** One stroke: the mallet rises, waits, falls, and rests in the mortar. */
const strokeMs = 2800
const raised = -1.02

/** Sizes of the drawings, and where each stands in the group, from its left foot; `pivot` is a part of the drawing's size. */
const parts = {
  shadow: { width: 720, height: 210, at: [-5, -4], pivot: [0, 0] },
  tub: { width: 160, height: 140, at: [362, 0], pivot: [0.5, 0.93] },
  helper: { width: 230, height: 290, at: [545, 2], pivot: [0.63, 0.97] },
  pounder: { width: 260, height: 380, at: [110, 2], pivot: [0.42, 0.975] },
  arms: { width: 320, height: 200, at: [168, -140], pivot: [0.1875, 0.65] },
} as const
type Part = keyof typeof parts
const names = Object.keys(parts) as Part[] // the record's own keys

/** Two rabbits on the ridge: one pounds in a slow rhythm, one turns the cake. */
export function createPounding(stage: Stage, drawings: Drawings) {
  const container = new Container()
  const sprites = Object.fromEntries(names.map((name) => [name, new Sprite()])) as Record<Part, Sprite> // one for each name
  for (const name of names) {
    const { pivot, at } = parts[name]
    sprites[name].anchor.set(...pivot)
    sprites[name].position.set(...at)
    container.addChild(sprites[name])
  }
  sprites.shadow.alpha = 0.3
  let used: Texture | null = null
  let away = 0

  const pose = (part: number) => {
    const lift = part < 0.5 ? easeInOut(part / 0.5) : part < 0.6 ? 1 : Math.max(0, 1 - ((part - 0.6) / 0.09) ** 2)
    const struck = part > 0.69 ? Math.max(0, 1 - (part - 0.69) / 0.12) : 0
    sprites.arms.rotation = raised * lift
    sprites.pounder.rotation = -0.05 * lift + 0.035 * struck
    sprites.helper.rotation = 0.045 * lift - 0.02 * struck
    sprites.tub.scale.y = (sprites.tub.scale.x || 1) * (1 - 0.035 * struck)
  }
  stage.onIdleFrame((_, nowMs) => {
    if (stage.sways() && away < 1) pose((nowMs % strokeMs) / strokeMs)
  })
  const leave = (part: number) => {
    away = part
    for (const name of ['pounder', 'arms', 'helper', 'shadow'] as const) {
      sprites[name].alpha = (1 - part) * (name === 'shadow' ? 0.3 : 1)
      sprites[name].visible = part < 1
    }
  }

  return {
    container,
    /** 0: they pound; 1: they have left for the moon. */
    leave,
    layOut: ({ group, view }: Places): void => {
      const { scale } = group
      const sheet = paintedSheet(
        Object.fromEntries(
          names.map((name) => {
            const { width, height } = parts[name]
            const size = { width: width * scale, height: height * scale, density: view.density }
            return [name, pictureOn(drawings.picture(`scenery/${name}`), size)]
          }),
        ),
      )
      if (used) stage.retire(used)
      for (const name of names) {
        const texture = sheet[name]
        if (!texture) continue
        sprites[name].texture = texture
        sprites[name].scale.set(1 / scale)
        used = texture
      }
      container.position.set(group.x, group.y)
      container.scale.set(scale)
      pose(0)
      leave(away)
    },
  }
}
