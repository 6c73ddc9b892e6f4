import type { PlayerApi } from '@andon/contract'
import type { Handlers } from '@andon/platform/http'
import type { FiguresOf } from './domain/figures.ts'
import type { View } from './domain/view.ts'
import { getBanners } from './get-banners.ts'
import { getFooter } from './get-footer.ts'
import { gameTextCalls } from './get-game-text.ts'
import { getInterfaceTexts } from './get-interface-texts.ts'
import { getPage } from './get-page.ts'
import { getPromotions, type OpenBonus } from './get-promotions.ts'
import { getQuestions } from './get-questions.ts'
import { getTournamentText } from './get-tournament-text.ts'

export interface RouteOptions {
  view(): View
  now(): Temporal.Instant
  readonly openBonus: OpenBonus
  readonly figuresOf: FiguresOf
}

/** The player's calls, over what is shown now or over a preview. */
export function contentRoutes(options: RouteOptions): Handlers<PlayerApi['content']> {
  return {
    getPage: getPage(options),
    getQuestions: getQuestions(options),
    getBanners: getBanners(options),
    getPromotions: getPromotions(options),
    getFooter: getFooter(options),
    ...gameTextCalls(options),
    getTournamentText: getTournamentText(options),
    getInterfaceTexts: getInterfaceTexts(options),
  }
}
