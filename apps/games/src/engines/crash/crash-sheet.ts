import type { CrashConfig } from '@andon/arcade/engines/crash/index'
import { inEveryLanguage } from '@andon/contract/languages'
import type { KindSheet, SheetDeps } from '../client-kind.ts'
import { readingOf } from './crash-config.ts'
import { commonMultiples } from './crash-info.ts'
import type { CrashTitleTexts } from './crash-title.ts'
import { crashTexts } from './texts/crash-texts.ts'

/** The rules of a crash game, and what leaving at common multiples pays. */
export async function crashSheet(
  config: CrashConfig,
  { texts, figures }: SheetDeps<CrashTitleTexts>,
): Promise<KindSheet> {
  return {
    rules: inEveryLanguage((language) => [...texts[language].rules(config, figures[language])]),
    payTable: commonMultiples(config).map((hundredths) => ({
      name: inEveryLanguage((language) => crashTexts[language].reaches(readingOf(hundredths))),
      pays: [{ from: 1, multiple: hundredths / 100 }],
    })),
  }
}
