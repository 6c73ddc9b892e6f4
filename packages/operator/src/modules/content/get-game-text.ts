import type { PlayerApi } from '@andon/contract'
import type { Handlers } from '@andon/platform/http'
import { gamesQuoted, withFigures } from './domain/figures.ts'
import { splitGameText } from './domain/text-forms.ts'
import type { RouteOptions } from './routes.ts'

type Calls = Pick<PlayerApi['content'], 'getGameText' | 'getGuidedGames'>

/** Texts of the brand about games. Rules, pay tables and figures are always the supplier's, because test houses certify them. */
export const gameTextCalls = ({ view, figuresOf }: Pick<RouteOptions, 'view' | 'figuresOf'>): Handlers<Calls> => ({
  getGameText: async ({ gameCode, languageId: language }, { site }) => {
    const found = view()
      .list('games', { site, language })
      .find(({ slug }) => slug === gameCode)
    if (!found) return { success: true, text: null }
    const quoted = gamesQuoted(found.text.blocks)
    const games = quoted.length === 0 ? new Map() : await figuresOf(quoted)
    const blocks = withFigures(found.text.blocks, { games, language })
    return { success: true, text: splitGameText({ ...found.text, blocks }) }
  },
  getGuidedGames: async ({ languageId: language }, { site }) => ({
    success: true,
    games: view()
      .list('games', { site, language })
      .flatMap(({ slug, text }) => (splitGameText(text).guide.length > 0 ? [slug] : [])),
  }),
})
