import { Container, Sprite } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { easeInOut } from '../../shell/stage/frames.ts'
import { paintedSheet, pictureOn } from '../../shell/stage/sheet.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Places } from './places.ts'

/** In units of the body's drawing, 400 wide. */
const shoulder = { x: 92, y: 322 } as const
const eyes = [
  { x: 140, y: 162 },
  { x: 260, y: 162 },
] as const
const reach = { x: 13, y: 11 } as const
const restTurn = -0.2

export type Neko = ReturnType<typeof createNeko>

/** The great lucky cat: its pupils follow what it looks at, and its arm beckons. */
export function createNeko(stage: Stage, drawings: Drawings) {
  const container = new Container()
  const [body, smile] = [new Sprite(), new Sprite()]
  const arm = new Sprite()
  const pupils = eyes.map(() => new Sprite())
  for (const pupil of pupils) pupil.anchor.set(0.5)
  arm.anchor.set(0.5, 230 / 260)
  container.addChild(body, ...pupils, smile, arm)
  let unit = 1
  let places: Places | null = null
  let target = { x: 0, y: 0 }
  const now = { x: 0, y: 0 }
  let blinkInMs = 3200
  let beckoning = 0
  let smiling = false

  const setArm = (bend: number) => {
    // towards the viewer: the paw becomes shorter
    arm.rotation = restTurn + bend * 0.16
    arm.scale.set(1 + bend * 0.03, 1 - bend * 0.34)
  }
  const placeEyes = () => {
    for (const [index, pupil] of pupils.entries()) {
      const eye = eyes[index] ?? eyes[0]
      pupil.position.set((eye.x + now.x * reach.x) * unit, (eye.y + now.y * reach.y) * unit)
    }
  }
  const showSmile = (shown: boolean) => {
    smile.alpha = shown ? 1 : 0
    for (const pupil of pupils) pupil.alpha = shown ? 0 : 1
    stage.redraw()
  }
  setArm(0)
  showSmile(false)
  stage.onIdleFrame((elapsedMs) => {
    if (!stage.sways()) return
    const part = 1 - Math.exp(-elapsedMs / 70)
    now.x += (target.x - now.x) * part
    now.y += (target.y - now.y) * part
    placeEyes()
    if (smiling) return
    blinkInMs -= elapsedMs
    if (blinkInMs < -150) blinkInMs = 2600 + ((blinkInMs * -977) % 2400)
    showSmile(blinkInMs < 0)
  })

  return {
    container,
    layOut: (next: Places): void => {
      places = next
      const { neko, view } = next
      unit = neko.width / 400
      for (const old of [body, smile]) stage.retire(old.texture)
      const size = (width: number, height: number) => ({
        width: width * unit,
        height: height * unit,
        density: view.density,
      })
      const picture = (name: string) => drawings.picture(`scenery/${name}`)
      const sheet = paintedSheet({
        body: pictureOn(picture('neko-body'), size(400, 480)),
        smile: pictureOn(picture('neko-smile'), size(400, 480)),
        arm: pictureOn(picture('neko-arm'), size(160, 260)),
        pupil: pictureOn(picture('neko-pupil'), size(40, 60)),
      })
      body.texture = sheet.body
      smile.texture = sheet.smile
      arm.texture = sheet.arm
      for (const pupil of pupils) pupil.texture = sheet.pupil
      container.position.set(neko.x, neko.y)
      arm.position.set(shoulder.x * unit, shoulder.y * unit)
      placeEyes()
    },
    /** A point of the stage; null for the player. */
    lookAt: (point: { x: number; y: number } | null): void => {
      if (!point || !places) {
        target = { x: 0, y: 0 }
        return
      }
      const [x, y] = [point.x - places.neko.x - 200 * unit, point.y - places.neko.y - 162 * unit]
      const length = Math.hypot(x, y) || 1
      target = { x: x / length, y: y / length }
    },
    /** `times` waves of the paw, each `eachMs` long. Under reduced motion the cat only smiles. */
    beckon: async (times: number, eachMs: number): Promise<void> => {
      const mine = ++beckoning
      smiling = true
      showSmile(true)
      if (stage.calm()) return
      await stage.play(times * eachMs, (progress) => {
        if (mine !== beckoning) return
        const wave = (progress * times) % 1
        setArm(progress === 1 ? 0 : wave < 0.5 ? easeInOut(wave * 2) : easeInOut(2 - wave * 2))
      })
    },
    setArm,
    smile: (shown: boolean): void => {
      smiling = shown
      showSmile(shown)
    },
  }
}
