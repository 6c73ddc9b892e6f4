import type { TableConfig } from '@andon/arcade/engines/table/index'
import { inEveryLanguage } from '@andon/contract/languages'
import type { KindSheet, PayRow, SheetDeps } from '../client-kind.ts'
import { coveredBy, paysOf, sortsOf } from './pays.ts'
import type { TableTitleTexts } from './table-title.ts'

/** The rules of a table as its client words them, and what each sort of bet returns, by how many outcomes it covers. */
export async function tableSheet(
  config: TableConfig,
  { texts, figures }: SheetDeps<TableTitleTexts>,
): Promise<KindSheet> {
  const sorts = sortsOf(config)
  const named = (sort: string) => inEveryLanguage((language) => texts[language].sorts[sort] ?? sort)
  return {
    rules: inEveryLanguage((language) => [...texts[language].rules(config, figures[language])]),
    payTable: sorts.map(
      ({ sort, spot }): PayRow => ({
        name: named(sort),
        pays: [{ from: coveredBy(spot).length, multiple: paysOf(spot).returns }],
      }),
    ),
    betNames: Object.fromEntries(sorts.map(({ sort }) => [sort, named(sort)])),
  }
}
