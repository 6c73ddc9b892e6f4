import { publishManyTitles } from '../tests/support/many-titles.ts'
import { openDatabase } from '../tools/open-database.ts'

/**
 * `node bench/many-titles.ts 60`: shows the lobbies of the running server (`DATA_DIR` or `DATABASE_URL` as it has them) with so many games, until its
 * next start. For looking at full lobbies during development.
 */
const count = Number(process.argv[2] ?? 60)
if (!Number.isInteger(count) || count < 1 || count > 5000) throw new Error('how many games? 1 to 5000')
const { url, stop } = await openDatabase(process.env)
await publishManyTitles(url, count)
await stop()
process.stdout.write(`${count} games\n`)
