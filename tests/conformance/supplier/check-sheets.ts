import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gameSheet, mostSheetBytes } from '@andon/contract/games/sheet'
import * as v from 'valibot'

/** Checks every `<game code>.json` of a folder. One line a file, and one more for each fault. Throws if there is none. */
export async function checkSheets(folder: string): Promise<{ text: string; faults: number }> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  if (names.length === 0) throw new Error(`--sheets ${folder}: no file <game code>.json`)
  const checked = await Promise.all(
    names.map(async (name) => ({ name, faults: faultsOf(await readFile(join(folder, name), 'utf8')) })),
  )
  const lines = checked.map(({ name, faults }) =>
    faults.length === 0 ? `ok   ${name}` : [`FAIL ${name}`, ...faults.map((fault) => `     ${fault}`)].join('\n'),
  )
  return { text: `${lines.join('\n')}\n`, faults: checked.reduce((sum, { faults }) => sum + faults.length, 0) }
}

function faultsOf(text: string): readonly string[] {
  if (text.length > mostSheetBytes) return [`expected at most ${mostSheetBytes} characters, found ${text.length}`]
  try {
    const { issues = [] } = v.safeParse(gameSheet, JSON.parse(text))
    return issues.map((issue) => [v.getDotPath(issue), issue.message].filter(Boolean).join(': '))
  } catch {
    return ['is not JSON']
  }
}
