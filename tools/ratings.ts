import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import {
  brierScore,
  calibration,
  calibrationError,
  dayOf,
  decodeSeason,
  fitDixonColes,
  forecastByShares,
  type Judged,
  joinSeasons,
  logLoss,
  meanOf,
  type PlayedMatch,
  playAgain,
  rankedProbabilityScore,
  readSeasonFile,
  walkForward,
  walkForwardElo,
} from '@andon/bookmaker/pricing'

/**
 * `npm run --silent ratings -- season.csv … [--decay .0019] [--ridge .5] [--test 2024-08-01]`: fits the ratings of a league from season files (CSV by column names, those of football-data.co.uk
 * among them, or JSON in the shape of football.json; a match of two files counts once) and prints them as JSON. With `--test` it also forecasts every match from that day on by what was played before, and prints how good the forecasts were; beside
 * them, under `simulated`, the same for the same fixtures with results drawn by the fitted ratings, where `truth` forecasts by these.
 */
const files: string[] = []
const options = new Map<string, string>()
const given = process.argv.slice(2)
for (let at = 0; at < given.length; at++) {
  const argument = given[at] ?? ''
  if (argument.startsWith('--')) options.set(argument.slice(2), given[++at] ?? '')
  else files.push(argument)
}

try {
  if (files.length === 0) throw new RangeError('name one or more season files')
  const matches = joinSeasons(files.map(readFile))
  const fit = { decay: numberOf('decay', 0.0019), ridge: numberOf('ridge', 0.5) }
  const ratings = fitDixonColes(matches, fit)
  const { attack, defence, ...rest } = ratings
  const test = options.get('test')
  const teams = [...attack.keys()].map((team) => ({ team, attack: attack.get(team), defence: defence.get(team) }))
  const report = { matches: matches.length, ...rest, teams, ...(test === undefined ? {} : { test: tested(test) }) }
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)

  function tested(date: string) {
    const from = dayOf(date)
    if (Number.isNaN(from)) throw new RangeError(`no day: ${date}`)
    const drawn = playAgain(matches, ratings, replayable())
    const truth = drawn.flatMap(({ match, judged }) => (match.day < from ? [] : [judged]))
    const again = drawn.map(({ match }) => match)
    return { ...forecasts(matches, from), simulated: { truth: scores(truth), ...forecasts(again, from) } }
  }

  function forecasts(played: readonly PlayedMatch[], from: number) {
    return {
      dixonColes: scores(walkForward(played, from, { ...fit, everyDays: 4 })),
      elo: scores(walkForwardElo(played, from)),
      shares: scores(forecastByShares(played, from)),
    }
  }
} catch (error) {
  const unreadable = error instanceof Error && 'code' in error && 'syscall' in error
  if (!(error instanceof RangeError || error instanceof SyntaxError || unreadable)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
}

function readFile(file: string): readonly PlayedMatch[] {
  const bytes = readFileSync(file)
  try {
    return readSeasonFile(decodeSeason(bytes))
  } catch (error) {
    if (!(error instanceof RangeError || error instanceof SyntaxError)) throw error
    throw new RangeError(`${file}: ${error.message}`)
  }
}

function scores(judged: readonly Judged[]) {
  return {
    matches: judged.length,
    rps: meanOf(rankedProbabilityScore, judged),
    logLoss: meanOf(logLoss, judged),
    brier: meanOf(brierScore, judged),
    calibrationError: calibrationError(judged),
    calibration: calibration(judged),
  }
}

/** Numbers from 0 to 1 that are the same at every run. */
function replayable(): () => number {
  let count = 0
  return () => createHash('sha256').update(`${count++}`).digest().readUInt32BE() / 2 ** 32
}

function numberOf(name: string, usual: number): number {
  const value = Number(options.get(name) ?? usual)
  if (!(value >= 0)) throw new RangeError(`--${name} is a number from 0 on`)
  return value
}
