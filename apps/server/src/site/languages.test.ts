import { mkdir, mkdtemp, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog } from '@andon/platform/log'
import { beforeEach, expect, test } from 'vitest'
import { createLanguages, messageFaultsIn } from './languages.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'andon-languages-'))
  for (const language of ['ja', 'en'])
    await writeFile(
      join(folder, `${language}.json`),
      JSON.stringify({ version: 'v1', texts: { 'a.b': 'B', 'a.c': 'C' } }),
    )
})

const opened = (operatorFolder: string) =>
  createLanguages({
    builtFolder: folder,
    brandsFolder: join(folder, 'brands'),
    operatorFolder,
    log: createLog({ level: 'silent' }),
  })

async function ownFolder(texts: unknown): Promise<string> {
  const own = await mkdtemp(join(tmpdir(), 'andon-own-'))
  await writeFile(join(own, 'ja.json'), typeof texts === 'string' ? texts : JSON.stringify(texts))
  return own
}

test('without texts of the operator, a page that has the build’s gets nothing, and anyone else all', async () => {
  const languages = opened('/nowhere')
  expect(await languages.textsFor('ja', { site: 'LEO', have: 'v1' })).toEqual({})
  expect(await languages.textsFor('ja', { site: 'LEO', have: undefined })).toEqual({ 'a.b': 'B', 'a.c': 'C' })
  expect(await languages.textsFor('ja', { site: 'LEO', have: 'v0' })).toEqual({ 'a.b': 'B', 'a.c': 'C' })
})

test('a text of the operator takes the place of the one that was built, compiled', async () => {
  const languages = opened(await ownFolder({ 'a.b': '{name} さん' }))
  expect(await languages.textsFor('ja', { site: 'LEO', have: 'v1' })).toEqual({ 'a.b': [['name'], ' さん'] })
  expect(await languages.textsFor('ja', { site: 'LEO', have: 'v0' })).toEqual({
    'a.b': [['name'], ' さん'],
    'a.c': 'C',
  })
  expect(await languages.textsFor('en', { site: 'LEO', have: 'v1' })).toEqual({})
})

test('a text that is malformed, or not used anywhere, is left out and the others are used', async () => {
  const languages = opened(await ownFolder({ 'a.b': '{unclosed', 'a.x': 'X', 'a.c': 'D' }))
  expect(await languages.textsFor('ja', { site: 'LEO', have: 'v1' })).toEqual({ 'a.c': ['D'] })
})

test('a changed file is read again; a broken one leaves the last good texts', async () => {
  const own = await ownFolder({ 'a.b': 'one' })
  const languages = opened(own)
  expect(await languages.textsFor('ja', { site: 'LEO', have: 'v1' })).toEqual({ 'a.b': ['one'] })
  const write = async (text: string, seconds: number) => {
    await writeFile(join(own, 'ja.json'), text)
    await utimes(join(own, 'ja.json'), seconds, seconds)
  }
  await write('{"a.b": "two"}', 1_000)
  expect(await languages.textsFor('ja', { site: 'LEO', have: 'v1' })).toEqual({ 'a.b': ['two'] })
  await write('{"a.b": ', 2_000)
  expect(await languages.textsFor('ja', { site: 'LEO', have: 'v1' })).toEqual({ 'a.b': ['two'] })
})

test('a text of one brand takes the place of every brand’s, and the operator’s of what ships', async () => {
  const own = await ownFolder({ 'a.c': 'operator' })
  const write = async (path: string, texts: object) => {
    await mkdir(join(path, '..'), { recursive: true })
    await writeFile(path, JSON.stringify(texts))
  }
  await write(join(folder, 'brands/leo/texts/ja.json'), { 'a.b': 'brand', 'a.c': 'brand' })
  const languages = opened(own)
  expect(await languages.brandTexts('ja', { site: 'LEO' })).toEqual({ 'a.b': ['brand'], 'a.c': ['brand'] })
  expect(await languages.textsFor('ja', { site: 'LEO', have: 'v1' })).toEqual({ 'a.b': ['brand'], 'a.c': ['operator'] })
  expect(await languages.textsFor('ja', { site: 'BEE', have: 'v1' })).toEqual({ 'a.c': ['operator'] })
  await write(join(own, 'LEO/ja.json'), { 'a.c': 'operator at LEO' })
  expect(await languages.textsFor('ja', { site: 'LEO', have: 'v1' })).toMatchObject({ 'a.c': ['operator at LEO'] })
})

test('what staff have published takes the place of every other text, and of what pages first show', async () => {
  const languages = opened(await ownFolder({ 'a.b': 'file' }))
  const published = { 'a.b': 'staff {name}', 'a.gone': 'of an older release' }
  expect(await languages.textsFor('ja', { site: 'LEO', have: 'v1', published })).toEqual({
    'a.b': ['staff ', ['name']],
  })
  expect(await languages.brandTexts('ja', { site: 'LEO', published })).toEqual({ 'a.b': ['staff ', ['name']] })
  expect(await languages.brandTexts('ja', { site: 'LEO' })).toEqual({})
})

test('a text that is to replace one of the build has its id and no other values', async () => {
  const texts = { 'a.b': ['Hello ', ['name']], 'a.c': 'C' }
  await writeFile(join(folder, 'ja.json'), JSON.stringify({ version: 'v1', texts }))
  const faults = messageFaultsIn(folder)
  expect(faults('ja', { 'a.b': '{name}さん', 'a.c': 'D' })).toEqual([])
  expect(faults('ja', { 'a.x': 'X' })).toEqual(['a.x: no page has a text of this id'])
  expect(faults('ja', { 'a.c': '{unclosed' })).toEqual(['a.c: a brace is missing, or the text cannot be read'])
  expect(faults('ja', { 'a.c': '{count, plural, other {{name}}}' })).toEqual(['a.c: the page has no value {count}'])
})
