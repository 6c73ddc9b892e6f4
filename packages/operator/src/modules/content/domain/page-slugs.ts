/** Pages that the product itself links to: from footers, forms and the offline page. They are replaced, never taken off. */
const kept: readonly string[] = [
  'terms-and-conditions',
  'privacy-policy',
  'fund-protection-plan',
  'marketing-communication',
  'bonus-rules',
  'cookie-policy',
  'responsible-game',
]

/** First parts of addresses that are other pages of the site: a text page of that name would never be seen. */
const taken: readonly string[] = [
  'home',
  'lobbies',
  'register',
  'game-play',
  'customer-service',
  'account',
  'promotion',
  'promotions',
  'tournament',
  'jackpots',
  'missions',
  'allgames',
  'game',
  'how-to-play',
  'mygames',
  'sports',
  'special-bet',
  'maintenance',
  'countryblock',
  '404',
]

interface Named {
  readonly kind: string
  readonly brand: string
  readonly slug: string
}

/** Parts of the footer that every page must have, with the links that they must keep. */
const keptFooter: Readonly<Record<string, readonly string[]>> = {
  help: ['/customer-service', '/responsible-game'],
  rules: kept.filter((slug) => slug !== 'responsible-game').map((slug) => `/${slug}`),
  'safer-play': [],
  licence: [],
}

const isOfFooter = ({ kind, slug }: Pick<Named, 'kind' | 'slug'>) =>
  kind === 'footer' && Object.hasOwn(keptFooter, slug)

/** True if every brand and language must have this entry. */
export const isKept = ({ kind, brand, slug }: Named): boolean =>
  brand === '' && ((kind === 'pages' && kept.includes(slug)) || isOfFooter({ kind, slug }))

/** Paths that a text may not leave out, on any brand. */
export const linksToKeep = (name: Pick<Named, 'kind' | 'slug'>): readonly string[] =>
  isOfFooter(name) ? (keptFooter[name.slug] ?? []) : []

/** True if another page of the site has its address. */
export const isTaken = ({ kind, slug }: Pick<Named, 'kind' | 'slug'>): boolean =>
  kind === 'pages' && taken.includes(slug)
