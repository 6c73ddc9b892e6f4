import { Container, Sprite, type Texture } from 'pixi.js'
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
  arm.anchor.set(0.5, 230 / 260)
  const gaze = createGaze()
  container.addChild(body, ...gaze.pupils, smile, arm)
  let unit = 1
  let places: Places | null = null
  let blinkInMs = 3200
  let beckoning = 0
  let smiling = false

  const setArm = (bend: number) => {
    // towards the viewer: the paw becomes shorter
    arm.rotation = restTurn + bend * 0.16
    arm.scale.set(1 + bend * 0.03, 1 - bend * 0.34)
  }
  const showSmile = (shown: boolean) => {
    smile.alpha = shown ? 1 : 0
    for (const pupil of gaze.pupils) pupil.alpha = shown ? 0 : 1
    stage.redraw()
  }
  setArm(0)
  showSmile(false)
  stage.onIdleFrame((elapsedMs) => {
    if (!stage.sways()) return
    gaze.follow(elapsedMs)
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
      const sheet = paintNeko(drawings, { unit, density: view.density })
      body.texture = sheet.body
      smile.texture = sheet.smile
      arm.texture = sheet.arm
      container.position.set(neko.x, neko.y)
      arm.position.set(shoulder.x * unit, shoulder.y * unit)
      gaze.layOut(unit, sheet.pupil)
    },
    /** A point of the stage; null for the player. */
    lookAt: (point: { x: number; y: number } | null): void => {
      if (!point || !places) {
        gaze.turnTo({ x: 0, y: 0 })
        return
      }
      const [x, y] = [point.x - places.neko.x - 200 * unit, point.y - places.neko.y - 162 * unit]
      const length = Math.hypot(x, y) || 1
      gaze.turnTo({ x: x / length, y: y / length })
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

/** Two pupils that turn to a side. */
function createGaze() {
  const pupils = eyes.map(() => new Sprite())
  for (const pupil of pupils) pupil.anchor.set(0.5)
  const now = { x: 0, y: 0 }
  let target = { x: 0, y: 0 }
  let unit = 1
  const place = () => {
    for (const [index, pupil] of pupils.entries()) {
      const eye = eyes[index] ?? eyes[0]
      pupil.position.set((eye.x + now.x * reach.x) * unit, (eye.y + now.y * reach.y) * unit)
    }
  }
  return {
    pupils,
    /** A way of length 1, or 0, 0 for straight ahead. */
    turnTo: (way: { x: number; y: number }): void => {
      target = way
    },
    follow: (elapsedMs: number): void => {
      const part = 1 - Math.exp(-elapsedMs / 70)
      now.x += (target.x - now.x) * part
      now.y += (target.y - now.y) * part
      place()
    },
    layOut: (next: number, texture: Texture): void => {
      unit = next
      for (const pupil of pupils) pupil.texture = texture
      place()
    },
  }
}

function paintNeko(drawings: Drawings, { unit, density }: { unit: number; density: number }) {
  const part = (name: string, width: number, height: number) =>
    pictureOn(drawings.picture(`scenery/neko-${name}`), { width: width * unit, height: height * unit, density })
  return paintedSheet({
    body: part('body', 400, 480),
    smile: part('smile', 400, 480),
    arm: part('arm', 160, 260),
    pupil: part('pupil', 40, 60),
  })
}
