import './table.css'
import './results.css'
import './bar.css'
import './bar-small.css'
import './bet-list.css'
import './roads/roads.css'
import { tableDisplay } from '@andon/arcade/engines/table/display'
import { type TableEvent, tableEvents } from '@andon/arcade/engines/table/events'
import type { TableConfig } from '@andon/arcade/engines/table/index'
import type { GameConfig } from '@andon/arcade/game-api'
import { el } from '../../shell/hud/elements.ts'
import type { LoadedGame } from '../../shell/scene.ts'
import type { Language } from '../../shell/text/messages.ts'
import { betTable } from './table-info.ts'
import type { TableTitle } from './table-title.ts'
import { drawnWords } from './texts/drawn-words.ts'
import { tableTexts } from './texts/table-texts.ts'

/** The display and events that the arcade sends of a table. */
export const tableKind = { display: tableDisplay, events: tableEvents }

/** Loads the drawings of a table, and makes everything of it but its scene. */
export async function loadTable(
  title: Omit<TableTitle, 'createReveal'>,
  language: Language,
  progress: (part: number) => void,
): Promise<LoadedGame> {
  const { drawings, first } = title
  const count = first.reduce((sum, prefix) => sum + drawings.count(prefix), 0)
  let loaded = 0
  await Promise.all(first.map((prefix) => drawings.load(prefix, () => progress(++loaded / count))))
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
}

export function tableOf(config: GameConfig): TableConfig {
  if (config.engine !== 'table') throw new Error(`${config.gameCode} is no table at the server`)
  return config
}
