import { loadavg } from 'node:os'
import {
  chancesOf,
  linesOnOffer,
  priceLines,
  type Rates,
  usualBout,
  usualOffer,
  usualRates,
} from '@andon/bookmaker/pricing'
import type { Match, Player } from '@andon/bookmaker/rules'
import { newMatch } from '@andon/bookmaker/rules'
import { median, percentile, type Report, type Row } from './report.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 150)
/** Repricings of one measurement, in time of this process, so that what else runs on the machine does not count. */
const repeats = 5

/** Two elevens whose forwards score most. */
const players: readonly Player[] = (['home', 'away'] as const).flatMap((team) =>
  Array.from({ length: 11 }, (_, index) => ({
    id: `${team}-${index + 1}`,
    team,
    name: { ja: `${index + 1}番`, en: `Number ${index + 1}` },
  })),
)
const shares = players.map(({ id, team }, index) => ({
  id,
  team,
  share: (0.9 * ((index % 11) + 1)) / 66,
  plays: 1,
  booked: 1,
}))

const sports: readonly Rates[] = [
  { sport: 'football', rates: { home: 1.5, away: 1.1, ...usualRates(1.5, 1.1), players: shares } },
  { sport: 'baseball', rates: { home: 4.6, away: 4.3 }, players: shares },
  { sport: 'basketball', rates: { home: 84, away: 80 }, players: shares },
  { sport: 'tennis', rates: { home: 0.64, away: 0.62 } },
  { sport: 'iceHockey', rates: { home: 3.2, away: 2.8 }, players: shares },
  { sport: 'volleyball', rally: 0.52 },
  { sport: 'tableTennis', rally: 0.53 },
  { sport: 'rugby', rates: { home: 26, away: 21 } },
  { sport: 'americanFootball', rates: { home: 24, away: 21 } },
  { sport: 'mma', rates: { win: 0.6, ...usualBout } },
  { sport: 'sumo', rates: { win: 0.55, pushing: { home: 0.6, away: 0.3 } } },
  { sport: 'esports', rally: 0.52 },
]

/** A new price for every line of an event after each change: the state differs from round to round, so nothing comes from a cache of prices. */
export async function run(): Promise<Report> {
  const rows: Row[] = []
  for (const rates of sports) {
    const match = begun(rates)
    const lines = linesOnOffer(match, chancesOf(match, rates), { players })
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      const later = { ...match, clockSeconds: match.clockSeconds === null ? null : 60 + round }
      const from = process.cpuUsage()
      for (let again = 0; again < repeats; again++)
        priceLines(lines, chancesOf(later, rates), { ...usualOffer, players })
      const { user, system } = process.cpuUsage(from)
      times.push((user + system) / 1000 / repeats)
    }
    const warm = times.slice(Math.floor(rounds / 3))
    const value = median(warm)
    const goal = rates.sport === 'football' ? { goal: '≤ 1 ms', met: value <= 1 } : {}
    rows.push({ what: `${rates.sport}, ${lines.length} lines`, value, unit: 'ms', ...goal })
    rows.push({ what: `${rates.sport}, p99`, value: percentile(warm, 0.99), unit: 'ms' })
  }
  return {
    name: 'odds-pricing',
    conditions: { rounds, load: Number(loadavg()[0]?.toFixed(1)), node: process.version },
    rows,
  }
}

function begun({ sport }: Rates): Match {
  const timed = ['football', 'basketball', 'iceHockey', 'rugby', 'americanFootball'].includes(sport)
  const bestOf = { tennis: 3, volleyball: 5, tableTennis: 7, mma: 3, esports: 3 }[sport as string] ?? null
  const first = { stage: 'regular', number: 1, home: 0, away: 0, ended: false } as const
  return { ...newMatch(sport), bestOf, status: 'live', periods: [first], clockSeconds: timed ? 60 : null }
}
