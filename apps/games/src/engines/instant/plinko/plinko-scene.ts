import type { PlinkoEvent } from '@andon/arcade/engines/instant/events'
import { playedBy, type Scene, type SceneDeps } from '../../../shell/scene.ts'
import type { Language } from '../../../shell/text/messages.ts'
import { createBinList } from './bin-list.ts'
import { createHandlers } from './handlers.ts'
import { layOut, textPlacesOf } from './layout.ts'
import { createPinField } from './pin-field.ts'
import { type PlinkoConfig, type TableChoice, tableOf } from './plinko-config.ts'
import { everyPlinkoSound, type PlinkoTitle } from './plinko-title.ts'
import { createTableChoice } from './table-choice.ts'
import { plinkoTexts } from './texts/plinko-texts.ts'

/** The scenery, the board with its ball, the choice of a table, and the list of its bins. One ball falls at a time: each is a round, and the next begins when the player has seen it. */
export function createPlinkoScene(
  title: PlinkoTitle,
  deps: Omit<SceneDeps, 'config'> & { config: PlinkoConfig; language: Language },
): Scene {
  const { stage, config, hud, figures, language } = deps
  const words = plinkoTexts[language]
  const sounds = title.sounds(deps.sounds)
  deps.sounds.prepare((collector) => everyPlinkoSound(title.sounds(collector)))
  const setting = { ...deps, drawings: title.drawings }
  const scenery = title.createScenery(setting)
  const field = createPinField({
    stage,
    skin: title.skin,
    // a bin is narrow: 1k for 1,000
    label: (multiple) => (multiple < 1000 ? figures.multiple(multiple) : `${figures.multiple(multiple / 1000)}k`),
    onHit: sounds.pin,
    onLand: sounds.bin,
  })
  stage.root.addChild(scenery.behind, field.container, scenery.inFront)
  const picker = createTableChoice({ config, words, names: { rows: 'rows', risk: 'risk' } })
  const list = createBinList({ config, words, figures })
  hud.panel.append(picker.root)
  hud.root.append(list.root)

  const place = () => {
    const layout = layOut(stage.view, hud.area(), field.table() ?? own)
    scenery.layOut(layout)
    field.layOut(layout)
    list.layOut(layout)
    hud.placeTexts(textPlacesOf(layout))
  }
  const showTable = (choice: TableChoice) => {
    const table = tableOf(config, choice)
    if (field.table() === table) return
    picker.choose(choice)
    list.show(table)
    field.setTable(table)
    place()
  }
  let own = picker.chosen()
  picker.onChange(() => {
    own = picker.chosen()
    hud.showNote('')
    showTable(own)
  })
  showTable(own)
  stage.onResize(place)
  sounds.ambience()

  const handlers = createHandlers({ ...setting, words, field, list, sounds, scenery, showTable })
  const clear = () => {
    list.mark(null)
    field.wait()
    hud.hideBanner()
    hud.showNote('')
  }
  return {
    begin: () => {
      sounds.start()
      clear()
    },
    halt: async () => clear(),
    clear,
    play: playedBy<PlinkoEvent>(handlers),
    choice: () => ({ rows: own.rows, risk: own.risk }),
    layoutStake: () => null,
    nextAction: () => {
      throw new Error('a ball that falls takes no action')
    },
    setReady: (ready) => {
      picker.setEnabled(ready)
      if (ready) showTable(own) // a round that was watched may have another
    },
  }
}
