import { lstatSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { jsonOf, readBoundedBytesSync } from '../files/read-bounded.ts'
import { type Site, site } from './site.ts'

/** Every file of a brand's folder that something reads. */
export const brandParts = [
  ...['site.json', 'theme.css', 'display.woff2'],
  ...['mark.svg', 'wordmark.svg', 'hero.svg', 'empty.svg', 'pattern.svg'],
  ...['icons/favicon.ico', 'icons/apple-touch-icon.png', 'icons/icon-192.png', 'icons/icon-512.png'],
]

/** A brand's pictures and face are a fiftieth of it. */
const partBytesMax = 2 * 1024 * 1024

/** The brands of a folder, one subfolder each, in their order. Throws an error that names the file and the field that is wrong. */
export function readBrands(folder: string): readonly Site[] {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  const brands = names.map((name) => readSite(folder, name))
  if (brands.length === 0) throw new Error(`${folder} holds no brand`)
  return brands.sort((a, b) => a.order - b.order || a.code.localeCompare(b.code))
}

/** Throws an error that names the parts that the folders lack, and those that cannot be read. */
export function checkParts(folder: string, brands: readonly Site[]): void {
  const names = brands.map(({ code }) => code.toLowerCase())
  const found = names.flatMap((name) => brandParts.map((part) => foundPart(folder, name, part)))
  const missing = found.filter((part) => 'missing' in part).map(({ path }) => path)
  if (missing.length > 0) throw new Error(`missing of a brand (docs/brands.md): ${missing.join(', ')}`)
  const faulty = found.flatMap((part) => ('why' in part ? [`${part.path}: ${part.why}`] : []))
  if (faulty.length > 0) throw new Error(faulty.join('; '))
}

/** A part of a brand's folder: a regular file, no link, of at most 2 MiB. Throws an error that names the file and the reason. */
export function readPart(folder: string, { brand, part }: { readonly brand: string; readonly part: string }): Buffer {
  const found = foundPart(folder, brand.toLowerCase(), part)
  if ('missing' in found) throw new Error(`missing of a brand (docs/brands.md): ${found.path}`)
  if ('why' in found) throw new Error(`${found.path}: ${found.why}`)
  return found.bytes
}

function foundPart(folder: string, name: string, part: string) {
  const path = join(folder, name, part)
  const within = lstatSync(dirname(path), { throwIfNoEntry: false })
  if (within?.isSymbolicLink()) return { path, why: 'is in a link; expected the folder itself' }
  return { path, ...readBoundedBytesSync(path, { maxBytes: partBytesMax }) }
}

function readSite(folder: string, name: string): Site {
  const path = join(folder, name, 'site.json')
  const json = jsonOf(readPart(folder, { brand: name, part: 'site.json' }).toString('utf8'))
  if ('why' in json) throw new Error(`${path}: ${json.why}`)
  const { success, output, issues } = v.safeParse(site, json.value)
  if (!success) {
    const faults = issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`)
    throw new Error(`${path}: ${faults.join('; ')}`)
  }
  if (output.code.toLowerCase() !== name) throw new Error(`${path}: the code ${output.code} is not the folder's name`)
  return output
}
