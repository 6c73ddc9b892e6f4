import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkSheets } from './check-sheets.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'andon-sheets-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const rules = { ja: ['当たりです。'], en: ['It pays.'] }
const write = (name: string, sheet: unknown) => writeFile(join(folder, name), JSON.stringify(sheet))

test('a folder of valid sheets has no fault', async () => {
  await write('paper-coin.json', { rules, round: { pays: [[0, 1]] } })
  expect(await checkSheets(folder)).toEqual({ text: 'ok   paper-coin.json\n', faults: 0 })
})

test('each fault is named by its field, and a folder without sheets is an error', async () => {
  await write('paper-coin.json', { rules: { ja: rules.ja }, round: { pays: [[0, 0.4]] } })
  const { text, faults } = await checkSheets(folder)
  expect(faults).toBe(2)
  expect(text).toContain('rules.en: ')
  expect(text).toContain('round.pays: probabilities sum to 1')
  await expect(checkSheets(join(folder, 'nowhere'))).rejects.toThrow('ENOENT')
})
