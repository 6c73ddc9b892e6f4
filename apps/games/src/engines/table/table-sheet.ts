import type { TableConfig } from '@andon/arcade/engines/table/index'
import { inEveryLanguage } from '@andon/contract/languages'
import type { KindSheet, PayRow, SheetDeps } from '../client-kind.ts'
import { coveredBy, sortsOf, winsOf } from './pays.ts'
import type { Spot, TableTitleTexts } from './table-title.ts'

/** The rules of a table as its client words them, and what each sort of bet returns, by how many outcomes it covers. */
export async function tableSheet(
  config: TableConfig,
  { texts, figures }: SheetDeps<TableTitleTexts>,
): Promise<KindSheet> {
  const sorts = sortsOf(config)
  const named = (sort: string) => inEveryLanguage((language) => texts[language].sorts[sort] ?? sort)
  return {
    rules: inEveryLanguage((language) => [...texts[language].rules(config, figures[language])]),
    payTable: sorts.flatMap(({ sort, spot }): PayRow[] =>
      texts.ja.wins ? winRows(spot, texts) : [{ name: named(sort), pays: paysOf(spot) }],
    ),
    betNames: Object.fromEntries(sorts.map(({ sort }) => [sort, named(sort)])),
  }
}

/** A row for each way to win that has a name. */
function winRows(spot: Spot, texts: SheetDeps<TableTitleTexts>['texts']): PayRow[] {
  return spot.pays.flatMap(({ on: [fact = ''], returns }) => {
    const [multiple = 0] = winsOf({ ...spot, pays: [{ on: [fact], returns }] })
    return multiple > 1 && texts.ja.wins?.[fact]
      ? [{ name: inEveryLanguage((language) => texts[language].wins?.[fact] ?? fact), pays: [{ from: 1, multiple }] }]
      : []
  })
}

/** A bet with one return by how many outcomes it covers; one with several, such as on a face that more dice may show, by their number. */
function paysOf(spot: Spot): PayRow['pays'] {
  const wins = winsOf(spot)
  return wins.map((multiple, before) => ({ from: wins.length > 1 ? before + 1 : coveredBy(spot).length, multiple }))
}
