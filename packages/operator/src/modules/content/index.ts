import type { PlayerApi } from '@andon/contract'
import { languageCodes } from '@andon/contract/languages'
import type { Clock } from '@andon/platform/clock'
import type { Handlers } from '@andon/platform/http'
import { loadAnnouncements } from './announcements.ts'
import { turnsPassed } from './domain/on-now.ts'
import { getBanners } from './get-banners.ts'
import { getPage } from './get-page.ts'
import { getPromotions, type OpenBonus } from './get-promotions.ts'
import { getQuestions } from './get-questions.ts'
import { loadPages } from './pages.ts'
import { loadQuestions } from './questions.ts'

export interface ContentOptions {
  readonly clock: Clock
  /** Folder of the operator's own announcements. */
  readonly folder?: string
  readonly openBonus: OpenBonus
}

/**
 * Content owns the long texts (policies, responsible gaming, frequent questions) and the brands' announcements (banners, promotions).
 * They are Markdown files, one for each language, read and checked once at the start: with an invalid text, or a page whose sections differ from its
 * translation's, the server does not start. It stores no data. A page's version is the date in its file name; older versions stay in the folder. An
 * announcement is a folder: `about.json` says where and when, `ja.md` and `en.md` contain the text.
 */
export function createContent({ clock, folder, openBonus }: ContentOptions) {
  const banners = loadAnnouncements('banners', folder)
  const promotions = loadAnnouncements('promotions', folder)
  const dated = [...banners, ...promotions]
  const pages = loadPages()
  const routes: Handlers<PlayerApi['content']> = {
    getPage: getPage(pages),
    getQuestions: getQuestions(loadQuestions()),
    getBanners: getBanners(clock, banners),
    getPromotions: getPromotions(clock, promotions, openBonus),
  }
  return {
    routes,
    /** Slugs of the text pages; the same in every language. */
    slugs: [...pages[languageCodes[0]].keys()],
    /** Grows when an announcement begins or ends: pages rendered before are out of date. */
    version: () => turnsPassed(dated, clock.now()),
  }
}

export type Content = ReturnType<typeof createContent>
