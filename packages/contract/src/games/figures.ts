import type { Language } from '../languages.ts'

/** The figures of a game in words' numbers: the one way to write them on its page, its card, in the lobby and in the game. */
export interface GameFigures {
  /** A return in per cent, such as the listed RTP: always two decimals, rounded down. */
  rtp(percent: number): string
  /** A share of 0 to 1 in per cent, with so many decimals, rounded down. */
  share(share: number, digits?: number): string
  /** A multiple of the stake: up to two decimals, rounded down. Without a sign. */
  multiple(multiple: number): string
  /** Once in so many rounds: a whole number, rounded up. */
  rounds(oneIn: number): string
  /** Once in so many rounds, of the share of rounds that win: one decimal at most, rounded up. */
  roundsPerHit(hitFrequency: number): string
}

/** A float this near a whole number of digits is meant to be it: 1.13 × 100 is 112.99999999999999. */
const tolerance = 1e-12

const made = new Map<Language, GameFigures>()

/** Nothing is rounded in favour of the game: a return, share or prize is never shown greater than it is, and odds never better. */
export function gameFigures(language: Language): GameFigures {
  const known = made.get(language) ?? create(language)
  made.set(language, known)
  return known
}

function create(language: Language): GameFigures {
  const format = (value: number, least: number, most: number) =>
    new Intl.NumberFormat(language, { minimumFractionDigits: least, maximumFractionDigits: most }).format(value)
  const to = (value: number, digits: number, round: (scaled: number) => number) => {
    const scaled = value * 10 ** digits
    const whole = Math.round(scaled)
    return (Math.abs(scaled - whole) <= tolerance * Math.max(1, scaled) ? whole : round(scaled)) / 10 ** digits
  }
  const down = (value: number, digits: number) => to(value, digits, Math.floor)
  const up = (value: number, digits: number) => to(value, digits, Math.ceil)
  const rtp = (percent: number) => `${format(down(percent, 2), 2, 2)}%`
  return {
    rtp,
    share: (share, digits = 2) => `${format(down(share * 100, digits), digits, digits)}%`,
    multiple: (multiple) => format(down(multiple, 2), 0, 2),
    rounds: (oneIn) => format(up(oneIn, 0), 0, 0),
    roundsPerHit: (hitFrequency) => format(up(1 / hitFrequency, 1), 0, 1),
  }
}
