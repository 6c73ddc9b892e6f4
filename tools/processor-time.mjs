// How much processor time the processes that this one starts need: unlike time on the clock, it hardly depends on what else a machine does.
import { readdirSync, readFileSync } from 'node:fs'

const everyMs = 500
/** Of the clock of `/proc` on every Linux that Node runs on. */
const ticksPerSecond = 100

/** How long the reference work takes on the two quiet cores on which the budget was taken. */
const standardMs = 15
const referenceEveryMs = 5_000
/** It counts once it is compiled. */
const warmUps = 12
const reference = JSON.stringify(
  Array.from({ length: 30_000 }, (_, index) => ({ index, name: `player ${index % 977}` })),
)

/**
 * Watches the descendants of this process, also those whose parents have ended. Returns a stop watch: `begin()` returns what tells the seconds of processor time since, as they would be on
 * two quiet cores, or null where there is no `/proc`. What lives for less than half a second may be missed. The same work needs up to half as much processor time again on a busy machine, and other
 * machines are faster or slower: a piece of reference work, done every five seconds, says by how much.
 */
export function watchProcessorTime() {
  const known = new Map() // by process and start: numbers of processes are given again
  const referenceMs = []
  const look = () => {
    for (const [key, ticks] of descendants(known)) known.set(key, ticks)
  }
  const soFar = () => {
    look()
    return [...known.values()].reduce((sum, ticks) => sum + ticks, 0) / ticksPerSecond
  }
  try {
    look()
  } catch {
    return { begin: () => () => null }
  }
  for (let time = 0; time < warmUps; time += 1) workMs()
  setInterval(look, everyMs).unref()
  setInterval(() => referenceMs.push(workMs()), referenceEveryMs).unref()
  return {
    begin() {
      const [before, from] = [soFar(), referenceMs.length]
      return () => {
        const measured = referenceMs.length > from ? referenceMs.slice(from) : [workMs()]
        return ((soFar() - before) * standardMs) / mean(measured)
      }
    },
  }
}

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Processor time of the reference work, in milliseconds. */
function workMs() {
  const { user, system } = process.cpuUsage()
  JSON.stringify(JSON.parse(reference).sort((one, other) => (one.name < other.name ? -1 : 1)))
  const used = process.cpuUsage({ user, system })
  return (used.user + used.system) / 1000
}

function descendants(known) {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(readProcess)
    .filter(Boolean)
  const byNumber = new Map(processes.map((one) => [one.pid, one]))
  const isOurs = (one) =>
    known.has(one.key) || one.parent === process.pid || (byNumber.has(one.parent) && isOurs(byNumber.get(one.parent)))
  return processes.filter((one) => one.pid !== process.pid && isOurs(one)).map(({ key, ticks }) => [key, ticks])
}

/** Undefined: it has ended meanwhile. */
function readProcess(name) {
  let stat
  try {
    stat = readFileSync(`/proc/${name}/stat`, 'utf8')
  } catch {
    return undefined
  }
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ') // from the third one on: the name before may contain anything
  const [parent, user, system, start] = [1, 11, 12, 19].map((at) => Number(fields[at]))
  return { pid: Number(name), parent, key: `${name} ${start}`, ticks: user + system }
}
