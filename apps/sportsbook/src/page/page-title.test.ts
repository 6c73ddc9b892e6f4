import { glob, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

/** `HomePage` is titled by `EventsPage`; `EmptyPage` stands within others. */
const within = ['HomePage.tsx', 'EmptyPage.tsx']

test('every page has a title', async () => {
  const pages: string[] = []
  const untitled: string[] = []
  for await (const path of glob('**/*Page.tsx', { cwd: join(import.meta.dirname, '..') })) {
    if (within.includes(basename(path))) continue
    pages.push(path)
    const text = await readFile(join(import.meta.dirname, '..', path), 'utf8')
    if (!/^ {2}usePageTitle\(/m.test(text)) untitled.push(path)
  }
  expect(pages.length).toBeGreaterThan(10)
  expect(untitled).toEqual([])
})
