import { readFileSync } from 'node:fs'
import { checkLog } from '@andon/ranking/check-log'

/**
 * `npm run recompute-ranking -- <rank log>` exits 0 where the published ranking follows from its log, 1 where it does not (with the first difference),
 * and 2, naming the field, where the file is not a rank log. Needs no server.
 */
const [file, ...more] = process.argv.slice(2)
if (!file || more.length > 0) end(2, 'usage: npm run --silent recompute-ranking -- <rank log>')
const checked = await checkLog(read(file))
if (checked.outcome === 'unreadable') end(2, checked.where)
if (checked.outcome === 'differs') end(1, checked.where)
process.stdout.write(`${checked.places} places follow from ${checked.counted} ${checked.kind}\n`)

function read(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    end(2, `${path}: not a readable JSON file`)
  }
}

function end(code: 1 | 2, message: string): never {
  process.stderr.write(`${message.replaceAll(/\p{Cc}+/gu, ' ')}\n`)
  process.exit(code)
}
