import type { PlayerApi } from '@andon/contract'
import { type Language, languageCodes } from '@andon/contract/languages'
import type { Handlers } from '@andon/platform/http'
import type { Objects } from '@andon/platform/objects'
import type { Runtime } from '@andon/platform/runtime'
import type { Secrets } from '@andon/platform/secrets'
import type { FiguresOf } from './domain/figures.ts'
import type { Place } from './domain/view.ts'
import { loadFiles } from './files.ts'
import { interfaceTexts } from './get-interface-texts.ts'
import { type OpenBonus, promotionsShown } from './get-promotions.ts'
import { type OfSeries, tournamentText } from './get-tournament-text.ts'
import { createCopyReader } from './pictures/read-copy.ts'
import { staffPictures } from './pictures/staff-pictures.ts'
import { createPreviews } from './preview.ts'
import { contentRoutes } from './routes.ts'
import { readShownContent } from './shown-content.ts'
import { staffRoutes } from './staff.ts'
import type { SupplierWords } from './supplier-text.ts'
import { syncFiles } from './sync-files.ts'

export interface ContentOptions {
  /** Folder of the operator's own texts. */
  readonly folder?: string
  readonly secrets: Secrets
  /** The bytes of uploaded pictures. */
  readonly objects: Objects
  readonly openBonus: OpenBonus
  /** The catalogue's figures of the games that a text quotes. */
  readonly figuresOf: FiguresOf
  /** Where staff open a preview: the address of a brand, without a path. */
  originOf(site: string): string
  /** The supplier's own texts about a game. */
  readonly supplierWords: SupplierWords
  /** The latest tournament of a series on a brand. */
  raceOf(series: string, site: string): Promise<string | null>
  /** Which of these texts pages cannot show, with the reason: an id that no page has, or a text that cannot be read. */
  messageFaults(language: Language, texts: Readonly<Record<string, string>>): readonly string[]
}

/**
 * Content owns the texts of the sites (banners, promotions, pages, frequent questions, the footer, games, tournaments and single texts of the interface) and the pictures that staff upload for them.
 * - An entry has a chain of revisions for its fields and one for its text in each language. What a revision says never changes; an approved one keeps its time.
 * - A revision goes from draft to review, and is approved for an instant. From then on it is shown, until a later one of its chain is, or it is retired. Each language by itself.
 * - What is shown at an instant follows from the revisions and the clock of the database: nothing runs at that instant.
 * - The texts that ship, and those in the operator's folder, are read at the start: an invalid one stops the server. They never replace what staff have saved.
 * - A picture's name keeps its file; the file and its copies are stored under names that follow from their bytes. One that a text names is not retired.
 * - Texts are kept and sent as structure, never as HTML (`domain/parse-text.ts`).
 * Locks, in this order: the row of the version (files only) · entries · pictures.
 */
export async function createContent(
  runtime: Pick<Runtime, 'db' | 'clock' | 'log'>,
  { folder, secrets, objects, openBonus, figuresOf, ...ofStaff }: ContentOptions,
) {
  const files = loadFiles(folder)
  const shown = await readShownContent(runtime)
  const previews = createPreviews({ db: runtime.db, secret: await secrets.of('content.preview'), shown })
  return {
    routes: contentRoutes({ ...shown, openBonus, figuresOf }),
    staffRoutes: {
      ...staffRoutes({ shown, previews, openBonus, figuresOf, ...ofStaff }),
      ...staffPictures({ db: runtime.db, objects, shown }),
    },
    /** A copy of an uploaded picture; null for a name that none has. */
    pictureCopy: createCopyReader({ db: runtime.db, objects, hasCopy: shown.hasCopy }),
    /** Takes the files into the store, as a server does at its start; programs beside it may have another folder. */
    seed: async (): Promise<void> => {
      const changed = await runtime.db.transaction((tx) => syncFiles(tx, { files, now: shown.now() }))
      if (changed > 0) await shown.refresh()
    },
    /** The content that a link to a preview shows; null for a link that has ended. */
    previewRoutes: async (token: string): Promise<Handlers<PlayerApi['content']> | null> => {
      await shown.refresh() // of pictures that another node has stored a moment ago, too
      const revisions = await previews.revisionsOf(token)
      if (revisions === null) return null
      const view = shown.viewWith(revisions)
      return contentRoutes({ view: () => view, now: shown.now, openBonus, figuresOf })
    },
    /** Title and summary of a promotion that all visitors of a brand are shown now, in each language; null unless it is shown in all. */
    promotionTexts: async ({ site, slug }: { site: string; slug: string }) => {
      const textIn = async (language: Language) => {
        const listed = await promotionsShown({ ...shown, openBonus }, { affiliateId: undefined, language, site })
        const found = listed.find(({ url, languages }) => url === slug && languages.includes(language))
        return found && { title: found.title, summary: found.summary }
      }
      const [ja, en] = [await textIn('ja'), await textIn('en')]
      return ja && en ? { ja, en } : null
    },
    /** The pages of a brand, with the languages in which each is published. */
    pages: (site: string): { readonly slug: string; readonly languages: readonly Language[] }[] => {
      const found = languageCodes.flatMap((language) => shown.view().list('pages', { site, language }))
      return [...new Map(found.map(({ slug, languages }) => [slug, { slug, languages }])).values()]
    },
    /** The brand's own words about a series of tournaments; null: it has none. */
    tournamentText: (of: OfSeries) => tournamentText(shown.view(), of),
    /** Single texts of the interface that the brand has replaced, by id. */
    interfaceTexts: (place: Place) => interfaceTexts(shown.view(), place),
    /** Changes with what is shown: pages rendered before are out of date. */
    version: async (): Promise<string> => {
      await shown.refresh()
      return shown.version()
    },
    refresh: shown.refresh,
    watch: shown.watch,
  }
}

export type Content = Awaited<ReturnType<typeof createContent>>
export { loadFiles } from './files.ts'
