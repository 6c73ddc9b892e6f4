import type { InstantConfig } from '@andon/arcade/engines/instant/index'
import { inEveryLanguage } from '@andon/contract/languages'
import type { KindSheet, SheetDeps } from '../../client-kind.ts'
import { paysOf, plinkoOf } from './plinko-config.ts'
import type { PlinkoTitleTexts } from './plinko-title.ts'
import { plinkoTexts } from './texts/plinko-texts.ts'

/** The rules of a game of plinko, and what the bins of each table pay, numbered from the edge inwards. */
export async function plinkoSheet(
  sent: InstantConfig,
  { texts, figures }: SheetDeps<PlinkoTitleTexts>,
): Promise<KindSheet> {
  const config = plinkoOf(sent)
  return {
    rules: inEveryLanguage((language) => [...texts[language].rules(config, figures[language])]),
    payTable: config.tables.map((table) => ({
      name: inEveryLanguage((language) => {
        const { rows, risk, risks } = plinkoTexts[language]
        return `${rows} ${table.rows} · ${risk} ${risks[table.risk]}`
      }),
      pays: paysOf(table).map(({ multiple }, bin) => ({ from: bin + 1, multiple: Number(multiple.toPrecision(8)) })),
    })),
  }
}
