import { Refusal } from '@andon/contract'
import type { Language } from '@andon/contract/languages'
import type { StaffApi } from '@andon/contract/staff-api'
import type { StaffHandlers } from '@andon/platform/http'
import type { Tx } from '@andon/platform/sql'

/** Reads the supplier's own texts about a game in one language; undefined for a game that the catalogue does not know. */
export type SupplierWords = (
  tx: Tx,
  of: { readonly gameCode: string; readonly language: Language },
) => Promise<
  | {
      readonly name: string
      readonly about: string
      readonly guide: readonly { readonly title: string; readonly text: readonly string[] }[]
    }
  | undefined
>

/** Returns the supplier's texts as Markdown of the kind `games`. */
export function readSupplierText(supplierWords: SupplierWords): StaffHandlers<StaffApi['content']>['readSupplierText'] {
  return async ({ gameCode, language }, { tx }) => {
    const words = await supplierWords(tx, { gameCode, language })
    if (!words) throw new Refusal('NOT_FOUND', { field: 'gameCode' })
    const sections = words.guide.map(({ title, text }, at) =>
      [`## \`part-${at + 1}\` ${plain(title)}`, ...text.map(plain)].join('\n\n'),
    )
    return { success: true, source: `${[`# ${plain(words.name)}`, plain(words.about), ...sections].join('\n\n')}\n` }
  }
}

/** With a backslash before each mark of Markdown, and before a number that would begin a list. */
const plain = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[\\`*_[\]<>~|&]/g, '\\$&')
    .replace(/^[#+-]/, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2')
