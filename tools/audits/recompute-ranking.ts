import { readFileSync } from 'node:fs'
import { rankLog } from '@andon/ranking/rank-log'
import { recompute } from '@andon/ranking/recompute'
import * as v from 'valibot'

/**
 * `npm run recompute-ranking -- <rank log>` exits 0 where the published ranking follows from its log, 1 where it does not (with the first difference),
 * and 2, naming the field, where the file is not a rank log. Needs no server.
 */
const [file, ...more] = process.argv.slice(2)
if (!file || more.length > 0) end(2, 'usage: npm run --silent recompute-ranking -- <rank log>')
const log = read(file)
const result = await recompute(log)
if (!result.holds) end(1, result.firstDifference)
const rounds = log.ranking.reduce((sum, place) => sum + place.rounds.length, 0)
process.stdout.write(`${log.ranking.length} places follow from ${rounds} rounds\n`)

function read(path: string) {
  let json: unknown
  try {
    json = JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    end(2, `${path}: not a readable JSON file`)
  }
  const parsed = v.safeParse(rankLog, json)
  if (!parsed.success) end(2, `${v.getDotPath(parsed.issues[0]) ?? 'log'}: ${parsed.issues[0].message}`)
  return parsed.output
}

function end(code: 1 | 2, message: string): never {
  process.stderr.write(`${message.replaceAll(/\p{Cc}+/gu, ' ')}\n`)
  process.exit(code)
}
