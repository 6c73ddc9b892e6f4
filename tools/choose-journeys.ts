import { basename, dirname } from 'node:path'

/** What the journeys in a folder of `tests/e2e` show, as modules; `shell` is the page around them all. */
const shownIn: Readonly<Record<string, RegExp>> = {
  lobby: /features\/(lobby|lobby-now|games|my-games|game-filters|game-details|search|all-games|home|tournaments)$/,
  games: /^apps\/games|^packages\/arcade|features\/(game-play|fair-play|play-statistics)$/,
  sports: /^apps\/sportsbook|features\/(sports|special-bet)$/,
  account:
    /features\/(account|captcha|forms|history|idle|limit-reached|limits|login|one-time-code|person|player-area|profile|reality-check|security|sign-up|verification)$/,
  cashier: /features\/(cashier|bonuses|promotions)$/,
  content: /features\/(chat|customer-service|policies|static-page)$/,
  shell:
    /^apps\/web\/app\/(page|player|routes|shell)$|^packages\/web-kit|features\/(consent|limit-reached|not-found|offline|welcome)$/,
}
/** Of three workers. */
const mostSeconds = 3 * 180
/** Of a file that the budget does not name. */
const usualSeconds = 30

interface Changed {
  /** Changed files, as paths from the root. */
  readonly files: readonly string[]
  /** The modules of those that are not tests. */
  readonly modules: readonly string[]
  readonly all: readonly string[]
  /** Seconds of journeys, by file and title, as `tests/budget.json` has them. */
  readonly seconds: Readonly<Record<string, number>>
}

/** Files of browser journeys that show a change, at most three minutes of them: changed ones, then those named after a changed module, then the others of its folder. */
export function chooseJourneys({ files, modules, all, seconds }: Changed): {
  readonly journeys: readonly string[]
  readonly leftOut: readonly string[]
} {
  const specs = all.filter((path) => /^tests\/e2e\/.*\.spec\.ts$/.test(path))
  const shown = new Map(
    specs.map((path) => [path, modules.filter((module) => shownIn[basename(dirname(path))]?.test(module))]),
  )
  const isNamed = (path: string) =>
    (shown.get(path) ?? []).some((module) => new RegExp(`(^|-)${basename(module)}(-|\\.)`).test(basename(path)))
  const concerned = [
    ...specs.filter((path) => files.includes(path)),
    ...specs.filter(isNamed),
    ...specs.filter((path) => (shown.get(path) ?? []).length > 0),
  ]
  const journeys: string[] = []
  let spent = 0
  for (const path of new Set(concerned)) {
    const needed = secondsOf(path, seconds)
    if (spent + needed > mostSeconds && !files.includes(path)) continue
    spent += needed
    journeys.push(path)
  }
  return { journeys, leftOut: [...new Set(concerned)].filter((path) => !journeys.includes(path)) }
}

function secondsOf(path: string, seconds: Changed['seconds']): number {
  const own = path.replace(/^tests\/e2e\//, '')
  const known = Object.entries(seconds).filter(([name]) => name.startsWith(`${own}  `))
  return known.length === 0 ? usualSeconds : known.reduce((sum, [, each]) => sum + each, 0)
}
