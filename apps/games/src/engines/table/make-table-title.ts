import type { Title } from '../../shell/scene.ts'
import { loadTable, tableKind, tableOf } from './load-table.ts'
import { createTableScene } from './table-scene.ts'
import type { TableTitle } from './table-title.ts'

/** A table: a felt of bets, and a reveal that settles them all. */
export function tableTitle(title: TableTitle): Title {
  return {
    gameCode: title.gameCode,
    kind: tableKind,
    load: async (language, progress) => ({
      ...(await loadTable(title, language, progress)),
      createScene: (deps) => createTableScene(title, { ...deps, config: tableOf(deps.config), language }),
    }),
  }
}
