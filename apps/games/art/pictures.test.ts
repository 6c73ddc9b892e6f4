import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { drawnTitles } from './drawn-titles.ts'

const titles = await drawnTitles()
const covers: Readonly<Record<string, string>> = {
  'hero.svg': '0 0 1600 700',
  'thumbnail.svg': '0 0 800 600',
  'thumbnail-portrait.svg': '0 0 600 800',
}
const titleGzipBytes = 120_000
const coverBytes = 60_000

describe.each(titles)('$code', ({ folder, pictures }) => {
  test.each(Object.entries(pictures))('%s is what its drawing prints', (path, draw) => {
    expect(readFileSync(join(folder, path), 'utf8')).toBe(draw())
  })

  test('each SVG file has a drawing', () => {
    expect(globSync('**/*.svg', { cwd: folder }).sort()).toEqual(Object.keys(pictures).sort())
  })

  test.each(Object.entries(covers))('%s has the size of a cover and is light enough for a lobby', (path, viewBox) => {
    const svg = pictures[path]?.() ?? ''
    expect(svg).toContain(`viewBox="${viewBox}"`)
    expect(svg.length).toBeLessThan(coverBytes)
  })

  test('symbols are square, so that any cell fits them', () => {
    for (const [path, draw] of Object.entries(pictures))
      if (path.startsWith('symbols/')) expect(draw(), path).toContain('viewBox="0 0 240 240"')
  })

  test('all drawings together are light enough for a phone', () => {
    const sizes = Object.values(pictures).map((draw) => gzipSync(draw()).length)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(titleGzipBytes)
  })

  test.each(Object.entries(pictures))('%s carries no script, no style and no outside reference', (_, draw) => {
    expect(draw()).not.toMatch(/<script|<style|style=|(href|src)="(?!#)/)
  })

  test.each(Object.entries(pictures))('%s has each of its ids once, and no reference without its id', (_, draw) => {
    const svg = draw()
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const used = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(expect.arrayContaining(used))
  })

  test.each(Object.entries(pictures))('%s has no coordinate that is not a number', (_, draw) => {
    expect(draw()).not.toMatch(/NaN|undefined|Infinity/)
  })
})
