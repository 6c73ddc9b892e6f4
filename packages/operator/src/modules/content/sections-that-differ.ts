import { languageCodes } from '@andon/contract/languages'
import { sites } from '@andon/contract/sites'
import { sectionsOf } from './domain/kinds.ts'
import type { ShownContent } from './shown-content.ts'
import type * as store from './store.ts'

/** Links lead to sections by their ids, in every language. */
export function sectionsThatDiffer({
  shown,
  name: { kind, brand, slug },
  part,
  ownSections,
}: {
  shown: ShownContent
  name: store.EntryName
  part: string
  ownSections: readonly string[]
}): string[] {
  if (part === 'about') return []
  const site = brand || (sites[0]?.code ?? '')
  const others = languageCodes
    .filter((language) => language !== part)
    .flatMap(
      (language) =>
        shown
          .view()
          .list(kind, { site, language })
          .find((one) => one.slug === slug) ?? [],
    )
  const different = others.flatMap(({ text }) => {
    const [own, other] = [new Set(ownSections), new Set(sectionsOf(text))]
    return [...own.symmetricDifference(other)]
  })
  return [...new Set(different)]
}
