import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { inEveryLanguage, type Language } from '@andon/contract/languages'
import { CannotStart } from '@andon/platform/config'
import { jsonOf, readBoundedSync } from '@andon/platform/files'
import { assert } from '@andon/platform/sql'
import { Cron } from 'croner'
import * as v from 'valibot'
import { type PlannedRules, plannedRules } from './domain/rules.ts'
import type { TipSeries } from './tips/plan-contests.ts'
import { tipSeries } from './tips/tip-series.ts'

/** The fields of `about.json`; the name (first line, `# …`) and summary are beside it, one Markdown file for each language. */
const about = v.strictObject({
  /** When runs begin: five fields, as crontab(5) has them. */
  cron: v.pipe(
    v.string(),
    v.check((text) => startsOf({ cron: text, timeZone: 'UTC' }) !== null, 'expected five fields of a cron pattern'),
  ),
  /** In which the pattern is meant. */
  timeZone: v.pipe(v.string(), v.check(isTimeZone, 'expected a time zone such as Asia/Tokyo')),
  /** How long a run lasts. Runs of a series may overlap: each counts. */
  minutes: v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(100_000)),
  ...plannedRules.entries,
})

export interface Series {
  readonly id: string
  readonly cron: string
  readonly timeZone: string
  readonly minutes: number
  readonly rules: PlannedRules
  readonly texts: Readonly<Record<Language, { readonly name: string; readonly summary: string }>>
}

/** The runs that are on at an instant, and the next one, by their starts. */
export function runsOf(
  series: Pick<Series, 'cron' | 'timeZone' | 'minutes'>,
  now: Temporal.Instant,
): Temporal.Instant[] {
  const starts: Temporal.Instant[] = []
  let after = now.subtract({ minutes: series.minutes })
  while (starts.length < mostRunsAtOnce) {
    const next = startsOf(series)?.nextRun(after.toString({ smallestUnit: 'millisecond' }))
    if (!next) break
    after = Temporal.Instant.fromEpochMilliseconds(next.getTime())
    starts.push(after)
    if (Temporal.Instant.compare(after, now) > 0) break
  }
  return starts
}

/** Overlapping runs of a series that are published; later ones follow as these end. */
const mostRunsAtOnce = 20

/** Null for a pattern that is none, or has seconds. */
function startsOf({ cron, timeZone }: Pick<Series, 'cron' | 'timeZone'>): Cron | null {
  if (cron.trim().split(/\s+/).length !== 5) return null
  try {
    return new Cron(cron, { timezone: timeZone, paused: true })
  } catch {
    return null
  }
}

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

export interface AllSeries {
  readonly races: readonly Series[]
  /** The series of tipping contests: their `about.json` names a league. */
  readonly tips: readonly TipSeries[]
}

/** The shipped series and those in the operator's folder, which replace shipped ones of the same name. Throws if one is invalid. */
export function loadSeries(operatorFolder: string | undefined): AllSeries {
  const folders = [join(import.meta.dirname, 'series'), ...(operatorFolder === undefined ? [] : [operatorFolder])]
  const all = new Map(folders.flatMap((folder) => namesIn(folder).map((id) => [id, read(join(folder, id), id)])))
  return { races: [...all.values()].filter((one) => 'cron' in one), tips: [...all.values()].filter(isOfTips) }
}

const isOfTips = (one: Series | TipSeries): one is TipSeries => !('cron' in one)

const mostSeries = 100

function namesIn(folder: string): string[] {
  const found = lstatSync(folder, { throwIfNoEntry: false })
  if (!found) return []
  if (!found.isDirectory()) throw new CannotStart(`${folder} cannot be run: expected a folder`)
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  if (names.length > mostSeries) throw new CannotStart(`${folder} cannot be run: expected at most ${mostSeries} series`)
  return names.map(({ name }) => name)
}

function read(folder: string, id: string): Series | TipSeries {
  try {
    assert(/^[a-z0-9-]{2,60}$/.test(id), 'its name has small letters, digits and hyphens only')
    const json = jsonOf(textOf(folder, 'about.json'))
    assert(!('why' in json), `about.json ${'why' in json ? json.why : ''}`)
    const texts = inEveryLanguage((language) => textIn(folder, language))
    if (typeof json.value === 'object' && json.value !== null && 'league' in json.value)
      return { id, rules: v.parse(tipSeries, json.value), texts }
    const { cron, timeZone, minutes, ...rules } = v.parse(about, json.value)
    return { id, cron, timeZone, minutes, rules, texts }
  } catch (cause) {
    throw new CannotStart(`${folder} cannot be run: ${cause}`, { cause })
  }
}

function textIn(folder: string, language: Language) {
  const [first = '', ...rest] = textOf(folder, `${language}.md`).split('\n')
  const summary = rest.join(' ').trim()
  assert(first.startsWith('# ') && summary !== '', `${language}.md begins with # and a name, and has a summary`)
  return { name: first.slice(2).trim(), summary }
}

function textOf(folder: string, name: string): string {
  const found = readBoundedSync(join(folder, name))
  assert('text' in found, `${name} ${'why' in found ? found.why : 'is missing'}`)
  return found.text
}
