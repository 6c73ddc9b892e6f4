import { readFileSync } from 'node:fs'
import { checkLog, eventsIn, ourDefinitions, readLog } from '@andon/bookmaker/feed'

/**
 * `npm run feed:check -- <log> [<log> …]` tells recorded feeds to a book, through each adapter that can carry them, and compares the state hashes. A log of a
 * bought feed goes through its own adapter: it shows what the book would make of it, which markets it does not know, and which lines it cannot read. Exits with 1 where hashes differ, with 2 where a log cannot be read.
 */
/** Of the lines that cannot be read. */
const mostNamed = 20

const files = process.argv.slice(2)
if (files.length === 0) {
  console.error('usage: npm run feed:check -- <log> [<log> …]')
  process.exitCode = 2
}
for (const file of files) check(file)

function check(file: string): void {
  try {
    const log = readLog(readFileSync(file, 'utf8'))
    const checked = checkLog(log, ourDefinitions)
    const agree = new Set(checked.map(({ hash }) => hash)).size === 1
    if (!agree) process.exitCode = Math.max(Number(process.exitCode ?? 0), 1)
    console.log(`${agree ? 'ok  ' : 'FAIL'} ${log.story} (${log.lines.length} lines)`)
    for (const { adapter, hash, book, byHand, unreadable } of checked) {
      const hidden = Object.entries(book.hidden).map(([market, count]) => `market ${market} hidden ${count}×`)
      const hand = byHand.length === 0 ? [] : [`by hand: ${[...new Set(byHand)].join(', ')}`]
      const events = `${[...eventsIn(book.events)].length} events`
      const count = unreadable.length === 0 ? [] : [`${unreadable.length} unreadable`]
      console.log(`     ${adapter.padEnd(8)} ${hash}  ${[events, ...hidden, ...hand, ...count].join(' · ')}`)
      for (const { number, why } of unreadable.slice(0, mostNamed)) console.log(`              line ${number}: ${why}`)
      if (unreadable.length > mostNamed) console.log(`              and ${unreadable.length - mostNamed} more`)
    }
  } catch (error) {
    console.error(`${file}: ${error instanceof Error ? error.message : error}`)
    process.exitCode = 2
  }
}
