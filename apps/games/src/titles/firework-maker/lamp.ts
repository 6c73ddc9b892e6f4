import { Container, Sprite, Texture } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { easeInOut, easeOut, overshoot } from '../../shell/stage/frames.ts'
import { painted, pictureTexture, shineTexture } from '../../shell/stage/pictures.ts'
import { give } from '../../shell/stage/sprites.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Show } from './fireworks/show.ts'
import type { Places } from './places.ts'

const bloomMs = 680
const settleMs = 700
/** How much larger than at rest the lamp opens. */
const bloomSize = 1.5
/** Size of the drawing, whose middle is at 150, 160 and whose cord ends at 66. */
const drawn = { width: 300, height: 320, middle: 160 } as const

/** The notice lamp: a paper bud on a cord that opens like a burst when a bonus follows for certain. */
export function createLamp(stage: Stage, drawings: Drawings, sparks: Show) {
  const [container, hung] = [new Container(), new Container()]
  const [ripple, glow, cord, bud, flower] = [new Sprite(), new Sprite(), new Sprite(), new Sprite(), new Sprite()]
  for (const sprite of [ripple, glow, bud, flower]) sprite.anchor.set(0.5)
  cord.anchor.set(0.5, 1)
  cord.texture = Texture.WHITE
  cord.tint = 0x4a2432
  for (const light of [ripple, glow]) light.blendMode = 'add'
  hung.addChild(cord, bud, flower)
  container.addChild(ripple, glow, hung)
  let places: Places | null = null
  let lit = false
  let still = false

  const show = (open: number) => {
    lit = open > 0
    flower.visible = lit
    bud.visible = open < 0.6
    flower.alpha = Math.min(1, open * 4)
    glow.alpha = open
    ripple.alpha = 0
    flower.rotation = 0
    flower.scale.set(1)
    cord.tint = lit ? 0xffc247 : 0x4a2432
  }
  show(0)
  stage.onIdleFrame((_, nowMs) => {
    if (still || !places || !stage.sways()) return
    hung.rotation = Math.sin(nowMs / 1400) * (lit ? 0.012 : 0.028)
    if (lit) glow.alpha = 0.82 + 0.18 * Math.sin(nowMs / 520)
  })

  return {
    container,
    isLit: () => lit,
    putOut: (): void => show(0),
    setStill: (value: boolean): void => {
      still = value
      hung.rotation = 0
    },
    /** From one moment to the next: petals open, sparks fly, and a ring of light runs over the room. */
    light: async (): Promise<void> => {
      show(1)
      if (!places || stage.calm()) return
      throwSparks(sparks, places.lamp)
      await stage.play(bloomMs, (part) => {
        flower.scale.set(bloomSize * (0.2 + 0.8 * overshoot(part, 1.1)))
        flower.rotation = -0.7 * (1 - easeOut(part))
        bud.alpha = 1 - Math.min(1, part * 5)
        glow.alpha = easeOut(part)
        ripple.alpha = 0.42 * (1 - part) ** 1.5
        ripple.scale.set(0.6 + 3.6 * easeOut(part))
      })
      bud.alpha = 1
      bud.visible = false
    },
    /** From its bloom to its size at rest. */
    settle: async (): Promise<void> => {
      if (stage.calm()) return
      await stage.play(settleMs, (part) => flower.scale.set(bloomSize + (1 - bloomSize) * easeInOut(part)))
    },
    layOut: (next: Places): void => {
      places = next
      const { x, y, size } = next.lamp
      const { density } = next.view
      const box = { width: size, height: (size * drawn.height) / drawn.width }
      const large = density * bloomSize
      give(stage, [bud], pictureTexture(drawings.picture('scenery/lamp-off'), { ...box, density }))
      give(stage, [flower], pictureTexture(drawings.picture('scenery/lamp-on'), { ...box, density: large }))
      give(stage, [glow], paintGlow(size * 2.6))
      give(stage, [ripple], paintRing(size * 1.4))
      hung.position.set(x, 0)
      for (const sprite of [bud, flower]) sprite.position.set(0, y)
      for (const sprite of [glow, ripple]) sprite.position.set(x, y)
      cord.setSize(Math.max(2, size * 0.02), y)
      cord.position.set(0, y - size * 0.4)
      show(lit ? 1 : 0)
    },
  }
}

/** A ring of streaks and a rain of embers. */
function throwSparks(sparks: Show, { x, y, size }: Places['lamp']): void {
  for (let index = 0; index < 64; index++) {
    const turn = (index / 32) * Math.PI * 2 + (index > 31 ? 0.1 : 0)
    const far = size * (index > 31 ? 0.9 : 1.5) * (0.9 + 0.1 * Math.sin(index * 5.1))
    const [vx, vy] = [Math.cos(turn) * far * 2.6, Math.sin(turn) * far * 2.6]
    sparks.emit({
      x,
      y,
      vx,
      vy,
      life: 1.9,
      drag: 2.6,
      gravity: size * 0.5,
      size: Math.max(3, size * 0.035),
      tints: [0xfff6cc, 0xffc247, index % 2 ? 0xff7f96 : 0xf28a22],
      form: 'streak',
      sheds: 7,
      glitter: 0.3,
    })
  }
}

function paintGlow(size: number) {
  return shineTexture(
    { size, density: 0.5 },
    { 0: 'rgb(255 206 110 / .62)', 0.45: 'rgb(255 150 70 / .22)', 1: 'rgb(255 120 60 / 0)' },
  )
}

function paintRing(size: number) {
  return painted({ width: size, height: size, density: 1 }, (brush) => {
    brush.beginPath()
    brush.arc(size / 2, size / 2, size * 0.46, 0, Math.PI * 2)
    brush.lineWidth = size * 0.016
    brush.strokeStyle = 'rgb(255 200 96 / .9)'
    brush.stroke()
  })
}
