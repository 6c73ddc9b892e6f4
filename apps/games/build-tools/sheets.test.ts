import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { gameSheet, mostSheetBytes } from '@andon/contract/game-sheet'
import { languageCodes } from '@andon/contract/languages'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { titles } from './pages.ts'
import { drawingsOf, sheetOf } from './sheet-of.ts'

describe.each(titles)('the sheet of %s', (code) => {
  test('is valid and small, has rules in every language, and names drawings that exist', async () => {
    const sheet = await sheetOf(code)
    const { rules, payTable, mechanics, round } = v.parse(gameSheet, sheet)
    expect(JSON.stringify(sheet).length).toBeLessThanOrEqual(mostSheetBytes)
    expect(mechanics.length).toBeGreaterThan(0)
    expect(round).toBeDefined()
    expect(payTable.some(({ pays }) => pays.length > 0)).toBe(true)
    for (const language of languageCodes) expect(rules[language]).toHaveLength(rules.ja.length)
    const missing = drawingsOf(sheet).filter(
      (path) => !existsSync(join(import.meta.dirname, '../art', path.replace(/\.webp$/, '.svg'))),
    )
    expect(missing).toEqual([])
  })
})

test('the pay table has the multiples of the whole bet, a range where a number of symbols holds up to the next', async () => {
  const rowOf = async (code: string, name: string) =>
    (await sheetOf(code)).payTable?.find((row) => row.name.en === name)?.pays
  expect(await rowOf('lantern-river', 'Lantern')).toEqual([
    { from: 3, multiple: 5 },
    { from: 4, multiple: 20 },
    { from: 5, multiple: 100 },
  ])
  expect(await rowOf('koi-climb', 'Golden koi')).toEqual([
    { from: 8, to: 9, multiple: 1 },
    { from: 10, to: 11, multiple: 4 },
    { from: 12, to: null, multiple: 40 },
  ])
})
