import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Loads a page with wrk: a load generator in JavaScript needs more time per request than the servers and would measure itself. */
export async function requestsPerSecond(
  url: string,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<number> {
  const load = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '30s', '-H', 'accept-encoding: gzip', url]
  const { stdout } = await run('wrk', load).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    throw new Error(
      'the benchmark of pages needs wrk: apt-get install wrk, brew install wrk, or https://github.com/wg/wrk',
    )
  })
  const trouble = /^.*(?:Socket errors|Non-2xx).*$/m.exec(stdout)
  if (trouble) throw new Error(`${url}: ${trouble[0].trim()}`)
  const rate = Number(/Requests\/sec:\s*([\d.]+)/.exec(stdout)?.[1])
  if (!(rate > 0)) throw new Error(`wrk reported no rate for ${url}: ${stdout}`)
  return rate
}
