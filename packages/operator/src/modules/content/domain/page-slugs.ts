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

/** Whether every brand and language must have it. */
export const isKept = ({ kind, brand, slug }: Named): boolean => kind === 'pages' && brand === '' && kept.includes(slug)

/** Whether another page of the site has its address. */
export const isTaken = ({ kind, slug }: Pick<Named, 'kind' | 'slug'>): boolean =>
  kind === 'pages' && taken.includes(slug)
