import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { type Site, site } from './site.ts'

/** Every file of a brand's folder that something reads. */
export const brandParts = [
  ...['site.json', 'theme.css', 'display.woff2'],
  ...['mark.svg', 'wordmark.svg', 'hero.svg', 'empty.svg', 'pattern.svg'],
  ...['icons/favicon.ico', 'icons/apple-touch-icon.png', 'icons/icon-192.png', 'icons/icon-512.png'],
]

/** The brands of a folder, one subfolder each, in their order. Throws an error that names the file and the field that is wrong. */
export function readBrands(folder: string): readonly Site[] {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  const brands = names.map((name) => readSite(folder, name))
  if (brands.length === 0) throw new Error(`${folder} holds no brand`)
  return brands.sort((a, b) => a.order - b.order || a.code.localeCompare(b.code))
}

/** Throws an error that names what the folders lack. */
export function checkParts(folder: string, brands: readonly Site[]): void {
  const missing = brands
    .flatMap(({ code }) => brandParts.map((part) => join(folder, code.toLowerCase(), part)))
    .filter((path) => !existsSync(path))
  if (missing.length > 0) throw new Error(`missing of a brand (docs/brands.md): ${missing.join(', ')}`)
}

function readSite(folder: string, name: string): Site {
  const path = join(folder, name, 'site.json')
  if (!existsSync(path)) throw new Error(`missing of a brand (docs/brands.md): ${path}`)
  const { success, output, issues } = v.safeParse(site, JSON.parse(readFileSync(path, 'utf8')))
  if (!success) {
    const faults = issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`)
    throw new Error(`${path}: ${faults.join('; ')}`)
  }
  if (output.code.toLowerCase() !== name) throw new Error(`${path}: the code ${output.code} is not the folder's name`)
  return output
}
