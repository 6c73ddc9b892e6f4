import type { MarketDefinition, MatchSport } from '@andon/bookmaker/rules'

/** The kinds of markets whose margins are compared. */
export const kinds = [
  'winner',
  'handicap',
  'total',
  'double chance, draw no bet',
  'parts of the match',
  'correct score',
  'exact counts, ranges, methods',
  'combinations',
  'corners',
  'cards',
  'goalscorers',
  'others',
] as const
export type Kind = (typeof kinds)[number]

/** Result or winner of the whole match, as each sport offers it first. */
const winners: ReadonlySet<number> = new Set([1, 186, 219, 251, 406])
const correctScores: ReadonlySet<number> = new Set([45, 81, 98, 199, 207, 329])
const parts = ['1st_half', '2nd_half', 'quarter', 'period', 'inning', '5_innings', 'set', 'game', 'map'] as const

export function kindOf({ id, groups, specifiers, byPlayer }: MarketDefinition): Kind {
  if (byPlayer) return 'goalscorers'
  if (groups.includes('corners')) return 'corners'
  if (groups.includes('bookings')) return 'cards'
  if (groups.includes('combo') || id === 47) return 'combinations'
  if (correctScores.has(id)) return 'correct score'
  if (specifiers.includes('variant')) return 'exact counts, ranges, methods'
  if (parts.some((part) => groups.includes(part))) return 'parts of the match'
  if (specifiers.includes('hcp')) return 'handicap'
  if (specifiers.includes('total')) return 'total'
  if (winners.has(id)) return 'winner'
  return id === 10 || id === 11 ? 'double chance, draw no bet' : 'others'
}

/** The market of each kind that forecasts are judged by; null where the sport has none. */
export const judgedMarkets: Readonly<
  Record<MatchSport, { readonly winner: number; readonly handicap: number | null; readonly total: number | null }>
> = {
  football: { winner: 1, handicap: 16, total: 18 },
  baseball: { winner: 251, handicap: 256, total: 258 },
  tennis: { winner: 186, handicap: 187, total: 189 },
  basketball: { winner: 219, handicap: 223, total: 225 },
  iceHockey: { winner: 406, handicap: 410, total: 412 },
  americanFootball: { winner: 219, handicap: 223, total: 225 },
  mma: { winner: 186, handicap: null, total: 90001 },
  sumo: { winner: 186, handicap: null, total: null },
  volleyball: { winner: 186, handicap: 237, total: 238 },
  rugby: { winner: 1, handicap: 16, total: 18 },
  esports: { winner: 186, handicap: 327, total: 328 },
  tableTennis: { winner: 186, handicap: 237, total: 238 },
}

interface Published {
  readonly kind: Kind
  readonly percent: string
  readonly source: string
}

/** Margins of other books on football, in per cent, as seen on their pages in November 2026. Of other sports none are known to us. */
const seen = 'their pages, November 2026'
const published: readonly Published[] = [
  ...(['winner', 'handicap', 'total'] as const).map((kind) => ({
    kind,
    percent: 'Pinnacle 2–3, bet365 5–6',
    source: seen,
  })),
  ...(['correct score', 'exact counts, ranges, methods', 'combinations'] as const).map((kind) => ({
    kind,
    percent: '10–20',
    source: seen,
  })),
  ...(['corners', 'cards'] as const).map((kind) => ({
    kind,
    percent: '7–9',
    source: seen,
  })),
]

export const publishedOf = (sport: MatchSport, kind: Kind): Published | null =>
  sport === 'football' ? (published.find((one) => one.kind === kind) ?? null) : null
