import './table.css'
import './bar.css'
import './bet-list.css'
import './roads/roads.css'
import { tableDisplay } from '@andon/arcade/engines/table/display'
import { type TableEvent, tableEvents } from '@andon/arcade/engines/table/events'
import type { TableConfig } from '@andon/arcade/engines/table/index'
import type { GameConfig } from '@andon/arcade/game-api'
import { el } from '../../shell/hud/elements.ts'
import type { Title } from '../../shell/scene.ts'
import { betTable } from './table-info.ts'
import { createTableScene } from './table-scene.ts'
import type { TableTitle } from './table-title.ts'
import { drawnWords } from './texts/drawn-words.ts'
import { tableTexts } from './texts/table-texts.ts'

/** A table: a felt of bets, and a reveal that settles them all. */
export function tableTitle(title: TableTitle): Title {
  const { drawings, gameCode } = title
  return {
    gameCode,
    kind: { display: tableDisplay, events: tableEvents },
    load: async (language, progress) => {
      const prefixes = title.first
      const count = prefixes.reduce((sum, prefix) => sum + drawings.count(prefix), 0)
      let loaded = 0
      await Promise.all(prefixes.map((prefix) => drawings.load(prefix, () => progress(++loaded / count))))
      const [words, texts] = [tableTexts[language], title.texts[language]]
      return {
        words: {
          ...words,
          start: texts.start?.label ?? words.start,
          startHint: texts.start?.hint ?? words.startHint,
          startIcon: 'play',
        },
        playerDecides: true,
        decisionEvents: new Set(),
        createScene: (deps) => createTableScene(title, { ...deps, config: tableOf(deps.config), language }),
        info: (deps) => {
          const config = tableOf(deps.config)
          return {
            pays: betTable({ ...deps, config, words, texts }),
            rules: texts.rules(config, deps.figures),
            more: [],
          }
        },
        outcome: (events) => {
          const shown = events as readonly TableEvent[] // of a round of this game
          const drawn = shown.flatMap((event) => (event.type === 'drawn' ? [event] : []))
          const facts = shown.flatMap((event) => (event.type === 'decided' ? event.facts : []))
          return drawn.length > 0 ? el('p', {}, drawnWords({ words, texts }, { drawn, facts })) : null
        },
      }
    },
  }
}

function tableOf(config: GameConfig): TableConfig {
  if (config.engine !== 'table') throw new Error(`${config.gameCode} is no table at the server`)
  return config
}
