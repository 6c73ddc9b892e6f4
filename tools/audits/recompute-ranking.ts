import { readFileSync } from 'node:fs'
import { createRaceVerifier } from '@andon/arcade/provably-fair/verify-race'
import { checkLog } from '@andon/ranking/check-log'

/**
 * `npm run recompute-ranking -- <rank log>` exits 0 where the published ranking follows from its log, and rounds from their seeds where it has them, 1 where it does not (with the first difference),
 * and 2, naming the field, where the file is not a rank log. Needs no server.
 */
const [file, ...more] = process.argv.slice(2)
if (!file || more.length > 0) end(2, 'usage: npm run --silent recompute-ranking -- <rank log>')
const verifySeeds = createRaceVerifier(async (gameCode) => {
  const { titles } = await import('@andon/arcade/titles/index') // only where the log has seeds: their rules take seconds to load
  return titles.find((title) => title.gameCode === gameCode)
})
const checked = await checkLog(read(file), { verifySeeds })
if (checked.outcome === 'unreadable') end(2, checked.where)
if (checked.outcome === 'differs') end(1, checked.where)
const proven = checked.proven > 0 ? `; ${checked.proven} rounds were drawn again from their seeds` : ''
process.stdout.write(`${checked.places} places follow from ${checked.counted} ${checked.kind}${proven}\n`)

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
