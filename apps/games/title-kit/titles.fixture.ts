import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Title } from '@andon/arcade/titles/title'
import { type RecordedRound, recordRounds } from './record-rounds.fixture.ts'

const folder = join(import.meta.dirname, '../src/titles')

/** Game codes of the titles that have a client. */
export const codes: readonly string[] = readdirSync(folder).filter((code) => existsSync(join(folder, code, 'title.ts')))

/** The title's rules at the server. */
export async function serverTitle(code: string): Promise<Title> {
  const { title } = (await import(`@andon/arcade/titles/${code}/index`)) as { title: Title } // each title's index.ts exports it
  return title
}

/** The rounds in the title's folder; with `RECORD_TITLES` they are written first. */
export async function recordedRounds(code: string): Promise<RecordedRound[]> {
  const path = join(folder, code, 'recorded/rounds.json')
  if (process.env.RECORD_TITLES) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, JSON.stringify(recordRounds(await serverTitle(code))))
    execFileSync('biome', ['format', '--write', path]) // npm has it in the path
  }
  if (!existsSync(path)) throw new Error(`${code} has no recorded rounds: npm run titles:record -- ${code}`)
  return JSON.parse(readFileSync(path, 'utf8')) as RecordedRound[] // written above; a test replays each
}
