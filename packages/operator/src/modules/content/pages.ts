import { inEveryLanguage, type Language, languageCodes } from '@andon/contract/languages'
import type { Page } from '@andon/contract/player-api/content'
import { assert } from '@andon/platform/sql'
import { readText } from './read-text.ts'

/** The version of each page that is in force. For a new version add its files and change the date here. */
const versions = [
  { slug: 'terms-and-conditions', updatedAt: '2026-11-21', draft: true },
  { slug: 'privacy-policy', updatedAt: '2026-11-21', draft: true },
  { slug: 'fund-protection-plan', updatedAt: '2026-11-21', draft: true },
  { slug: 'marketing-communication', updatedAt: '2026-11-21', draft: true },
  { slug: 'bonus-rules', updatedAt: '2026-11-21', draft: true },
  { slug: 'cookie-policy', updatedAt: '2026-11-21', draft: true },
  { slug: 'responsible-game', updatedAt: '2026-11-21', draft: true },
] as const satisfies readonly Version[]

interface Version {
  readonly slug: string
  readonly updatedAt: string
  /** True until a lawyer has reviewed this version. */
  readonly draft: boolean
}

/** By language, then by slug. */
export type Pages = Readonly<Record<Language, ReadonlyMap<string, Page>>>

export function loadPages(): Pages {
  const pages: Pages = inEveryLanguage(readPages)
  const [first] = languageCodes
  for (const { slug } of versions)
    for (const language of languageCodes) {
      const [own, wanted] = [outline(pages[language].get(slug)), outline(pages[first].get(slug))]
      assert(own === wanted, `${slug} has other sections in ${language} (${own}) than in ${first} (${wanted})`)
    }
  return pages
}

function readPages(language: Language): ReadonlyMap<string, Page> {
  return new Map(
    versions.map(({ slug, updatedAt, draft }) => {
      const { title, blocks } = readText(`pages/${slug}/${updatedAt}.${language}.md`)
      return [slug, { url_path: slug, title, updatedAt, draft, blocks }]
    }),
  )
}

/** A page's section ids, to compare translations. */
const outline = (page: Page | undefined) =>
  page?.blocks.flatMap((block) => (block.type === 'heading' && block.id) || []).join(' ')
