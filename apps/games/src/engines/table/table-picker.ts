import type { TableConfig } from '@andon/arcade/engines/table/index'
import { el } from '../../shell/hud/elements.ts'
import type { KeyValueStorage } from '../../shell/storage.ts'
import type { TableTitleTexts } from './table-title.ts'
import type { TableTexts } from './texts/table-texts.ts'

interface PickerDeps {
  readonly config: Pick<TableConfig, 'gameCode' | 'tables' | 'spots' | 'table'>
  readonly words: TableTexts
  readonly texts: TableTitleTexts
  readonly storage: KeyValueStorage
  readonly onChange: () => void
}

/** At which table the player bets, where there are several: the first one until they choose. Tables whose bets the limits leave nothing of are not offered. */
export function createTablePicker({ config, words, texts, storage, onChange }: PickerDeps) {
  const key = `table:${config.gameCode}`
  const hasRoom = (table: string) =>
    config.spots.some((spot) => spot.table === table && config.table?.bets[spot.sort] !== undefined)
  const offered = config.tables.filter(hasRoom)
  const kept = offered.find((table) => table === storage.read(key))
  const select = el(
    'select',
    { name: 'table', 'aria-label': words.table },
    ...offered.map((table) => el('option', { value: table, selected: table === kept }, texts.tables[table] ?? table)),
  )
  select.addEventListener('change', () => {
    storage.write(key, select.value)
    onChange()
  })
  return {
    root: el('label', { class: 'table-picker', hidden: offered.length < 2 }, select),
    table: (): string | null => (offered.length === 0 ? null : select.value),
    setEnabled: (enabled: boolean): void => {
      select.disabled = !enabled
    },
  }
}
