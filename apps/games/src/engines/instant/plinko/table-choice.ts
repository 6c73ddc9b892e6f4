import { el } from '../../../shell/hud/elements.ts'
import type { PlinkoConfig, TableChoice } from './plinko-config.ts'
import type { PlinkoTexts } from './texts/plinko-texts.ts'

export type TablePicker = ReturnType<typeof createTableChoice>

interface ChoiceDeps {
  readonly config: Pick<PlinkoConfig, 'tables' | 'preset'>
  readonly words: Pick<PlinkoTexts, 'rows' | 'risk' | 'risks'>
  /** By which the two fields are found. */
  readonly names: { readonly rows: string; readonly risk: string }
}

/** Two fields: the number of rows, and the risk. Every pair of them is a table. */
export function createTableChoice({ config, words, names }: ChoiceDeps) {
  const { tables, preset } = config
  const [everyRows, everyRisk] = [new Set(tables.map(({ rows }) => rows)), new Set(tables.map(({ risk }) => risk))]
  const rows = el(
    'select',
    { name: names.rows },
    ...[...everyRows].map((count) =>
      el('option', { value: String(count), selected: count === preset.rows }, String(count)),
    ),
  )
  const risk = el(
    'select',
    { name: names.risk },
    ...[...everyRisk].map((one) => el('option', { value: one, selected: one === preset.risk }, words.risks[one])),
  )
  return {
    root: el('div', { class: 'choices' }, el('label', {}, words.rows, rows), el('label', {}, words.risk, risk)),
    chosen: (): TableChoice => ({
      rows: Number(rows.value),
      risk: [...everyRisk].find((one) => one === risk.value) ?? preset.risk,
    }),
    choose: (table: TableChoice): void => {
      rows.value = String(table.rows)
      risk.value = table.risk
    },
    onChange: (callback: () => void): void => {
      rows.addEventListener('change', callback)
      risk.addEventListener('change', callback)
    },
    setEnabled: (enabled: boolean): void => {
      rows.disabled = !enabled
      risk.disabled = !enabled
    },
  }
}
