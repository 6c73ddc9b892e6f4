import type { Title } from '../../../shell/scene.ts'
import { sharedTexts } from '../../../shell/shared/texts/shared-texts.ts'
import { loadTable, tableKind, tableOf } from '../load-table.ts'
import { createLiveScene } from './live-scene.ts'
import type { LiveTableTitle } from './live-title.ts'

/** A table whose rounds all its players share. */
export function liveTableTitle(title: LiveTableTitle): Title {
  return {
    gameCode: title.gameCode,
    kind: tableKind,
    load: async (language, progress) => {
      const loaded = await loadTable(title, language, progress)
      const { place, placeHint } = sharedTexts[language]
      return {
        ...loaded,
        words: { ...loaded.words, start: place, startHint: placeHint },
        createSharedScene: (deps) => createLiveScene(title, { ...deps, config: tableOf(deps.config), language }),
      }
    },
  }
}
