import { readFileSync } from 'node:fs'
import { brierScore, logLoss, meanOf, rankedProbabilityScore } from '@andon/bookmaker/pricing/accuracy'
import { walkForward, walkForwardElo } from '@andon/bookmaker/pricing/back-test'
import { fitDixonColes } from '@andon/bookmaker/pricing/dixon-coles-fit'
import { readSeason } from '@andon/bookmaker/pricing/season-file'

/**
 * `npm run --silent ratings -- season.json … [--decay .0019] [--ridge .5] [--test 2024-08-01]`: fits the ratings of a league from season files in the shape of football.json
 * and prints them as JSON. With `--test` it also forecasts every match from that day on by what was played before, and prints how good the forecasts were.
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
  const matches = files.flatMap((file) => readSeason(JSON.parse(readFileSync(file, 'utf8'))))
  const fit = { decay: numberOf('decay', 0.0019), ridge: numberOf('ridge', 0.5) }
  const { attack, defence, ...rest } = fitDixonColes(matches, fit)
  const test = options.get('test')
  const teams = [...attack.keys()].map((team) => ({ team, attack: attack.get(team), defence: defence.get(team) }))
  const report = { matches: matches.length, ...rest, teams, ...(test === undefined ? {} : { test: tested(test) }) }
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)

  function tested(day: string) {
    const from = Date.parse(`${day}T00:00:00Z`) / 86_400_000
    if (Number.isNaN(from)) throw new RangeError(`no day: ${day}`)
    const score = (judged: Parameters<typeof meanOf>[1]) => ({
      matches: judged.length,
      rps: meanOf(rankedProbabilityScore, judged),
      logLoss: meanOf(logLoss, judged),
      brier: meanOf(brierScore, judged),
    })
    return {
      dixonColes: score(walkForward(matches, from, { ...fit, everyDays: 4 })),
      elo: score(walkForwardElo(matches, from)),
    }
  }
} catch (error) {
  const unreadable = error instanceof Error && 'code' in error && 'syscall' in error
  if (!(error instanceof RangeError || error instanceof SyntaxError || unreadable)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
}

function numberOf(name: string, usual: number): number {
  const value = Number(options.get(name) ?? usual)
  if (!(value >= 0)) throw new RangeError(`--${name} is a number from 0 on`)
  return value
}
