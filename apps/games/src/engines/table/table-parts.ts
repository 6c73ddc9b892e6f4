import type { TableConfig } from '@andon/arcade/engines/table/index'
import { el } from '../../shell/hud/elements.ts'
import type { SceneDeps } from '../../shell/scene.ts'
import { deviceStorage, type KeyValueStorage, visitStorage } from '../../shell/storage.ts'
import type { Language } from '../../shell/text/messages.ts'
import { createBetting } from './betting.ts'
import { keptLayoutsIn } from './favourites/layouts-kept.ts'
import { createLaidBets } from './laid-bets.ts'
import { spotsAt } from './pays.ts'
import { createResultsStrip } from './results-strip.ts'
import { createRoadsView } from './roads/roads-view.ts'
import { createTablePicker } from './table-picker.ts'
import { everyTableSound } from './table-sounds.ts'
import type { TableReveal, TableSetting, TableTitle } from './table-title.ts'
import { tableTexts } from './texts/table-texts.ts'

export type SceneOf = SceneDeps & { readonly config: TableConfig; readonly language: Language }

export interface PartsDeps<Reveal extends TableReveal> {
  readonly onChange: () => void
  /** The player went to another table. */
  readonly onTable: () => void
  readonly isReady: () => boolean
  readonly createReveal: (setting: TableSetting) => Reveal
  /** Where past results are kept for roads. */
  readonly results: KeyValueStorage
}

/** Everything of a table that is not the order of its rounds: bets with all ways to change them, past results, the reveal, and what a screen reader hears. */
export function createParts<Reveal extends TableReveal>(
  title: Omit<TableTitle, 'createReveal'>,
  deps: SceneOf,
  { onChange, onTable, isReady, createReveal, results }: PartsDeps<Reveal>,
) {
  const { stage, hud, config, language } = deps
  const { table } = config
  if (!table) throw new Error(`${config.gameCode} has no limits of bets`)
  const [words, texts] = [tableTexts[language], title.texts[language]]
  const tableSounds = title.sounds(deps.sounds)
  deps.sounds.prepare((collector) => everyTableSound(title.sounds(collector)))
  const setting = { ...deps, drawings: title.drawings, tableSounds, texts }
  const sorts = new Map(config.spots.map(({ id, sort }) => [id, sort]))
  const bets = createLaidBets({ limits: table, sortOf: (spot) => sorts.get(spot) })
  const lastKept = keptLayoutsIn(visitStorage, `bets:${config.gameCode}`, (spot) => sorts.has(spot))
  const [last] = lastKept.read()
  if (last) bets.remember(last)
  const reveal = createReveal(setting)
  stage.root.addChild(reveal.container)
  const log = el('div', { class: 'aside', role: 'log', 'aria-live': 'polite' })
  const tell = (text: string) => log.replaceChildren(el('p', {}, text))
  const key = `results:${deps.mode}:${config.gameCode}`
  const strip = title.roads
    ? createRoadsView({ roads: title.roads, words, texts, storage: results, key })
    : createResultsStrip({ words, texts })
  const onPick = () => {
    const offered = new Set(spotsAt(config, picker.table()).map(({ id }) => id))
    bets.keep((spot) => offered.has(spot))
    onTable()
    onChange()
  }
  const picker = createTablePicker({ config, words, texts, storage: deviceStorage, onChange: onPick })
  const betting = createBetting(title, { ...setting, table, words, texts, bets, tell, isReady, onChange })
  betting.bar.tools.append(...(reveal.control ? [reveal.control] : []), picker.root)
  hud.root.append(strip.root, betting.felt.root, betting.list.root, betting.favourites.root, log)
  if (betting.calls) hud.root.append(betting.calls.root)
  /** The balance of the shell, which the player's bets may come to. */
  const showBalance = (amount: number) => {
    bets.setBalance(amount)
    betting.bar.fitTo(amount)
  }
  return { setting, words, texts, bets, lastKept, reveal, tell, strip, picker, betting, showBalance }
}
