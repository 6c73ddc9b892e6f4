import type { Game } from '@andon/contract/player-api/catalogue'
import type { Block, QuestionCategory } from '@andon/contract/player-api/content'
import type { Promotion } from '@andon/contract/player-api/content-notices'
import type { Tournament } from '@andon/contract/player-api/tournaments'
import { type Currency, currencies } from '@andon/money'
import type { SiteContext } from '@andon/web/load-context'
import type { HeadFacts } from './add-head.ts'

/** A thing of schema.org, as JSON-LD. */
export type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string }

interface Given {
  readonly context: SiteContext
  readonly facts: HeadFacts
}

export function videoGame(game: Game, { context, facts }: Given): Thing {
  const hasDemo = game.modes.includes('freegames')
  const isLive = game.category === 'live-casino'
  return {
    '@type': 'VideoGame',
    name: game.name,
    url: facts.canonical,
    description: facts.description,
    image: [context.sharePicture(game.hero), game.hero],
    inLanguage: context.language,
    gamePlatform: 'Web browser',
    operatingSystem: 'Any',
    applicationCategory: 'GameApplication',
    playMode: isLive ? 'MultiPlayer' : 'SinglePlayer',
    publisher: { '@type': 'Organization', name: game.vendorDisplayName },
    isAccessibleForFree: hasDemo,
    audience: { '@type': 'PeopleAudience', requiredMinAge: leastAge(context) },
  }
}

/** The lowest of the ages in the brand's footer. */
const leastAge = ({ site }: SiteContext) => Math.min(...site.footer.ageSigns.map((sign) => Number.parseInt(sign, 10)))

export function tournamentEvent(tournament: Tournament, { context, facts }: Given): Thing {
  const { startsAt, endsAt, image, cancelled } = tournament
  return {
    '@type': 'Event',
    name: facts.title,
    description: facts.description,
    image: context.sharePicture(image),
    startDate: startsAt,
    endDate: endsAt,
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    eventStatus: `https://schema.org/${cancelled ? 'EventCancelled' : 'EventScheduled'}`,
    location: { '@type': 'VirtualLocation', url: facts.canonical },
    organizer: { '@type': 'Organization', name: context.site.name, url: `${context.siteOrigin}/` },
    ...(tournament.entry !== 'invitation' && { offers: entryOf(tournament, facts) }),
  }
}

function entryOf({ buyIn, currency, entryUntil }: Tournament, { canonical }: HeadFacts): Thing {
  return {
    '@type': 'Offer',
    url: canonical,
    price: inUnits(buyIn, currency),
    priceCurrency: currency,
    validThrough: entryUntil,
    availability: 'https://schema.org/InStock',
  }
}

const inUnits = (minor: number, currency: Currency) => {
  const { decimals } = currencies[currency]
  return (minor / 10 ** decimals).toFixed(decimals)
}

export function offerPage({ title, summary, image, startsAt, endsAt }: Promotion, { context, facts }: Given): Thing {
  return {
    '@type': 'WebPage',
    name: title,
    description: summary,
    url: facts.canonical,
    inLanguage: context.language,
    primaryImageOfPage: context.sharePicture(image),
    mainEntity: {
      '@type': 'Offer',
      name: title,
      description: summary,
      url: facts.canonical,
      availabilityStarts: startsAt,
      ...(endsAt !== undefined && { availabilityEnds: endsAt }),
      offeredBy: { '@type': 'Organization', name: context.site.name },
    },
  }
}

export function article(more: Readonly<Record<string, unknown>>, { context, facts }: Given): Thing {
  const publisher = { '@type': 'Organization', name: context.site.name, url: `${context.siteOrigin}/` }
  return {
    '@type': 'Article',
    headline: facts.title,
    description: facts.description,
    url: facts.canonical,
    inLanguage: context.language,
    author: publisher,
    publisher,
    ...more,
  }
}

export function faqPage(categories: readonly QuestionCategory[], { context, facts }: Given): Thing {
  return {
    '@type': 'FAQPage',
    url: facts.canonical,
    inLanguage: context.language,
    mainEntity: categories.flatMap(({ questions }) =>
      questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
      })),
    ),
  }
}

/** The text that everyone reads. */
function plainText(blocks: readonly Block[]): string {
  const shown = blocks.filter(({ isLoggedIn }) => isLoggedIn === undefined)
  return shown.flatMap(linesOf).join('\n')
}

function linesOf(block: Block): readonly string[] {
  const join = (spans: readonly { readonly text: string }[]) => spans.map(({ text }) => text).join('')
  switch (block.type) {
    case 'heading':
      return [block.text]
    case 'paragraph':
      return [join(block.spans)]
    case 'list':
      return block.items.map(join)
    case 'picture':
      return [block.picture.alt]
  }
}
