import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { languageCodes } from '@andon/contract/languages'
import { sites } from '@andon/contract/sites'
import { contentKinds } from '@andon/contract/staff-api/content'
import { CannotStart } from '@andon/platform/config'
import { readBoundedSync } from '@andon/platform/files'
import { assert } from '@andon/platform/sql'
import { checkLinks, type Kind, readFields, readText, sectionsOf } from './domain/kinds.ts'
import { isKept, isTaken } from './domain/page-slugs.ts'
import { reasonOf } from './reason-of.ts'

/** One file: the fields of an entry, or its text in a language. */
export interface FilePart {
  readonly kind: Kind
  /** Empty: of every brand. */
  readonly brand: string
  readonly slug: string
  readonly part: string
  readonly source: string
  readonly origin: 'shipped' | 'folder'
}

/** More are a mistake, or an attack. */
const mostEntries = 1_000
const slugForm = /^[a-z0-9-]{2,60}$/

/**
 * Everything that ships and everything in the installation's folder, whose entries replace shipped ones of the same name. An entry is a folder,
 * `<kind>/<slug>/`, with `about.json`, `ja.md` and `en.md`; those of one brand lie below `brands/<code>/`. Throws if one is invalid, so that the server does not start.
 */
export function loadFiles(folder: string | undefined): readonly FilePart[] {
  const shipped = readFolder(import.meta.dirname, 'shipped')
  const own = folder === undefined ? [] : readFolder(folder, 'folder')
  return [...new Map([...shipped, ...own].map((part) => [nameOf(part), part])).values()]
}

const nameOf = ({ kind, brand, slug, part }: FilePart) => `${brand}/${kind}/${slug}/${part}`

function readFolder(folder: string, origin: FilePart['origin']): FilePart[] {
  const places = [
    { brand: '', at: folder },
    ...(origin === 'folder' ? sites.map(({ code }) => ({ brand: code, at: join(folder, 'brands', code) })) : []),
  ]
  return places.flatMap(({ brand, at }) =>
    contentKinds.flatMap((kind) =>
      namesIn(join(at, kind)).flatMap((slug) =>
        readEntry(join(at, kind, slug), { kind, slug, brand }).map((file) => ({ kind, brand, slug, origin, ...file })),
      ),
    ),
  )
}

/** A folder of the operator may come from outside: a link may lead anywhere. */
function namesIn(folder: string): string[] {
  const found = lstatSync(folder, { throwIfNoEntry: false })
  if (!found) return []
  if (!found.isDirectory()) throw new CannotStart(`${folder} cannot be shown: expected a folder`)
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  if (names.length > mostEntries)
    throw new CannotStart(`${folder} cannot be shown: expected at most ${mostEntries} entries`)
  return names
}

function readEntry(
  folder: string,
  name: { kind: Kind; slug: string; brand: string },
): { part: string; source: string }[] {
  const { kind, slug } = name
  try {
    assert(slugForm.test(slug), 'its name has small letters, digits and hyphens only')
    const about = fileOf(folder, 'about.json')
    const { sites: shownOn } = readFields(kind, about)
    assert(!isTaken(name), 'another page of the site has this address')
    assert(!isKept(name) || shownOn.length === sites.length, 'about.json: sites: every site needs it')
    const texts = languageCodes.map((language) => ({ part: language, source: fileOf(folder, `${language}.md`) }))
    const read = texts.map(({ source }) => readText(kind, source))
    for (const text of read) checkLinks(name, text)
    const outlines = read.map((text) => sectionsOf(text).join(' '))
    if (kind !== 'banners' && kind !== 'promotions')
      assert(
        outlines.every((outline) => outline === outlines[0]),
        `its sections differ between languages (${outlines.join(' | ')})`,
      )
    return [{ part: 'about', source: about }, ...texts]
  } catch (cause) {
    throw new CannotStart(`${folder} cannot be shown: ${reasonOf(cause)}`, { cause })
  }
}

/** Reads a file of a folder that may come from outside. */
function fileOf(folder: string, name: string): string {
  const read = readBoundedSync(join(folder, name))
  assert('text' in read, `${name} ${'why' in read ? read.why : 'is missing'}`)
  assert(read.text.length <= 40_000, `${name} has more than 40000 characters`)
  return read.text
}
