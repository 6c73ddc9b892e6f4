import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pictures } from './pictures.ts'

test.each(Object.entries(pictures))('%s is what its drawing prints', (path, draw) => {
  expect(readFileSync(join(import.meta.dirname, path), 'utf8')).toBe(draw())
})

test.each(['hero.svg', 'thumbnail.svg', 'thumbnail-portrait.svg'])('%s is light enough for a lobby', (path) => {
  expect(pictures[path]?.().length).toBeLessThan(60_000)
})

test.each(Object.keys(pictures))('%s carries no script, no style and no outside reference', (path) => {
  expect(pictures[path]?.()).not.toMatch(/<script|<style|style=|(href|src)="(?!#)/)
})
