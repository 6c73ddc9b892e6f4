import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { inEveryLanguage, type Language } from '@andon/contract/languages'
import { CannotStart } from '@andon/platform/config'
import { jsonOf, readBoundedSync } from '@andon/platform/files'
import { assert } from '@andon/platform/sql'
import * as v from 'valibot'
import { tournamentRules } from './domain/rules.ts'

const { texts: _texts, distributions: _distributions, ...ruled } = tournamentRules.entries

/** The fields of `about.json`; the name (first line, `# …`) and summary are beside it, one Markdown file for each language. */
const about = v.strictObject({
  /** A run begins every so many minutes, counted from 1970 in UTC, and lasts until the next begins. */
  everyMinutes: v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(100_000)),
  ...ruled,
})

export interface Series extends v.InferOutput<typeof about> {
  readonly id: string
  readonly texts: Readonly<Record<Language, { readonly name: string; readonly summary: string }>>
}

/** The shipped series and those in the operator's folder, which replace shipped ones of the same name. Throws if one is invalid. */
export function loadSeries(operatorFolder: string | undefined): readonly Series[] {
  const folders = [join(import.meta.dirname, 'series'), ...(operatorFolder === undefined ? [] : [operatorFolder])]
  return [
    ...new Map(folders.flatMap((folder) => namesIn(folder).map((id) => [id, read(join(folder, id), id)]))).values(),
  ]
}

const mostSeries = 100

function namesIn(folder: string): string[] {
  const found = lstatSync(folder, { throwIfNoEntry: false })
  if (!found) return []
  if (!found.isDirectory()) throw new CannotStart(`${folder} cannot be run: expected a folder`)
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  if (names.length > mostSeries) throw new CannotStart(`${folder} cannot be run: expected at most ${mostSeries} series`)
  return names.map(({ name }) => name)
}

function read(folder: string, id: string): Series {
  try {
    assert(/^[a-z0-9-]{2,60}$/.test(id), 'its name has small letters, digits and hyphens only')
    const json = jsonOf(textOf(folder, 'about.json'))
    assert(!('why' in json), `about.json ${'why' in json ? json.why : ''}`)
    return { id, ...v.parse(about, json.value), texts: inEveryLanguage((language) => textIn(folder, language)) }
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
