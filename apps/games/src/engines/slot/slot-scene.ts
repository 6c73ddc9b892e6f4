import type { SlotEvent } from '@andon/arcade/engines/slot/events'
import type { SlotConfig } from '@andon/arcade/engines/slot/index'
import { playedBy, type Scene, type SceneDeps } from '../../shell/scene.ts'
import type { Picture } from '../../shell/stage/pictures.ts'
import type { Field } from './field.ts'
import { createFrame } from './frame.ts'
import { createHandlers, type HandlerDeps } from './handlers.ts'
import { createHoldBoard } from './hold/hold-board.ts'
import type { HeldValue } from './hold/hold-look.ts'
import { type Layout, layOut } from './layout.ts'
import { everySlotSound } from './slot-sounds.ts'
import type { SlotSetting, SlotTitle } from './slot-title.ts'
import { paintSymbols, type SymbolTextures } from './symbol-textures.ts'
import { textPlacesOf } from './text-places.ts'
import { slotTexts } from './texts/slot-texts.ts'
import { createWins } from './wins.ts'

export interface FieldOptions {
  readonly config: SlotConfig
  readonly title: SlotTitle
  readonly stage: SceneDeps['stage']
}

/** The scenery, the field in its frame, and what rounds show on them. `createField`: reels, or a tumbling grid. */
export function createSlotScene(
  title: SlotTitle,
  deps: SceneDeps & { config: SlotConfig; language: 'ja' | 'en' },
  createField: (options: FieldOptions) => Field,
): Scene {
  const { stage, config, hud, language } = deps
  const { skin, drawings } = title
  const sounds = title.sounds(deps.sounds)
  deps.sounds.prepare((collector) => everySlotSound(title.sounds(collector)))
  const setting = { ...deps, drawings, words: slotTexts[language], language }
  const scenery = title.createScenery(setting)
  const frame = createFrame(stage, skin.frame)
  const field = createField({ config, title, stage })
  const wins = createWins(stage, field, skin)
  const hold = holdOf(title, setting)
  stage.root.addChild(scenery.behind, frame.behind, field.container)
  if (hold) stage.root.addChild(hold.board.container)
  stage.root.addChild(frame.inFront, wins.container, scenery.inFront)

  let layout: Layout | null = null
  let textures: ReadonlyMap<string, SymbolTextures> = new Map()
  const pictures: Readonly<Record<string, Picture>> = Object.fromEntries(
    config.symbols.map(({ id }) => [id, drawings.picture(`symbols/${id}`)]),
  )
  const place = () => {
    layout = layOut(stage.view, hud.area(), { reels: config.reels, rows: config.rows, skin })
    const old = textures
    textures = paintSymbols(pictures, layout.symbol, stage.view.density)
    scenery.layOut(layout)
    frame.layOut(layout)
    field.layOut(layout, textures)
    hold?.board.layOut(layout)
    wins.layOut(layout)
    hud.placeTexts(textPlacesOf(layout, skin))
    for (const { still, flying } of old.values()) for (const texture of [still, flying]) stage.retire(texture)
  }
  place()
  stage.onResize(place)
  sounds.ambience()

  const scatterText = title.texts[language].scatterWin
  const round = createHandlers({ ...setting, field, wins, sounds, scenery, hold, scatterText, layout: () => layout })
  return {
    begin: () => {
      round.reset()
      sounds.start()
      field.begin()
    },
    halt: () => field.halt(),
    clear: round.clear,
    play: playedBy<SlotEvent>(round.handlers),
    choice: () => undefined,
    layoutStake: () => null,
    nextAction: () => Promise.reject(new Error('a slot round takes no action')),
    setReady: () => {},
  }
}

function holdOf(
  { hold: look }: SlotTitle,
  { stage, config, drawings, words, language }: SlotSetting & { language: 'ja' | 'en' },
): HandlerDeps['hold'] {
  if (!look) return null
  const texts = look.texts[language]
  const textOf = ({ multiple, tier }: HeldValue) => {
    const name = tier === null ? undefined : texts.prizes[tier]
    return name === undefined ? words.multiplier(multiple) : `${name} ${words.multiplier(multiple)}`
  }
  return { board: createHoldBoard(stage, { config, look, drawings, textOf }), texts }
}
