import type { GameDetails } from '@andon/contract/player-api/catalogue'
import type { Page, QuestionCategory } from '@andon/contract/player-api/content'
import type { Promotion } from '@andon/contract/player-api/content-notices'
import type { Tournament } from '@andon/contract/player-api/tournaments'
import type { SiteContext } from '@andon/web/load-context'
import { textIfAny } from '../page/use-text.ts'
import type { HeadFacts, RenderedPage } from './add-head.ts'
import { matchEvents } from './match-events.ts'
import { article, faqPage, offerPage, type Thing, tournamentEvent, videoGame } from './things.ts'

/** The data of a page for search engines. */
export interface PageData {
  /** The address of the picture that the page shows first; null: the brand's own. */
  readonly art: string | null
  readonly isArticle: boolean
  readonly graph: readonly Thing[]
}

interface Given {
  readonly context: SiteContext
  readonly facts: HeadFacts
}

/** The brand, the way to the page, and what the page is about. */
export async function structuredData(page: RenderedPage, given: Given): Promise<PageData> {
  const { about = [], art = null, isArticle = false, section } = await contentOf(page, given)
  return { art, isArticle, graph: [...brand(given.context), ...breadcrumbs(given, section), ...about] }
}

interface Content {
  readonly about?: readonly Thing[]
  readonly art?: string
  readonly isArticle?: boolean
  /** The list that the page belongs to, as an entry of the menu. */
  readonly section?: { readonly entry: string; readonly path: string }
}

/** By the data of the page's own route. Its shape is that of the route's loader, which only the route's id names here. */
async function contentOf({ loaderData, sportsPath }: RenderedPage, given: Given): Promise<Content> {
  const { language } = given.context
  const of = <Data>(route: string) => loaderData[`${language}/${route}`] as Data | null | undefined // see above
  const allGames = { entry: 'allGames', path: '/allgames' }
  const game = of<{ details: GameDetails } | { guide: Pick<GameDetails, 'game'> }>('game')
  if (game && 'details' in game)
    return { about: [videoGame(game.details.game, given)], art: game.details.game.hero, section: allGames }
  if (game) {
    const about = article({ about: { '@type': 'VideoGame', name: game.guide.game.name } }, given)
    return { about: [about], art: game.guide.game.hero, isArticle: true, section: allGames }
  }
  const tournament = of<Tournament>('tournament')
  if (tournament)
    return {
      about: [tournamentEvent(tournament, given)],
      art: tournament.image,
      section: { entry: 'tournaments', path: '/tournament' },
    }
  const promotion = of<Promotion>('promotion-page') ?? of<Promotion>('promotions-page')
  if (promotion)
    return {
      about: [offerPage(promotion, given)],
      art: promotion.image,
      section: { entry: 'promotions', path: '/promotions' },
    }
  const questions = of<readonly QuestionCategory[]>('customer-service')
  if (questions) return { about: [faqPage(questions, given)] }
  const text = of<Page | { games: unknown }>('static-page')
  if (text && 'updatedAt' in text) return { about: [article({ dateModified: text.updatedAt }, given)], isArticle: true }
  const lobby = of<{ games: readonly { hero: string }[] }>('lobby')
  if (lobby) return lobby.games[0] ? { art: lobby.games[0].hero } : {}
  if (sportsPath === '' || of<{ sportsOpen: boolean }>('home')?.sportsOpen) return { about: await matchEvents(given) }
  return {}
}

const idOf = ({ siteOrigin }: SiteContext, name: string) => `${siteOrigin}/#${name}`

function brand(context: SiteContext): Thing[] {
  const { site, siteOrigin, language } = context
  const searchable = `${siteOrigin}/${language}/allgames?q={search_term_string}`
  return [
    {
      '@type': 'Organization',
      '@id': idOf(context, 'organization'),
      name: site.name,
      url: `${siteOrigin}/`,
      logo: { '@type': 'ImageObject', url: `${siteOrigin}/icon-512.png`, width: 512, height: 512 },
    },
    {
      '@type': 'WebSite',
      '@id': idOf(context, 'website'),
      name: site.name,
      url: `${siteOrigin}/`,
      inLanguage: site.languages,
      publisher: { '@id': idOf(context, 'organization') },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: searchable },
        'query-input': 'required name=search_term_string',
      },
    },
  ]
}

/** From the brand's home page. The home page itself has none. */
function breadcrumbs({ context, facts }: Given, section: Content['section']): Thing[] {
  const { site, siteOrigin, language } = context
  const at = (path: string) => `${siteOrigin}/${language}${path}`
  if (facts.canonical === at(site.homePath.visitor)) return []
  const steps = [
    { name: site.name, item: at(site.homePath.visitor) },
    ...(section ? [{ name: textIfAny(language, 'shell', `menu.${section.entry}`), item: at(section.path) }] : []),
    { name: facts.title, item: facts.canonical },
  ]
  const itemListElement = steps.map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.name,
    item: step.item,
  }))
  return [{ '@type': 'BreadcrumbList', itemListElement }]
}
