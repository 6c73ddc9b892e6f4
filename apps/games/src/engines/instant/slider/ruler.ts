import { Container, Sprite, type Texture } from 'pixi.js'
import { painted } from '../../../shell/stage/pictures.ts'
import type { Stage } from '../../../shell/stage/stage.ts'
import type { SliderLayout } from './layout.ts'
import { paintRuler } from './paint-ruler.ts'
import { type Roll, rollTo, turnOf } from './roll.ts'
import type { MarkBet } from './slider-config.ts'
import type { SliderSkin } from './slider-title.ts'

export type Ruler = ReturnType<typeof createRuler>

interface RulerDeps {
  readonly stage: Stage
  readonly skin: SliderSkin
  readonly numbers: number
  readonly onTurn: () => void
}

/** The band that marks the winning part takes this part of the ruler's height. */
const bandPart = 0.16

/** The ruler with the part that wins, and the die that rolls on it. */
export function createRuler({ stage, skin, numbers, onTurn }: RulerDeps) {
  const container = new Container()
  const [ruler, wins, loses, shadow, die] = [new Sprite(), new Sprite(), new Sprite(), new Sprite(), new Sprite()]
  shadow.anchor.set(0.5)
  die.anchor.set(0.5)
  container.addChild(ruler, loses, wins, shadow, die)
  let layout: SliderLayout | null = null
  let bet: MarkBet | null = null
  let rolling: { readonly roll: Roll; readonly elapsedMs: number } | null = null
  let textures: readonly Texture[] = []

  const showDie = () => {
    if (!layout) return
    const { ruler: place, die: edge } = layout
    const part = rolling?.roll.at(rolling.elapsedMs).part ?? 0
    const x = place.x + part * place.width
    die.rotation = rolling ? turnOf(rolling.roll, { elapsedMs: rolling.elapsedMs, edges: place.width / edge }) : 0
    const lift = Math.abs(Math.sin(die.rotation * 2)) * 0.2 * edge
    die.position.set(x, place.y - edge / 2 - lift)
    shadow.position.set(x, place.y + edge * 0.03)
    stage.redraw()
  }
  const showBet = () => {
    if (!layout || !bet) return
    const { ruler: place } = layout
    const part = bet.at / (numbers - 1)
    const [left, right] = bet.side === 'under' ? [wins, loses] : [loses, wins]
    for (const band of [wins, loses]) {
      band.y = place.y + place.height * (1 - bandPart)
      band.height = place.height * bandPart
    }
    left.x = place.x
    left.width = Math.max(1, place.width * part)
    right.x = place.x + place.width * part
    right.width = Math.max(1, place.width * (1 - part))
    stage.redraw()
  }
  return {
    container,
    showBet: (next: MarkBet): void => {
      bet = next
      showBet()
    },
    layOut: (next: SliderLayout): void => {
      layout = next
      for (const texture of textures) stage.retire(texture)
      textures = paintSprites(next, { skin, ruler, wins, loses, shadow, die })
      showBet()
      showDie()
    },
    /** The die waits at the left end. */
    wait: (): void => {
      rolling = null
      showDie()
    },
    /** Resolves when the die lies at the number. */
    roll: async (number: number): Promise<void> => {
      const roll = rollTo(number / (numbers - 1))
      let turned = 0
      await stage.play(stage.calm() ? 0 : roll.durationMs, (progress) => {
        const elapsedMs = progress * roll.durationMs
        rolling = { roll, elapsedMs }
        for (; (roll.turnsAtMs[turned] ?? Number.POSITIVE_INFINITY) <= elapsedMs; turned++) if (!stage.calm()) onTurn()
        showDie()
      })
    },
  }
}

interface Sprites {
  readonly skin: SliderSkin
  readonly ruler: Sprite
  readonly wins: Sprite
  readonly loses: Sprite
  readonly shadow: Sprite
  readonly die: Sprite
}

function paintSprites({ ruler: place, die: edge, view }: SliderLayout, sprites: Sprites): readonly Texture[] {
  const { density } = view
  const { skin, ruler, wins, loses, shadow, die } = sprites
  const rim = place.height * 0.4
  ruler.texture = painted({ width: place.width + 2 * rim, height: place.height, density }, (brush) =>
    paintRuler(brush, { width: place.width, height: place.height, rim, skin }),
  )
  ruler.position.set(place.x - rim, place.y)
  const filled = (colour: string) =>
    painted({ width: 8, height: 8, density: 1 }, (brush) => {
      brush.fillStyle = colour
      brush.fillRect(0, 0, 8, 8)
    })
  wins.texture = filled(skin.wins)
  loses.texture = filled(skin.loses)
  die.texture = painted({ width: edge * 1.16, height: edge * 1.16, density }, (brush) => {
    brush.translate(edge * 0.58, edge * 0.58)
    brush.scale(edge, edge)
    skin.die(brush)
  })
  shadow.texture = painted({ width: edge * 1.4, height: edge * 0.3, density }, (brush) => {
    brush.fillStyle = 'rgb(20 12 6 / 0.4)'
    brush.beginPath()
    brush.ellipse(edge * 0.7, edge * 0.15, edge * 0.62, edge * 0.12, 0, 0, Math.PI * 2)
    brush.fill()
  })
  return [ruler, wins, loses, shadow, die].map(({ texture }) => texture)
}
