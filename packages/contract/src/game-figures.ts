import type { Language } from './languages.ts'

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

/** Far below the digits that are shown, and above the error of a float: 1.13 × 100 is 112.99999999999999. */
const tolerance = 1e-11

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
  const down = (value: number, digits: number) => Math.floor(value * 10 ** digits * (1 + tolerance)) / 10 ** digits
  const up = (value: number, digits: number) => Math.ceil(value * 10 ** digits * (1 - tolerance)) / 10 ** digits
  const rtp = (percent: number) => `${format(down(percent, 2), 2, 2)}%`
  return {
    rtp,
    share: (share, digits = 2) => `${format(down(share * 100, digits), digits, digits)}%`,
    multiple: (multiple) => format(down(multiple, 2), 0, 2),
    rounds: (oneIn) => format(up(oneIn, 0), 0, 0),
    roundsPerHit: (hitFrequency) => format(up(1 / hitFrequency, 1), 0, 1),
  }
}
