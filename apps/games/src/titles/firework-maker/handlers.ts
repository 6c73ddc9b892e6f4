import type { SlotEvent } from '@andon/arcade/engines/slot/events'
import type { SlotConfig } from '@andon/arcade/engines/slot/index'
import { centreOf } from '../../engines/slot/layout.ts'
import type { SlotScenery, SlotTools } from '../../engines/slot/slot-title.ts'
import type { Handlers } from '../../shell/scene.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { createLamp } from './lamp.ts'
import type { createWinBeads } from './win-beads.ts'

/** The still instant before the lamp. */
const stillMs = 620
const darkMs = 240
const darkness = 0.56

interface Parts {
  readonly stage: Stage
  readonly config: SlotConfig
  readonly lamp: ReturnType<typeof createLamp>
  readonly beads: ReturnType<typeof createWinBeads>
  /** Darkens everything but the lamp, 0 … 1. */
  dim(part: number): void
  /** Stops what moves on its own, such as the curtain. */
  setStill(still: boolean): void
  sparkleAt(at: { x: number; y: number }, size: number): void
  /** A shell more into the sky. */
  salute(): void
}

/** The lamp, the count of wins in a bonus, and sparks on winning symbols. */
export function createHandlers(parts: Parts): SlotScenery['handlers'] {
  const { config, lamp, beads } = parts
  let inBonus = false
  return (usual, tools): Partial<Handlers<SlotEvent>> => ({
    reels: (event, round) => {
      if (!inBonus && lamp.isLit()) lamp.putOut() // a replay was closed between lamp and bonus
      return usual.reels(event, round)
    },
    lineWins: async (event, round) => {
      if (inBonus) void beads.win()
      if (round.celebrates(event.total)) {
        if (inBonus) parts.salute()
        sparkleOn(
          event.wins.flatMap(({ positions }) => positions),
          tools,
          parts,
        )
      }
      await usual.lineWins(event, round)
    },
    lamp: async (event, round) => {
      await bloom(parts, tools, () => usual.lamp(event, round))
    },
    bonusWon: async (event, round) => {
      inBonus = true
      beads.begin(config.bonuses?.[event.bonus]?.wins ?? event.games)
      await usual.bonusWon(event, round)
    },
    bonusEnd: async (event, round) => {
      inBonus = false
      await usual.bonusEnd(event, round)
    },
  })
}

/** Everything stands still in the dark; then, without a sign before, the lamp opens. */
async function bloom(
  { stage, lamp, dim, setStill }: Parts,
  { wins, sounds }: SlotTools,
  tell: () => Promise<void>,
): Promise<void> {
  const fade = (from: number, to: number) =>
    stage.play(stage.calm() ? 0 : darkMs, (part) => dim(from + (to - from) * part))
  wins.clear()
  sounds.hush?.()
  setStill(true)
  await fade(0, darkness)
  await stage.wait(stillMs - darkMs)
  await Promise.all([lamp.light(), tell()])
  setStill(false)
  await Promise.all([fade(darkness, 0), lamp.settle()])
}

function sparkleOn(
  positions: readonly (readonly [number, number])[],
  { layout }: SlotTools,
  { sparkleAt }: Parts,
): void {
  const placed = layout()
  if (!placed) return
  const cells = new Map(positions.map((position) => [position.join(), position]))
  for (const position of cells.values()) sparkleAt(centreOf(placed, position), placed.symbol)
}
