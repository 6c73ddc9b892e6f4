import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { inEveryLanguage, type Language } from '@andon/contract/languages'
import { CannotStart } from '@andon/platform/config'
import { jsonOf, readBoundedSync } from '@andon/platform/files'
import { assert } from '@andon/platform/sql'
import * as v from 'valibot'
import { about, type Caps, caps, type Mission } from './domain/mission.ts'

const mostMissions = 100

export interface Book {
  readonly missions: readonly Mission[]
  readonly caps: Caps
}

/**
 * Missions in folders: `about.json`, and for each language a Markdown file whose first line is `# …`, the name, and whose rest is the summary. Those in the
 * operator's folder replace shipped ones of the same name, and so does its `caps.json`. Throws if one is invalid.
 */
export function loadBook(operatorFolder: string | undefined): Book {
  const folders = [join(import.meta.dirname, 'book'), ...(operatorFolder === undefined ? [] : [operatorFolder])]
  const found = new Map(folders.flatMap((folder) => namesIn(folder).map((id) => [id, join(folder, id)] as const)))
  const missions = [...found].map(([id, folder]) => inFolder(folder, () => missionIn(folder, id)))
  const withCaps = folders.filter((folder) => lstatSync(join(folder, 'caps.json'), { throwIfNoEntry: false })).at(-1)
  assert(withCaps, 'the shipped missions have caps')
  return { missions, caps: inFolder(withCaps, () => v.parse(caps, jsonIn(withCaps, 'caps.json'))) }
}

function namesIn(folder: string): string[] {
  const found = lstatSync(folder, { throwIfNoEntry: false })
  if (!found) return []
  if (!found.isDirectory()) throw new CannotStart(`${folder} cannot be offered: expected a folder`)
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  if (names.length > mostMissions)
    throw new CannotStart(`${folder} cannot be offered: expected at most ${mostMissions} missions`)
  return names.map(({ name }) => name).sort()
}

function inFolder<T>(folder: string, read: () => T): T {
  try {
    return read()
  } catch (cause) {
    throw new CannotStart(`${folder} cannot be offered: ${cause}`, { cause })
  }
}

function missionIn(folder: string, id: string): Mission {
  assert(/^[a-z0-9-]{2,24}$/.test(id), 'its name has at most 24 small letters, digits and hyphens')
  const fields = v.parse(about, jsonIn(folder, 'about.json'))
  return { id, ...fields, texts: inEveryLanguage((language) => textIn(folder, language)) }
}

function jsonIn(folder: string, name: string): unknown {
  const json = jsonOf(textOf(folder, name))
  assert(!('why' in json), `${name} ${'why' in json ? json.why : ''}`)
  return json.value
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
