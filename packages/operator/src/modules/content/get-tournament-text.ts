import type { PlayerApi } from '@andon/contract'
import type { Language } from '@andon/contract/languages'
import type { TournamentText } from '@andon/contract/player-api/content'
import type { Handler } from '@andon/platform/http'
import { splitTournamentText } from './domain/text-forms.ts'
import type { View } from './domain/view.ts'
import type { RouteOptions } from './routes.ts'

export interface OfSeries {
  readonly series: string
  readonly site: string
  readonly language: Language
}

/** The brand's name, summary and further text of a series of tournaments; null: it has none. */
export function tournamentText(view: View, { series, site, language }: OfSeries): TournamentText | null {
  const found = view.list('tournaments', { site, language }).find(({ slug }) => slug === series)
  return found ? splitTournamentText(found.text) : null
}

export function getTournamentText({
  view,
}: Pick<RouteOptions, 'view'>): Handler<PlayerApi['content']['getTournamentText']> {
  return async ({ series, languageId: language }, { site }) => ({
    success: true,
    text: tournamentText(view(), { series, site, language }),
  })
}
