import { Container, Sprite, type Texture } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { easeOut } from '../../shell/stage/frames.ts'
import { painted, pictureTexture } from '../../shell/stage/pictures.ts'
import { give } from '../../shell/stage/sprites.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import { colours } from './colours.ts'
import type { Places } from './places.ts'

/** In the drawing: its size, the eyes, and how far a pupil moves. */
const drawn = {
  width: 300,
  height: 320,
  eyes: [
    { x: 110.6, y: 129 },
    { x: 188.2, y: 129 },
  ],
  pupil: 15,
  reach: { x: 9, y: 8 },
} as const
/** The wobble: how fast it swings, and how soon it rests. */
const spring = { pull: 62, rest: 2.6 } as const
const paintMs = 520

export type Daruma = ReturnType<typeof createDaruma>

/** The daruma: it wobbles, jumps with each knock, looks where rows leave, and gets its eyes painted. */
export function createDaruma(stage: Stage, drawings: Drawings) {
  const container = new Container()
  const [body, brush] = [new Sprite(), new Sprite()]
  body.anchor.set(0.5, 1)
  brush.anchor.set(0.03, 0.98)
  brush.visible = false
  const eyes = createEyes(stage)
  container.addChild(body, ...eyes.pupils, brush)
  let places: Places | null = null
  let [tilt, speed] = [0, 0]
  let watched: Point | null = null

  const aim = () => eyes.aim(places && watched ? wayTo(watched, places.daruma) : { x: 0, y: 0.15 })
  stage.onIdleFrame((elapsedMs, nowMs) => {
    if (!places || !stage.sways()) return
    const seconds = Math.min(0.04, elapsedMs / 1000)
    speed += (-spring.pull * tilt - spring.rest * speed) * seconds
    tilt += speed * seconds
    container.rotation = tilt + Math.sin(nowMs / 900) * 0.012
    eyes.follow(Math.min(1, seconds * 14))
  })

  return {
    container,
    layOut: (next: Places): void => {
      places = next
      const { x, y, size } = next.daruma
      const { density } = next.view
      const unit = size / drawn.width
      container.position.set(x, y)
      const [high, wide] = [drawn.height * unit, 190 * unit]
      give(stage, [body], pictureTexture(drawings.picture('scenery/daruma'), { width: size, height: high, density }))
      give(
        stage,
        [brush],
        pictureTexture(drawings.picture('scenery/eye-brush'), { width: wide, height: wide, density }),
      )
      eyes.layOut(unit, density)
      aim()
      eyes.follow(1)
    },
    /** Looks at a place of the stage, or ahead. */
    look: (at: Point | null): void => {
      watched = at
      aim()
      if (!stage.sways()) eyes.follow(1)
      stage.redraw()
    },
    nudge: (by: number): void => {
      speed += by
    },
    /** Up from the tower and down again, with a squash. */
    hop: async (cells: number, durationMs: number): Promise<void> => {
      if (!places || stage.calm()) return
      const { y } = places.daruma
      const high = cells * places.cell.height
      await stage.play(durationMs, (progress) => {
        const up = Math.min(1, progress / 0.72)
        container.y = y - high * 4 * up * (1 - up)
        const press = progress < 0.72 ? 0 : Math.sin(((progress - 0.72) / 0.28) * Math.PI) * 0.1
        container.scale.set(1 + press * 0.7, 1 - press)
      })
      container.y = places.daruma.y
    },
    /** Paints an eye, once a round. `index`: 0 is the one at the left. */
    paintEye: (index: 0 | 1): Promise<void> => eyes.paint(index, brush),
    /** Both eyes blank again. */
    forget: (): void => {
      eyes.blank()
      watched = null
      aim()
      stage.redraw()
    },
  }
}

interface Point {
  readonly x: number
  readonly y: number
}

/** From the daruma's face, 1 long. */
function wayTo(at: Point, { x, y, size }: Places['daruma']): Point {
  const [across, down] = [at.x - x, at.y - (y - size * 0.64)]
  const long = Math.hypot(across, down) || 1
  return { x: across / long, y: down / long }
}

/** The eyes: blank until a brush paints their pupils, which then follow what the daruma looks at. */
function createEyes(stage: Stage) {
  const pupils = drawn.eyes.map(() => new Sprite())
  for (const pupil of pupils) {
    pupil.anchor.set(0.5)
    pupil.visible = false
  }
  let unit = 1
  let gaze: Point = { x: 0, y: 0.2 }
  let shown = gaze

  const eyeAt = (index: number) => {
    const eye = drawn.eyes[index] ?? drawn.eyes[0]
    return { x: (eye.x - drawn.width / 2) * unit, y: (eye.y - drawn.height) * unit }
  }
  return {
    pupils,
    aim: (next: Point): void => {
      gaze = next
    },
    /** `part` of the way to what they aim at. */
    follow: (part: number): void => {
      shown = { x: shown.x + (gaze.x - shown.x) * part, y: shown.y + (gaze.y - shown.y) * part }
      for (const [index, pupil] of pupils.entries()) {
        const { x, y } = eyeAt(index)
        pupil.position.set(x + shown.x * drawn.reach.x * unit, y + shown.y * drawn.reach.y * unit)
      }
    },
    layOut: (next: number, density: number): void => {
      unit = next
      for (const pupil of pupils) give(stage, [pupil], paintPupil(drawn.pupil * unit, density))
    },
    /** The brush goes round twice and leaves. */
    paint: async (index: 0 | 1, brush: Sprite): Promise<void> => {
      const pupil = pupils[index]
      if (!pupil || pupil.visible) return
      pupil.visible = true
      if (stage.calm()) return stage.redraw()
      brush.visible = true
      const stroke = (progress: number) => {
        const { x, y } = eyeAt(index)
        const turn = progress * Math.PI * 4
        const round = drawn.pupil * unit * Math.min(1, progress * 1.4)
        const away = Math.max(0, progress - 0.8) * 5 * drawn.width * unit * 0.4
        brush.position.set(x + Math.cos(turn) * round + away, y + Math.sin(turn) * round - away)
        brush.alpha = Math.min(1, progress * 8, (1 - progress) * 6)
        pupil.scale.set(easeOut(Math.min(1, progress / 0.75)))
      }
      stroke(0)
      await stage.play(paintMs, stroke)
      brush.visible = false
    },
    blank: (): void => {
      for (const pupil of pupils) pupil.visible = false
    },
  }
}

function paintPupil(radius: number, density: number): Texture {
  const size = radius * 2 + 4
  return painted({ width: size, height: size, density }, (brush) => {
    brush.fillStyle = colours.ink
    brush.beginPath()
    brush.ellipse(size / 2, size / 2, radius, radius * 1.02, 0.3, 0, Math.PI * 2)
    brush.fill()
    brush.fillStyle = colours.paper
    brush.beginPath()
    brush.arc(size * 0.36, size * 0.34, radius * 0.28, 0, Math.PI * 2)
    brush.fill()
  })
}
