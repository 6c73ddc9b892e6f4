import type { SlotEvent } from '@andon/arcade/engines/slot/events'
import type { SlotScenery, SlotSetting, SlotTools } from '../../engines/slot/slot-title.ts'
import type { Handlers } from '../../shell/scene.ts'
import type { Daruma } from './daruma.ts'
import type { createFestival } from './festival.ts'
import type { createKnock, Side } from './knock.ts'
import type { Places } from './places.ts'
import type { createTag } from './tag.ts'

/** From this multiplier the afternoon becomes a festival. */
export const festive = 5
/** From each column to the next when the tower drops as a whole. */
const togetherMs = 9

interface Parts extends Pick<SlotSetting, 'stage' | 'hud' | 'words'> {
  readonly daruma: Daruma
  readonly festival: ReturnType<typeof createFestival>
  readonly knock: ReturnType<typeof createKnock>
  readonly tag: ReturnType<typeof createTag>
  /** Null before the first layout. */
  places(): Places | null
}

/** The daruma looks at wins, the sign shows the multiplier, and the hammer knocks rows out. */
export function createHandlers(parts: Parts): SlotScenery['handlers'] {
  const { stage, hud, words, daruma, festival, tag, places } = parts
  return (usual, tools): Partial<Handlers<SlotEvent>> => ({
    reels: async (event, round) => {
      daruma.forget()
      tag.show(1)
      void festival.turn(false)
      await usual.reels(event, round)
      daruma.nudge(0.5)
    },
    symbolWins: async (event, round) => {
      daruma.look(middleOf(places(), event.wins[0]?.positions[0]?.[1] ?? 0))
      await usual.symbolWins(event, round)
    },
    multiplier: async ({ value }) => {
      tag.show(value)
      if (value === 1) return
      hud.announce(words.multiplier(value))
      tools.sounds.multiplier(value)
      if (value >= festive) void festival.turn(true)
    },
    rowFall: async (event, round) => {
      if (!stage.calm()) return knockOut(event, tools, parts)
      await usual.rowFall(event, round)
      await daruma.paintEye(0)
    },
  })
}

async function knockOut(
  { number, row, grid }: Extract<SlotEvent, { type: 'rowFall' }>,
  { field, wins, sounds }: SlotTools,
  { hud, words, daruma, knock, places }: Parts,
): Promise<void> {
  const side = sideOf(places(), number)
  hud.showNote(words.falls(number))
  wins.clear()
  daruma.look(middleOf(places(), row))
  const onBlow = () => {
    sounds.remove(number)
    daruma.nudge(-side * 1.3)
    void daruma.hop(0.3, 640)
    void daruma.paintEye(0)
  }
  await field.fall({
    removed: grid.map((_, reel) => [reel, row] as const),
    grid,
    columnApartMs: togetherMs,
    leave: (winners) => knock.hit(row, { side, winners, onBlow }),
    // the columns land together, with one sound
    onLand: (reel) => {
      if (reel > 0) return
      sounds.land(row)
      void knock.sway(field, side)
    },
  })
}

/** The hammer changes sides; beside the daruma it stands on the other side. */
const sideOf = (places: Places | null, number: number): Side => (places?.daruma.above && number % 2 === 0 ? -1 : 1)

function middleOf(places: Places | null, row: number): { x: number; y: number } | null {
  if (!places) return null
  const { board, cell } = places
  return { x: board.x + board.width / 2, y: board.y + (row + 0.5) * cell.height }
}
