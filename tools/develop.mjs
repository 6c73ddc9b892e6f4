import { watch } from 'node:fs'
import { join } from 'node:path'
import { buildStale } from './build.mjs'
import { ended, passSignalsOn, startServer } from './run-server.mjs'
import { root, Stop } from './step.mjs'

const restMs = 200
const notSource = /(^|[/\\])(node_modules|build|dist|\.react-router|\.cache)([/\\]|$)|\.test\.tsx?$|~$|\.swp$/

/** Starts the server, and again after every change: rebuilds stale applications, restarts the server and reloads open pages. */
export async function develop() {
  let server
  let leaving = false
  passSignalsOn((signal) => {
    leaving = true
    if (server) server.kill(signal)
    else process.exit(0)
  })
  const changes = watchSources()
  while (!leaving) {
    try {
      await buildStale()
      server = startServer({ ANDON_DEV: '1' })
      server.ended = ended(server)
    } catch (error) {
      if (!(error instanceof Stop)) throw error
      process.stderr.write(`\n${error.message}\n`)
    }
    await Promise.race([changes.next(), ...(server ? [untilLeft(server, () => leaving)] : [])])
    if (server) {
      server.kill('SIGTERM')
      await server.ended
      server = undefined
    }
    if (!leaving) process.stdout.write('\na file has changed\n')
  }
  process.exit(0)
}

/** Resolves when the server ended because this process stops; a server that crashed waits for the next change. */
async function untilLeft(server, isLeaving) {
  await server.ended
  if (!isLeaving()) await new Promise(() => undefined)
}

/** `next` resolves at the first change since it last resolved, including earlier unread ones. */
function watchSources() {
  let dirty = false
  let wake = () => undefined
  let timer
  for (const folder of ['apps', 'packages'])
    watch(join(root, folder), { recursive: true }, (_event, name) => {
      if (name === null || notSource.test(name)) return
      clearTimeout(timer)
      timer = setTimeout(() => {
        dirty = true
        wake()
      }, restMs)
    })
  return {
    async next() {
      if (!dirty)
        await new Promise((done) => {
          wake = done
        })
      dirty = false
    },
  }
}
